import { describe, expect, it } from 'vitest';
import { faults, targets } from '../../oldest.js';

describe('The oldest supported browsers', () => {
  it('are named for the build', () => {
    expect(targets()).toContain('safari16');
    expect(targets().map((one) => one.replace(/[\d.]+/, ''))).toEqual(['chrome', 'firefox', 'ios', 'safari']);
  });

  it('cannot read a lookbehind or newer syntax', () => {
    expect(faults('export const a = /(?<=a)b/;').length).toBeGreaterThan(0);
    expect(faults('export const a = /[a--b]/v;').length).toBeGreaterThan(0);
    expect(faults('using a = open();').length).toBeGreaterThan(0);
  });

  it('lack what came later', () => {
    expect(faults('Object.groupBy([], (one) => one);').length).toBeGreaterThan(0);
    expect(faults('Promise.withResolvers();').length).toBeGreaterThan(0);
    expect(faults('new EyeDropper();').length).toBeGreaterThan(0);
  });

  it('run everything else', () => {
    expect(faults('export const last = [1].findLast((one) => one > 0)?.toFixed(); structuredClone({});')).toEqual([]);
  });
});
