import { describe, expect, it } from 'vitest';
import { isElsewhere, nothingShown, onceOver, onceShown, onceWished, wasShown, wishFor } from './until-shown.ts';
import type { UntilShown } from './until-shown.ts';

const nothing: UntilShown<string> = nothingShown;

describe('what waits until it is shown', () => {
  it('is the latest wish of the thing that is waited for', () => {
    const until = onceWished(onceWished(nothing, 'a', 'accept'), 'a', 'reject');
    expect([wishFor(until, 'a'), wishFor(until, 'b'), isElsewhere(until, 'a'), isElsewhere(until, 'b')]).toEqual([
      'reject',
      null,
      false,
      true,
    ]);
    expect([wishFor(onceOver(until), 'a'), isElsewhere(onceOver(until), 'b')]).toEqual([null, false]);
  });

  it('was shown once it was, each once, the last two hundred', () => {
    const twice = onceShown(onceShown(onceShown(nothing, 'a'), 'b'), 'a');
    expect([twice.shown, wasShown(twice, 'b'), wasShown(nothing, 'b')]).toEqual([['b', 'a'], true, false]);
    const many = Array.from({ length: 200 }, (_, index) => `c${index}`).reduce(onceShown<string>, twice);
    expect([many.shown.length, wasShown(many, 'a'), wasShown(many, 'c0')]).toEqual([200, false, true]);
  });

  it('goes on waiting when something else is shown', () => {
    expect(wishFor(onceShown(onceWished(nothing, 'a', 'accept'), 'b'), 'a')).toBe('accept');
  });
});
