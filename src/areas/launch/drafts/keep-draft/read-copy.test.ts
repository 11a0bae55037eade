import { describe, expect, it } from 'vitest';
import { faultsOf } from '#schema/rules/fit.builders.ts';
import { isRecord } from '#schema/rules/fit.ts';
import { draftShape, laterStart } from '#schema/rules/launch/saved.builders.ts';
import { isUnsent, keptAt, readCopy } from './draft-store.ts';
import { passStamp, readStamp, stampOf } from '#src/keeping/stamps.ts';

const draft = {
  name: 'Release',
  schedule: laterStart,
  tests: [{ id: 't1', values: { name: 'Paying', testCases: [{ name: 'Pay', steps: [{ instruction: 'Press' }] }] } }],
};
const copyOf = (of: unknown, more: object = {}) => ({
  saved: { draftId: 'd1', version: 3, savedAt: '2026-11-21T09:00:00.000Z', draft: of },
  unsent: false,
  stamp: 7,
  keptAt: 9,
  ...more,
});
const read = (kept: unknown) => readCopy(kept, 'by its place', 'UTC');
const unreadIn = (kept: unknown) => read(kept)?.saved.draft.unread;

describe('a copy of a draft on this device', () => {
  it('is kept or put aside, part by part, as text and as the value of an older build', () => {
    const asText = (of: unknown) => read(copyOf(JSON.stringify(of)))?.saved.draft;
    expect(faultsOf(draft, asText, draftShape)).toEqual([]);
    expect(faultsOf(draft, (of) => (isRecord(of) ? read(copyOf(of))?.saved.draft : asText(of)), draftShape)).toEqual([]);
  });

  it('is put aside where it is no draft at all', () => {
    expect([unreadIn(copyOf('{"name":')), unreadIn('rubbish'), unreadIn({ saved: 'rubbish' }), unreadIn({ more: 1 })]).toEqual([
      [{ field: 'draft', of: '', value: '{"name":' }],
      [{ field: 'draft', of: '', value: 'rubbish' }],
      [{ field: 'draft', of: '', value: 'rubbish' }],
      [{ field: 'more', of: '', value: 1 }],
    ]);
    expect([read(undefined), read(null)]).toEqual([null, null]);
  });

  it('is under its place, without a version and unsent where it does not say', () => {
    const told = (kept: unknown) => {
      const copy = read(kept);
      return [copy?.saved.draftId, copy?.saved.version, copy?.unsent, copy?.stamp];
    };
    expect(told(copyOf(draft))).toEqual(['d1', 3, false, 7]);
    for (const version of ['3', -1, 1.5, Number.NaN, null])
      expect(told({ saved: { draftId: 7, version, draft }, stamp: Number.NaN })).toEqual(['by its place', 0, true, 0]);
    expect([isUnsent({}), isUnsent({ unsent: 'x' }), keptAt({ keptAt: 'never' }), keptAt(null)]).toEqual([true, true, 0, 0]);
  });
});

describe('a stamp', () => {
  it('is none where no clock can have given it, so that the next ones still grow', () => {
    expect(['5', 5, 'x', '', null, Number.NaN, Infinity, 1e300, -1, 1.5, {}].map(readStamp)).toEqual([5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for (const kept of ['x', 1e300, Number.NaN]) passStamp(readStamp(kept));
    const [one, other] = [stampOf({}), stampOf({})];
    expect(other > one).toBe(true);
  });
});
