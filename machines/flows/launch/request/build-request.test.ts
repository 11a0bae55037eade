import { describe, expect, it } from 'vitest';
import { emptyDraft, unfinishedTests } from '#schema/rules/launch/request-draft.ts';
import { exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { walk } from '#machines/testing/walk.ts';
import { requestOf, savedDraft } from '../launch.builders.ts';
import { buildRequestMachine } from './build-request.ts';
import type { BuildRequestEvent } from './build-request.setup.ts';
import type { LoadedDraft } from './build-request.rules.ts';
import { selectCanRemove, selectLimitReason, selectStage, selectTests, selectUnfinished } from './build-request.selectors.ts';
import { ann, building, input, openWith, own, readingOf, receipt, sharedTo } from './build-request.builders.ts';

describe('building a request', () => {
  it('takes every transition', { timeout: 400_000 }, () => {
    const begun = { ...requestOf(2), wizard: { testId: 't1', step: 'app' as const, values: exploratory() } };
    const conflict: LoadedDraft = { kind: 'conflicting', saved: savedDraft(requestOf(2)), newer: savedDraft(requestOf(1), 9), of: own };
    const events: readonly BuildRequestEvent[] = [
      { type: 'load.retry' },
      { type: 'draft.takeOver' },
      { type: 'draft.keepMine' },
      { type: 'draft.takeTheirs' },
      { type: 'draft.begin' },
      { type: 'draft.closed' },
      { type: 'draft.shared', version: 4 },
      { type: 'draft.gone' },
      { type: 'draft.followed', saved: savedDraft(begun, 3), holder: null, of: own },
      { type: 'draft.followed', saved: savedDraft(emptyDraft('UTC'), 3), holder: null, of: own },
      { type: 'draft.taken', by: ann, unsent: false },
      { type: 'draft.taken', by: ann, unsent: true },
      { type: 'draft.discard' },
      { type: 'draft.restore' },
      { type: 'draft.saved', version: 2, savedAt: input.openedAt },
      { type: 'draft.outdated', newer: savedDraft(requestOf(1), 9) },
      { type: 'clock.ticked', at: '2026-11-21T09:00:30.000Z' },
      { type: 'test.begin', testId: 'n' },
      { type: 'test.edit', testId: 't1', step: 'scope' },
      { type: 'test.duplicate', testId: 't1', copyId: 'c' },
      { type: 'test.duplicate', testId: 'removed', copyId: 'c' },
      { type: 'test.remove', testId: 't1' },
      { type: 'removal.confirm' },
      { type: 'removal.cancel' },
      { type: 'wizard.resume' },
      { type: 'wizard.leave' },
      { type: 'draft.launched', receipt },
      { type: 'unread.forget' },
      { type: 'test.abandon', testId: 'n' },
      { type: 'test.bringBack', draftId: 'd1', test: { testId: 'n', step: 'app', values: exploratory() } },
      { type: 'test.bringBack', draftId: 'another', test: { testId: 'n', step: 'app', values: exploratory() } },
      { type: 'wizard.changed', step: 'app', values: exploratory() },
      { type: 'name.change', name: '' },
      { type: 'files.change', files: [{ id: 'f1', name: 'App.ipa', mediaKind: 'archive', size: 7 }] },
      { type: 'schedule.changed', schedule: launchNow('UTC') },
      { type: 'request.launch' },
    ];
    expect(
      walk(buildRequestMachine, {
        inputs: [input],
        events,
        outcomes: {
          loadDraft: {
            outputs: [
              openWith(requestOf(2)),
              openWith({ ...requestOf(1), unread: [{ field: 'notes', of: '', value: 'Ask Ann' }] }),
              openWith(requestOf(1), { of: sharedTo('edit') }),
              readingOf(begun, ann),
              readingOf(begun, ann, sharedTo('view')),
              { kind: 'missing' },
              conflict,
              { kind: 'launched', receipt, draft: requestOf(1) },
            ],
            errors: [new Error('offline')],
          },
          keepDraft: { errors: [new Error('broken')] },
          watchClock: { errors: [new Error('broken')] },
          watchDraft: { errors: [new Error('broken')] },
          chooseSchedule: { errors: [new Error('broken')] },
          launchWizard: { outputs: [{ testId: 'n', values: exploratory() }], errors: [new Error('broken')] },
          setDraftAside: { outputs: ['d2'], errors: [new Error('offline')] },
          discardDraft: { outputs: [{ refusal: null, version: 4 }, { refusal: 'Ann launched it.' }], errors: [new Error('offline')] },
          restoreDraft: { outputs: [null, 'You brought this draft back since.'], errors: [new Error('offline')] },
          launchRequest: {
            outputs: [
              { kind: 'launched', receipt, isLate: false, held: null },
              { kind: 'launched', receipt, isLate: true, held: null },
              { kind: 'refused', refusals: [] },
            ],
            errors: [new Error('lost')],
          },
        },
        project: ({ context }) => [
          context.draft.tests.length > 1,
          context.of.refused['draft.save'],
          context.of.refused['draft.discard'],
          context.unsent,
          context.draft.wizard !== null,
          context.newer !== null,
          context.draft.name === '',
          context.discarded !== null,
          unfinishedTests(context.draft).length > 0,
        ],
      }).missed,
    ).toEqual([]);
  });

  it('asks before it removes a test, and never removes the last', async () => {
    const { actor, send } = await building(openWith(requestOf(2)));
    send({ type: 'test.remove', testId: 't1' }, { type: 'removal.cancel' });
    expect(selectTests(actor.getSnapshot()).length).toBe(2);
    send({ type: 'test.remove', testId: 't1' }, { type: 'removal.confirm' });
    expect([selectTests(actor.getSnapshot()).map(({ id }) => id), selectCanRemove(actor.getSnapshot())]).toEqual([['t2'], false]);
  });

  it('brings back a test that was thrown away before it was finished', async () => {
    const { actor, send } = await building(openWith(requestOf(1, { wizard: { testId: 'n', step: 'scope', values: exploratory() } })));
    const thrown: unknown[] = [];
    actor.on('test.abandoned', ({ draftId, test }) => thrown.push([draftId, test]));
    send({ type: 'test.abandon', testId: 't1' }, { type: 'test.abandon', testId: 'n' });
    const test = { testId: 'n', step: 'scope' as const, values: exploratory() };
    expect([thrown, selectUnfinished(actor.getSnapshot())]).toEqual([[['d1', test]], []]);
    send({ type: 'test.bringBack', draftId: 'd2', test });
    expect(selectUnfinished(actor.getSnapshot())).toEqual([]);
    send({ type: 'test.bringBack', draftId: 'd1', test }, { type: 'test.bringBack', draftId: 'd1', test });
    expect(selectUnfinished(actor.getSnapshot()).map(({ testId, step }) => [testId, step])).toEqual([['n', 'scope']]);
  });

  it('tells the changes to a test of the request from a test that is not part of it', async () => {
    const begun = { testId: 'n', step: 'scope' as const, values: exploratory({ name: 'Begun' }) };
    const changed = { testId: 't1', step: 'app' as const, values: exploratory({ name: 'Renamed' }) };
    const { actor, send } = await building(openWith(requestOf(1, { parked: [begun], wizard: changed })));
    const thrown: (readonly [string, string | null])[] = [];
    actor.on('test.abandoned', ({ test, heldAs }) => thrown.push([test.testId, heldAs]));
    expect(selectUnfinished(actor.getSnapshot())).toEqual([
      { ...begun, heldAs: null },
      { ...changed, heldAs: 'Test #1' },
    ]);
    send({ type: 'test.abandon', testId: 'n' }, { type: 'test.abandon', testId: 't1' });
    expect([thrown, selectTests(actor.getSnapshot()).map(({ id }) => id)]).toEqual([
      [
        ['n', null],
        ['t1', 'Test #1'],
      ],
      ['t1'],
    ]);
  });

  it('LA-225 LA-226 LA-227: takes no eleventh test and says why', async () => {
    const { actor, send } = await building(openWith(requestOf(9)));
    expect(selectLimitReason(actor.getSnapshot())).toBeNull();
    send({ type: 'test.duplicate', testId: 't1', copyId: 'c1' }, { type: 'test.duplicate', testId: 't1', copyId: 'c2' });
    expect([selectTests(actor.getSnapshot()).length, selectLimitReason(actor.getSnapshot())]).toEqual([
      10,
      'You have reached the limit of 10 tests per request.',
    ]);
    expect(actor.getSnapshot().can({ type: 'test.begin', testId: 'n' })).toBe(false);
  });

  it('LA-220 LA-221: keeps the test of the wizard beside the request until it is added', async () => {
    const { actor, send } = await building(openWith(requestOf(1)));
    const settledTests: boolean[] = [];
    actor.on('test.settled', ({ added }) => settledTests.push(added));
    send({ type: 'test.begin', testId: 'n' });
    const wizard = () => actor.getSnapshot().children.launchWizard;
    wizard()?.send({ type: 'values.changed', values: exploratory({ name: 'Checkout' }) });
    expect([selectTests(actor.getSnapshot()).length, actor.getSnapshot().context.draft.wizard?.values.name]).toEqual([1, 'Checkout']);
    wizard()?.send({ type: 'step.open', step: 'review' });
    wizard()?.getSnapshot().children.reviewStep?.send({ type: 'step.submit' });
    expect([selectStage(actor.getSnapshot()), selectTests(actor.getSnapshot()).map(({ id }) => id), settledTests]).toEqual([
      'summary',
      ['t1', 'n'],
      [true],
    ]);
    send({ type: 'test.edit', testId: 'n', step: 'review' });
    wizard()?.getSnapshot().children.reviewStep?.send({ type: 'step.submit' });
    expect([selectTests(actor.getSnapshot()).map(({ id }) => id), settledTests]).toEqual([
      ['t1', 'n'],
      [true, false],
    ]);
  });

  it('leaves the wizard without losing what was typed in it', async () => {
    const { actor, send } = await building(openWith(emptyDraft('UTC')));
    send(
      { type: 'test.begin', testId: 'n' },
      { type: 'wizard.changed', step: 'app', values: { ...newRequestedTest(1), activity: 'exploratory' } },
      { type: 'wizard.leave' },
    );
    expect([selectStage(actor.getSnapshot()), actor.getSnapshot().context.draft.wizard?.step]).toEqual(['summary', 'app']);
    send({ type: 'wizard.resume' });
    expect(actor.getSnapshot().children.launchWizard?.getSnapshot().context.step).toBe('app');
  });
});
