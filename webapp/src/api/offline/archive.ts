/** The files of the engine's archive. */
const BLOCK = 512;

/** The files of a tar archive in the form `ustar`, as views of its bytes. */
export function* filesOf(tar: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  const text = (from: number, length: number) => {
    const end = tar.indexOf(0, from);
    return new TextDecoder().decode(tar.subarray(from, end < 0 ? from + length : Math.min(end, from + length)));
  };
  for (let at = 0; tar[at];) {
    const [name, size, prefix] = [text(at, 100), parseInt(text(at + 124, 12), 8), text(at + 345, 155)];
    at += BLOCK;
    if (at + size > tar.length) throw new Error(`${name} is cut off`);
    yield [prefix ? `${prefix}/${name}` : name, tar.subarray(at, at + size)];
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}
