import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { SavedDraft } from '../drafts/keep-draft.ts';
import { requestOf, savedDraft } from '../launch.builders.ts';
import { chooseDraft, reconcile } from './build-request.rules.ts';

describe('two places that keep one draft', () => {
  const fresh: SavedDraft = { draftId: 'new', version: 0, savedAt: null, draft: emptyDraft('UTC') };
  const saved = savedDraft(requestOf(1), 4);
  const server = { saved, by: 'another device', stamp: 0 };
  const copy = (version: number, unsent: boolean, stamp = 5) => ({ saved: savedDraft(requestOf(2), version), unsent, stamp });
  const between = (...[of, kept]: [Parameters<typeof reconcile>[0], Parameters<typeof reconcile>[1]]) => reconcile(of, kept, fresh, 'mine');

  it('agree on the newer one', () => {
    expect(between(null, null)).toEqual({ kind: 'open', saved: fresh, unsent: false });
    expect(between(server, null)).toEqual({ kind: 'open', saved, unsent: false });
    expect(between(server, copy(4, false))).toEqual({ kind: 'open', saved, unsent: false });
    expect(between(server, copy(4, true))).toEqual({ kind: 'open', saved: copy(4, true).saved, unsent: true });
    expect(between(null, copy(0, true))).toEqual({ kind: 'open', saved: copy(0, true).saved, unsent: true });
  });

  it('ask only when another device saved the newer one', () => {
    expect(between(server, copy(3, true))).toEqual({ kind: 'conflicting', saved: copy(3, true).saved, newer: saved });
    expect(between({ saved, by: 'mine', stamp: 4 }, copy(3, true))).toEqual({
      kind: 'open',
      saved: { ...saved, draft: copy(3, true).saved.draft },
      unsent: true,
    });
  });
});

describe('a device that could not keep its copy any more', () => {
  it('goes on with what it saved last', () => {
    const saved = savedDraft(requestOf(1), 9);
    const old = { saved: savedDraft(requestOf(2), 3), unsent: true, stamp: 4 };
    expect(reconcile({ saved, by: 'mine', stamp: 5 }, old, saved, 'mine')).toEqual({ kind: 'open', saved, unsent: false });
  });
});

describe('the draft an address means', () => {
  const copyOf = (draftId: string, draft: RequestDraft, unsent: boolean) => ({
    saved: { ...savedDraft(draft), draftId },
    unsent,
    stamp: 1,
  });
  const begun = { ...emptyDraft('UTC'), wizard: { testId: 'n', step: 'app' as const, values: newRequestedTest(1) } };
  const listed = [
    { id: 'late', testIds: ['x'] },
    { id: 'early', testIds: ['y'] },
  ];
  const wish = (draftId: string | null, testId: string | null, copies = [copyOf('sent', requestOf(1), false)]) =>
    chooseDraft({ draftId, testId }, listed, copies);

  it('is the one it names, or the one that holds its test', () => {
    expect([wish('d9', 'x'), wish(null, 'y'), wish(null, 't1'), wish('new', 'n', [copyOf('begun', begun, true)])]).toEqual([
      'd9',
      'early',
      'sent',
      'begun',
    ]);
  });

  it('is else what was typed here and never sent, or what was saved last', () => {
    expect([wish(null, null, [copyOf('typed', requestOf(1), true)]), wish(null, 'gone'), wish('new', null)]).toEqual([
      'typed',
      'late',
      null,
    ]);
    expect([chooseDraft({ draftId: null, testId: null }, [], []), wish(null, null, [copyOf('begun', begun, true)])]).toEqual([
      null,
      'late',
    ]);
  });
});
