/** Soft hyphens in long words: not every browser hyphenates, and our words must break only here. */
const HYPHEN = '\u00ad';

/** Russian: between syllables, found by their shape; never after the first letter. */
const SYLLABLE = /[аеёиоуыэюя](?:[б-джзй-нп-тф-щ][ьъ]?)?(?=[б-джзк-нп-тф-щ]{1,2}[аеёиоуыэюя][а-яё])/gi;

/** English has no such rule: the long names with their hyphens. */
const ENGLISH = `Ad-min-is-tra-tor Auc-tion-eer Bone-riders Code-breaker Con-ver-sation-al-ist Mag-is-trate
  Pathol-o-gist Psychol-o-gist Quick-silver Re-search-er Snow-sparrow Tele-manus Tele-manuses`;
const placed = new Map(ENGLISH.split(/\s+/).map((word) => [word.replaceAll('-', ''), word.replaceAll('-', HYPHEN)]));

/** The letters of a word that is broken although a line of its own is there: in labels and buttons. */
export const LONG = 12;

/** Russian words of so many letters get their hyphens; a shorter one goes to the next line as a whole. */
export function hyphenated(text: string, letters = 7): string {
  return text
    .replace(/[а-яё]{7,}/gi, (word) =>
      word.length < letters
        ? word
        : word.replace(SYLLABLE, (syllable, at: number) => (at > 0 ? syllable + HYPHEN : syllable)),
    )
    .replace(/[a-z]{9,}/gi, (word) => placed.get(word) ?? word);
}
