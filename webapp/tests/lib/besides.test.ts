import { describe, expect, it } from 'vitest';
import { besides } from '../../src/lib/browser/besides';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const phone = box(0, 0, 390, 844);
const bubble = { width: 330, height: 150 };

describe('a bubble', () => {
  it('stands below or above what it explains', () => {
    expect(besides(box(0, 60, 390, 400), bubble, phone, 12).top).toBe(412);
    expect(besides(box(100, 760, 380, 830), bubble, phone, 12).top).toBe(598);
  });
  it('stands at its side where the element is as high as the screen', () => {
    const desktop = box(0, 0, 1440, 900);
    expect(besides(box(0, 60, 900, 890), bubble, desktop, 12)).toMatchObject({ left: 912 });
  });
  it('keeps away from a notch and from the home indicator', () => {
    const landscape = box(59, 0, 785, 369);
    expect(besides(box(0, 100, 60, 140), bubble, landscape, 12).left).toBe(71);
    expect(besides(box(300, 0, 500, 360), bubble, landscape, 12).top + bubble.height).toBeLessThanOrEqual(357);
  });
  it('covers as little as it can of what fills the screen', () => {
    expect(besides(box(0, 200, 390, 844), bubble, phone, 12).top).toBe(38);
  });
});
