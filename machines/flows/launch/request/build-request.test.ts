import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { walk } from '#machines/testing/walk.ts';
import { requestOf } from '../launch.builders.ts';
import { buildRequestMachine } from './build-request.ts';
import { selectCanRemove, selectLimitReason, selectStage, selectTests, selectUnfinished } from './build-request.selectors.ts';
import { building, openWith, buildRequestSamples } from './build-request.builders.ts';

describe('building a request', () => {
  it('takes every transition', { timeout: 400_000 }, () => {
    expect(walk(buildRequestMachine, buildRequestSamples).missed).toEqual([]);
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
