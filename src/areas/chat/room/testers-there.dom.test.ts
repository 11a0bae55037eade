import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestersThere } from './testers-there.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const world = () => {
  const there = new TestersThere();
  const shown: string[] = [];
  there.subscribe(() => shown.push([...there.getSnapshot()].join(' ')));
  let number = 0;
  const tell = (...testers: readonly (readonly [participantId: string, seconds: number])[]) => {
    number += 1;
    there.take({ number: String(number), testers: testers.map(([participantId, seconds]) => ({ participantId, seconds })) });
  };
  return { there, shown, tell, restart: () => (number = 0) };
};

it('shows a tester for as long as was told last, and not a moment longer', () => {
  const { shown, tell } = world();
  tell(['ann', 60]);
  vi.advanceTimersByTime(40_000);
  tell(['ann', 60], ['ben', 30]);
  vi.advanceTimersByTime(30_000);
  expect(shown).toEqual(['ann', 'ann ben', 'ann']);
  vi.advanceTimersByTime(29_999);
  expect(shown).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('');
});

it('shows nobody who left, who is not there when it is told anew, or while nothing can be told', () => {
  const { there, shown, tell, restart } = world();
  tell(['ann', 60], ['ben', 60]);
  tell(['ann', 0]);
  expect(shown.at(-1)).toBe('ben');
  restart();
  tell(['cara', 60]);
  expect(shown.at(-1)).toBe('cara');
  restart();
  tell();
  expect(shown.at(-1)).toBe('');
  tell(['dan', 60]);
  there.forget();
  expect(shown.at(-1)).toBe('');
  const before = shown.length;
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveLength(before);
});
