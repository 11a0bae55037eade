import { afterEach, expect, it } from 'vitest';
import { absoluteWords, bothWords } from './relative-time.tsx';
import { ownZone, readerWords, readerZone } from './reader-dates.ts';

const at = '2026-11-22T23:30:00.000Z';

afterEach(() => localStorage.clear());

it('writes dates as the specification does where nothing was chosen', () => {
  expect([absoluteWords(at), readerZone()]).toEqual(['22 Nov 2026, 23:30 UTC', ownZone()]);
});

it('writes dates in the chosen language, in UTC still, and beside it on the chosen clock', () => {
  localStorage.setItem('muster.dates', 'en-US');
  localStorage.setItem('muster.zone', 'Europe/Berlin');
  expect(absoluteWords(at)).toBe('Nov 22, 2026, 23:30 UTC');
  expect(bothWords(at)).toBe('Nov 22, 2026, 23:30 UTC\nNov 23, 2026, 00:30 Europe/Berlin');
  expect(readerWords(at, 'day')).toBe('Nov 22');
});

it('does without what this browser does not know', () => {
  localStorage.setItem('muster.dates', 'not a language');
  localStorage.setItem('muster.zone', 'Middle/Earth');
  expect([absoluteWords(at), readerZone()]).toEqual(['22 Nov 2026, 23:30 UTC', ownZone()]);
});
