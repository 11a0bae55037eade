import { expect, it } from 'vitest';
import type { BusEvent } from '#server/workflow/bus.ts';
import { Presence } from './presence.ts';

const start = Date.parse('2026-01-01T00:00:00.000Z');
const at = (seconds: number): number => start + seconds * 1000;

/** Who is there, at a time that the test sets. */
const world = () => {
  const time = { now: new Date(start) };
  let hear: (event: BusEvent) => void = () => undefined;
  const listen = (listener: typeof hear) => {
    hear = listener;
    return () => undefined;
  };
  const presence = new Presence({ listen }, { now: () => time.now });
  const tell = (testId: string, there: readonly (readonly [string, number])[], kind = 'there') =>
    hear({ organizationId: 'o', topic: 'presence', testId, entityId: null, payload: { kind, there } });
  const wait = (seconds: number) => {
    time.now = new Date(at(seconds));
  };
  const names = (testId: string) => presence.of(testId).map(([id]) => id);
  return { tell, wait, names };
};

it('counts a tester as there until the time that was told, by the clock of the server, when the gateway falls silent', () => {
  const { tell, wait, names } = world();
  tell('t', [
    ['ann', at(60)],
    ['ben', at(90)],
  ]);
  wait(59.999);
  expect(names('t')).toEqual(['ann', 'ben']);
  wait(60);
  expect(names('t')).toEqual(['ben']);
  tell('t', [['ben', at(120)]]);
  wait(119);
  expect(names('t')).toEqual(['ben']);
  wait(120);
  expect(names('t')).toEqual([]);
});

it('forgets who left at once, keeps tests apart, and hears nothing else', () => {
  const { tell, names } = world();
  tell('t', [['ann', at(60)]]);
  tell('other', [['ben', at(60)]]);
  tell('t', [['cara', at(60)]], 'typing');
  expect([names('t'), names('other')]).toEqual([['ann'], ['ben']]);
  tell('t', [['ann', 0]]);
  expect([names('t'), names('other')]).toEqual([[], ['ben']]);
});
