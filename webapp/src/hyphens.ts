/** Long words with places to break them: not every browser knows any, and none of ours may be broken elsewhere. */
const HYPHEN = '\u00ad';

/** In Russian between syllables, by their shape. */
const SYLLABLE = /(?<=[а-яё])[аеёиоуыэюя](?:[б-джзй-нп-тф-щ][ьъ]?)?(?=[б-джзк-нп-тф-щ]{1,2}[аеёиоуыэюя][а-яё])/gi;

/** English has no such rule: its long names are written here with their places. */
const ENGLISH = `Ad-min-is-tra-tor Auc-tion-eer Bone-riders Code-breaker Con-ver-sation-al-ist Mag-is-trate
  Pathol-o-gist Psychol-o-gist Quick-silver Re-search-er Snow-sparrow Tele-manus Tele-manuses`;
const placed = new Map(ENGLISH.split(/\s+/).map((word) => [word.replaceAll('-', ''), word.replaceAll('-', HYPHEN)]));

export function broken(text: string): string {
  return text
    .replace(/[а-яё]{7,}/gi, (word) => word.replace(SYLLABLE, `$&${HYPHEN}`))
    .replace(/[a-z]{9,}/gi, (word) => placed.get(word) ?? word);
}
