import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/api/offline/archive';

function archive(files: Record<string, string>): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return new Uint8Array(execFileSync('tar', ['-c', '--format=ustar', '-C', folder, ...Object.keys(files)]));
}

test('the files of an archive, also with long names, empty, and of a whole block', () => {
  const long = `${'folder/'.repeat(15)}file.json`;
  const files = { 'a.txt': 'one', [long]: 'x'.repeat(512), 'b/empty.txt': '', 'б.txt': 'два' };
  const found = [...filesOf(archive(files))].map(([name, content]) => [name, new TextDecoder().decode(content)]);
  expect(Object.fromEntries(found)).toEqual(files);
});

test('an archive that was cut off is refused', () => {
  const whole = archive({ 'a.txt': 'x'.repeat(3000) });
  expect(() => [...filesOf(whole.subarray(0, 1500))]).toThrow('cut off');
});
