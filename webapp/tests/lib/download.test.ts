import { afterEach, expect, test, vi } from 'vitest';
import { download } from '../../src/lib/browser/download';

afterEach(() => vi.unstubAllGlobals());

/** A device that shares like this; returns the names of the files that were saved as downloads. */
function device(navigator: object): string[] {
  const saved: string[] = [];
  const link = { download: '', click: () => saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.stubGlobal('navigator', navigator);
  return saved;
}

test('a browser downloads a file, also Safari in a tab', () => {
  const share = vi.fn();
  for (const standalone of [{}, { standalone: false }]) {
    const saved = device({ canShare: () => true, share, ...standalone });
    download('backup.json', { games: [] });
    expect(saved).toEqual(['backup.json']);
  }
  expect(share).not.toHaveBeenCalled();
});

test('the app on the home screen shares a file, and does nothing more when the player closes the sheet', async () => {
  const share = vi.fn((_: { files: File[] }) => Promise.reject(new DOMException('', 'AbortError')));
  const saved = device({ standalone: true, canShare: () => true, share });
  download('backup.json', { games: [] });
  await Promise.resolve();
  expect(await share.mock.calls[0]![0].files[0]!.text()).toBe('{\n "games": []\n}\n');
  expect(saved).toEqual([]);
});

test('a file that cannot be shared is downloaded', async () => {
  const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  for (const canShare of [() => true, () => false, undefined]) {
    const saved = device({ standalone: true, canShare, share: refused });
    download('backup.json', {});
    await vi.waitFor(() => expect(saved).toEqual(['backup.json']));
  }
});
