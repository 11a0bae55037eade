import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { exploratory, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { walk } from '#tests/support/walk.ts';
import { keepDraftMachine } from '../keep-draft/keep-draft.machine.ts';
import type { HoldAnswer, Holder, SavedDraft } from '../keep-draft/keep-draft.types.ts';
import { requestOf, savedDraft } from '../launch.builders.ts';
import { buildRequestMachine } from './build-request.machine.ts';
import { chooseDraft, reconcile } from './build-request.rules.ts';
import {
  selectCanRemove,
  selectHolder,
  selectIsReading,
  selectLaunchReason,
  selectLimitReason,
  selectMovedTest,
  selectName,
  selectProblemAt,
  selectReceipt,
  selectStage,
  selectTests,
} from './build-request.selectors.ts';
import type { BuildRequestEvent, LaunchAnswer, LoadedDraft, Ownership } from './build-request.types.ts';

const input = {
  flags: plainFlags,
  openedAt: '2026-11-21T09:00:00.000Z',
  sdlcStage: null,
  wished: { draftId: null, testId: null },
};
const own: Ownership = { access: 'own', owner: 'Mo Owner' };
const ann: Holder = { kind: 'device', name: 'Ann' };
const receipt = { id: 'a1', name: 'Release 11' };
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const openWith = (draft: RequestDraft, { unsent = false, moved = false, of = own } = {}): LoadedDraft => ({
  kind: 'open',
  saved: savedDraft(draft),
  unsent,
  moved,
  of,
});
const readingOf = (draft: RequestDraft, holder: Holder | null, of = own): LoadedDraft => ({
  kind: 'reading',
  saved: savedDraft(draft),
  holder,
  of,
});

type Launch = (sent: { key: string; name: string }) => Promise<LaunchAnswer>;
async function building(given: LoadedDraft | readonly LoadedDraft[], launch: Launch = async () => ({ kind: 'launched', receipt })) {
  const keys: string[] = [];
  const saves: SavedDraft[] = [];
  const loads: unknown[] = [];
  const found = [given].flat();
  const machine = buildRequestMachine.provide({
    actors: {
      loadDraft: fromPromise(async ({ input: asked }): Promise<LoadedDraft> => {
        loads.push(asked);
        return found[Math.min(loads.length, found.length) - 1] ?? { kind: 'missing' };
      }),
      discardDraft: fromPromise(async () => {}),
      restoreDraft: fromPromise(async () => {}),
      watchClock: fromCallback(() => {}),
      watchDraft: fromCallback(() => {}),
      launchRequest: fromPromise(async ({ input: { key, input: sent } }) => {
        keys.push(key);
        return launch({ key, name: sent.name });
      }),
      keepDraft: keepDraftMachine.provide({
        actors: {
          keepCopy: fromPromise(async () => {}),
          saveDraft: fromPromise(async ({ input: { saved } }) => {
            saves.push(saved);
            return { kind: 'saved' as const, version: saved.version + 1, savedAt: input.openedAt };
          }),
          holdDraft: fromPromise(async (): Promise<HoldAnswer> => ({ by: null })),
          giveDraft: fromPromise(async () => {}),
          watchPage: fromCallback(() => {}),
        },
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  await settle();
  return {
    actor,
    keys,
    saves,
    loads,
    send: (...events: readonly BuildRequestEvent[]) => {
      for (const event of events) actor.send(event);
    },
  };
}

describe('building a request', () => {
  it('takes every transition', () => {
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
      { type: 'draft.followed', saved: savedDraft(begun, 3), holder: null, of: own },
      { type: 'draft.taken', by: ann, unsent: false },
      { type: 'draft.discard' },
      { type: 'draft.restore' },
      { type: 'draft.saved', version: 2, savedAt: input.openedAt },
      { type: 'draft.outdated', newer: savedDraft(requestOf(1), 9) },
      { type: 'clock.ticked', at: '2026-11-21T09:00:30.000Z' },
      { type: 'test.begin', testId: 'n' },
      { type: 'test.edit', testId: 't1', step: 'scope' },
      { type: 'test.duplicate', testId: 't1', copyId: 'c' },
      { type: 'test.remove', testId: 't1' },
      { type: 'removal.confirm' },
      { type: 'removal.cancel' },
      { type: 'wizard.resume' },
      { type: 'wizard.leave' },
      { type: 'test.abandon', testId: 'n' },
      { type: 'wizard.changed', step: 'app', values: exploratory() },
      { type: 'name.change', name: '' },
      { type: 'schedule.changed', schedule: launchNow('UTC') },
      { type: 'request.launch' },
    ];
    expect(
      walk(buildRequestMachine, {
        inputs: [input],
        events,
        outcomes: {
          loadDraft: {
            outputs: [openWith(requestOf(2)), readingOf(begun, ann), { kind: 'missing' }, conflict, { kind: 'launched', receipt }],
            errors: [new Error('offline')],
          },
          keepDraft: { errors: [new Error('broken')] },
          watchClock: { errors: [new Error('broken')] },
          watchDraft: { errors: [new Error('broken')] },
          chooseSchedule: { errors: [new Error('broken')] },
          launchWizard: { outputs: [{ testId: 'n', values: exploratory() }], errors: [new Error('broken')] },
          discardDraft: { outputs: [undefined], errors: [new Error('offline')] },
          restoreDraft: { outputs: [undefined], errors: [new Error('offline')] },
          launchRequest: {
            outputs: [
              { kind: 'launched', receipt },
              { kind: 'refused', refusals: [] },
            ],
            errors: [new Error('lost')],
          },
        },
        project: ({ context }) => [
          context.draft.tests.length > 1,
          context.draft.wizard !== null,
          context.newer !== null,
          context.draft.name === '',
          context.discarded !== null,
        ],
      }).missed,
    ).toEqual([]);
  });

  it('never launches by being rebuilt, whatever was saved', async () => {
    const { keys, actor } = await building(openWith(requestOf(1)));
    expect([keys, selectStage(actor.getSnapshot())]).toEqual([[], 'summary']);
  });

  it('shows the receipt when the answer of a launch was lost', async () => {
    const { actor, keys } = await building({ kind: 'launched', receipt });
    expect([selectStage(actor.getSnapshot()), selectReceipt(actor.getSnapshot()), keys]).toEqual(['launched', receipt, []]);
  });

  it('LA-068 LA-069: asks before it removes a test, and never removes the last', async () => {
    const { actor, send } = await building(openWith(requestOf(2)));
    send({ type: 'test.remove', testId: 't1' }, { type: 'removal.cancel' });
    expect(selectTests(actor.getSnapshot()).length).toBe(2);
    send({ type: 'test.remove', testId: 't1' }, { type: 'removal.confirm' });
    expect([selectTests(actor.getSnapshot()).map(({ id }) => id), selectCanRemove(actor.getSnapshot())]).toEqual([['t2'], false]);
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

  it('says what stands in the way instead of launching', async () => {
    const { actor, keys, send } = await building(openWith(requestOf(1, { name: '' })));
    send({ type: 'request.launch' });
    expect([keys, selectLaunchReason(actor.getSnapshot()), selectProblemAt('name')(actor.getSnapshot())]).toEqual([
      [],
      'A test run name is required',
      'A test run name is required',
    ]);
  });

  it('launches once however often it is pressed', async () => {
    const { actor, keys, send } = await building(openWith(requestOf(1)));
    send({ type: 'request.launch' }, { type: 'request.launch' }, { type: 'request.launch' });
    await settle();
    expect([keys, selectStage(actor.getSnapshot()), actor.getSnapshot().output]).toEqual([['launch:d1:1'], 'launched', { receipt }]);
  });

  it('keeps what was typed last while it launches, and lets nobody take the draft meanwhile', async () => {
    const { actor, send, saves } = await building(openWith(requestOf(1)), () => new Promise(() => {}));
    send({ type: 'name.change', name: 'Release 12' }, { type: 'request.launch' }, { type: 'draft.taken', by: ann, unsent: true });
    await settle();
    expect([selectStage(actor.getSnapshot()), saves.map(({ draft }) => draft.name)]).toEqual(['launching', ['Release 12']]);
  });

  it('keeps the key while the answer is lost, and takes a new one after a refusal', async () => {
    const answers: (LaunchAnswer | Error)[] = [
      new Error('lost'),
      new Error('lost'),
      { kind: 'refused', refusals: [{ code: 'blank', message: 'Please provide the scope', path: 'requestedTests[0].inScope' }] },
      { kind: 'launched', receipt },
    ];
    const said: string[] = [];
    const { actor, keys, send } = await building(openWith(requestOf(1)), async () => {
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('none');
      return answer;
    });
    actor.on('request.refused', ({ message }) => said.push(message));
    for (let press = 0; press < 4; press += 1) {
      send({ type: 'request.launch' });
      await settle();
    }
    expect(keys).toEqual(['launch:d1:1', 'launch:d1:1', 'launch:d1:1', 'launch:d1:2']);
    expect(said.at(-1)).toBe('Please provide the scope');
  });

  it('LA-538: has its own words for a refusal without any', async () => {
    const said: string[] = [];
    const { actor, send } = await building(openWith(requestOf(1)), async () => ({ kind: 'refused', refusals: [] }));
    actor.on('request.refused', ({ message }) => said.push(message));
    send({ type: 'request.launch' });
    await settle();
    expect(said).toEqual(['There was an issue with launching test.']);
  });

  it('is read while somebody else types into it, page by page, until it is taken over', async () => {
    const begun = { ...requestOf(2), wizard: { testId: 't1', step: 'app' as const, values: exploratory() } };
    const { actor, send, loads } = await building([readingOf(begun, ann), openWith(begun)]);
    const stage = () => selectStage(actor.getSnapshot());
    const refused: readonly BuildRequestEvent[] = [
      { type: 'name.change', name: 'x' },
      { type: 'request.launch' },
      { type: 'draft.discard' },
      { type: 'test.begin', testId: 'n' },
    ];
    expect([stage(), selectIsReading(actor.getSnapshot()), refused.filter((event) => actor.getSnapshot().can(event))]).toEqual([
      'summary',
      true,
      [],
    ]);
    send({ type: 'test.edit', testId: 't2', step: 'scope' }, { type: 'wizard.changed', step: 'scope', values: newRequestedTest(1) });
    expect([stage(), actor.getSnapshot().context.draft.tests]).toEqual(['wizard', begun.tests]);
    send({ type: 'wizard.leave' }, { type: 'draft.takeOver' });
    await settle();
    expect([selectIsReading(actor.getSnapshot()), loads.at(-1)]).toEqual([
      false,
      { wished: { draftId: 'd1', testId: null }, takeOver: true, kept: null },
    ]);
  });

  it('is not taken over by somebody it is shared with to be read', async () => {
    const { actor } = await building(readingOf(requestOf(1), null, { access: 'view', owner: 'Mo' }));
    expect(actor.getSnapshot().can({ type: 'draft.takeOver' })).toBe(false);
  });

  it('is launched and discarded by its owner alone, who is named', async () => {
    const { actor, send, keys } = await building(openWith(requestOf(1), { of: { access: 'edit', owner: 'Mo Owner' } }));
    send({ type: 'request.launch' });
    await settle();
    expect([keys, selectLaunchReason(actor.getSnapshot()), actor.getSnapshot().can({ type: 'draft.discard' })]).toEqual([
      [],
      'This draft belongs to Mo Owner, who launches it.',
      false,
    ]);
  });

  it('follows what somebody else types', async () => {
    const { actor, send } = await building(readingOf(requestOf(1), ann));
    send({ type: 'draft.followed', saved: savedDraft(requestOf(2), 7), holder: null, of: own });
    expect([selectTests(actor.getSnapshot()).length, selectHolder(actor.getSnapshot())]).toEqual([2, null]);
    send({ type: 'draft.closed' });
    expect(selectStage(actor.getSnapshot())).toBe('missing');
  });

  it('keeps what was typed and never sent when it is taken, and brings it when it is taken back', async () => {
    const { actor, send, loads } = await building([openWith(requestOf(1)), openWith(requestOf(1))]);
    send({ type: 'name.change', name: 'Half a na' }, { type: 'draft.taken', by: ann, unsent: true });
    send({ type: 'draft.followed', saved: savedDraft(requestOf(2), 7), holder: ann, of: own }, { type: 'draft.closed' });
    expect([selectIsReading(actor.getSnapshot()), selectName(actor.getSnapshot()), selectHolder(actor.getSnapshot())]).toEqual([
      true,
      'Half a na',
      ann,
    ]);
    send({ type: 'draft.takeOver' });
    await settle();
    expect(loads.at(-1)).toEqual({
      wished: { draftId: 'd1', testId: null },
      takeOver: true,
      kept: savedDraft(requestOf(1, { name: 'Half a na' })),
    });
  });

  it('comes back after it was discarded, though another one was opened meanwhile', async () => {
    const { send, loads } = await building(openWith(requestOf(1)));
    send({ type: 'draft.discard' });
    await settle();
    send({ type: 'draft.restore' });
    await settle();
    await settle();
    expect(loads.slice(1)).toEqual([
      { wished: { draftId: null, testId: null }, takeOver: false, kept: null },
      { wished: { draftId: 'd1', testId: null }, takeOver: false, kept: null },
    ]);
  });

  it('goes on at the step of the other device, once', async () => {
    const begun = { ...requestOf(1), wizard: { testId: 't1', step: 'scope' as const, values: exploratory() } };
    const { actor, send } = await building(openWith(begun, { moved: true }));
    expect(selectMovedTest(actor.getSnapshot())).toBe('t1');
    send({ type: 'wizard.resume' }, { type: 'wizard.leave' });
    expect(selectMovedTest(actor.getSnapshot())).toBeNull();
  });

  it('keeps mine at the newer version, or takes theirs', async () => {
    const conflict: LoadedDraft = { kind: 'conflicting', saved: savedDraft(requestOf(2), 3), newer: savedDraft(requestOf(1), 9), of: own };
    const mine = await building(conflict);
    mine.send({ type: 'draft.keepMine' });
    expect([mine.actor.getSnapshot().context.version, selectTests(mine.actor.getSnapshot()).length]).toEqual([9, 2]);
    const theirs = await building(conflict);
    theirs.send({ type: 'draft.takeTheirs' });
    expect([theirs.actor.getSnapshot().context.version, selectTests(theirs.actor.getSnapshot()).length]).toEqual([9, 1]);
  });
});

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
