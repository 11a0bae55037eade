import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spoiled } from '#schema/rules/fit.builders.ts';
import { laterStart, weeklyStart } from '#schema/rules/launch/saved.builders.ts';
import { outcomeIn } from '../../connect/external-launch/launch-outcome-state.ts';
import { carriedIn } from './launch-state.ts';
import { firstStartOf } from '../success/success.host.tsx';

const at = fc.constantFrom(
  '2026-11-21T09:00:00.000Z',
  '2026-02-30T09:00:00.000Z',
  '2026-11-21T24:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
);
const state = fc
  .tuple(fc.constantFrom(laterStart, weeklyStart), at)
  .chain(([schedule, moment]) =>
    spoiled({
      chosen: { schedule, at: moment },
      receipt: { id: 'r1', name: 'Release', url: '/results/r1' },
      requestName: 'Release',
      testId: 't1',
      cases: 'failing',
      isAnswered: true,
      launchError: { code: 'invalid', message: 'No.' },
      launchedTestId: 'a1',
    }),
  )
  .map((entry) => Object(entry) as object);
const isText = (value: unknown): boolean => value === null || typeof value === 'string';

it('takes every test case of a clone along, unless the failed ones or some are asked for', () => {
  expect(
    [{}, { cases: 'all' }, { cases: 'every' }, { cases: 'failing' }, { cases: ['c1', 2, 'c2'] }, { cases: [] }].map(
      (state) => carriedIn(state).cases,
    ),
  ).toEqual(['every', 'every', 'every', 'failing', ['c1', 'c2'], 'every']);
});

describe('whatever an entry of the history carries', () => {
  it('is read as what it should be, or is nothing', () => {
    fc.assert(
      fc.property(state, (carried) => {
        const start = firstStartOf(carried);
        if (start !== null) expect([typeof start.isWeekly, Number.isNaN(Date.parse(start.at))]).toEqual(['boolean', false]);
        const { testId, draftId, requestName, receipt, cases } = carriedIn(carried);
        const { id, name, url } = receipt ?? { id: '', name: '', url: '' };
        const error = outcomeIn(carried).launchError ?? { code: '', message: '' };
        expect([id, name, url, error.code, error.message].every((text) => typeof text === 'string')).toBe(true);
        expect([testId, draftId, requestName, outcomeIn(carried).launchedTestId].every(isText)).toBe(true);
        expect(typeof outcomeIn(carried).isAnswered).toBe('boolean');
        expect([cases].flat().every((one) => typeof one === 'string') && cases.length > 0).toBe(true);
      }),
      { seed: 14, numRuns: 1_000 },
    );
  });
});
