import { describe, expect, it } from 'vitest';
import { exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { requestOf, savedDraft } from '../launch.builders.ts';
import {
  selectChosen,
  selectDiscardReason,
  selectHolder,
  selectIsReading,
  selectIsTaking,
  selectMovedTest,
  selectName,
  selectShareReason,
  selectStage,
  selectTests,
} from './build-request.selectors.ts';
import { selectLaunchReason } from './readiness.selectors.ts';
import type { BuildRequestEvent } from './build-request.setup.ts';
import type { LoadedDraft } from './build-request.rules.ts';
import { ann, building, openWith, own, readingOf, settle, sharedTo } from './build-request.builders.ts';

describe('the draft of a request', () => {
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

  const scoped = { testId: 't1', step: 'scope' as const, values: exploratory() };
  const readAtTargeting = async (...found: readonly (LoadedDraft | Error)[]) => {
    const read = await building([readingOf(requestOf(2, { wizard: scoped }), ann), ...found]);
    const wizard = () => read.actor.getSnapshot().children.launchWizard?.getSnapshot().context;
    read.send({ type: 'test.edit', testId: 't2', step: 'scope' });
    read.actor.getSnapshot().children.launchWizard?.send({ type: 'step.open', step: 'targeting' });
    const stages = new Set<string>();
    read.actor.subscribe((snapshot) =>
      stages.add(`${selectStage(snapshot)} ${snapshot.children.launchWizard === undefined ? 'without' : 'with'}`),
    );
    return { ...read, wizard, stages };
  };

  it('stays at the last step when whoever reads it goes on from there', async () => {
    const { actor, wizard, stages } = await readAtTargeting();
    const wizardRef = () => actor.getSnapshot().children.launchWizard;
    wizardRef()?.send({ type: 'step.open', step: 'review' });
    const before = wizardRef();
    before?.getSnapshot().children.reviewStep?.send({ type: 'step.submit' });
    expect([wizard()?.step, wizard()?.testId, wizardRef() === before, [...stages]]).toEqual(['review', 't2', false, ['wizard with']]);
  });

  it('is taken over on the page where it is read, at the same step of the same test', async () => {
    const { actor, send, wizard, stages } = await readAtTargeting(openWith(requestOf(2, { wizard: scoped }), { moved: true }));
    send({ type: 'draft.takeOver' });
    expect([selectIsTaking(actor.getSnapshot()), selectIsReading(actor.getSnapshot())]).toEqual([true, true]);
    await settle();
    expect([selectIsReading(actor.getSnapshot()), wizard()?.testId, wizard()?.step, wizard()?.isReading]).toEqual([
      false,
      't2',
      'targeting',
      false,
    ]);
    expect([...stages]).toEqual(['wizard with']);
  });

  it('is taken over on the summary where it is read there, wherever it was typed into last', async () => {
    const { actor, send } = await building([readingOf(requestOf(2), ann), openWith(requestOf(2, { wizard: scoped }), { moved: true })]);
    send({ type: 'draft.takeOver' });
    await settle();
    expect([selectStage(actor.getSnapshot()), selectIsReading(actor.getSnapshot()), selectMovedTest(actor.getSnapshot())]).toEqual([
      'summary',
      false,
      null,
    ]);
  });

  it('is read on where it could not be taken over, and says so', async () => {
    const { actor, send, wizard, stages } = await readAtTargeting(new Error('offline'));
    const told: string[] = [];
    actor.on('takeOver.refused', ({ type }) => told.push(type));
    send({ type: 'draft.takeOver' });
    await settle();
    expect([told, selectIsTaking(actor.getSnapshot()), wizard()?.step, [...stages]]).toEqual([
      ['takeOver.refused'],
      false,
      'targeting',
      ['wizard with'],
    ]);
  });

  it('is followed at the step that is read, as long as its test is there', async () => {
    const { actor, send, wizard, stages } = await readAtTargeting();
    const typed = requestOf(2, { wizard: { ...scoped, values: exploratory({ testGoal: 'Another' }) } });
    const renamed = { ...typed, tests: typed.tests.map((test) => ({ ...test, values: { ...test.values, testGoal: 'A third' } })) };
    send({ type: 'draft.followed', saved: savedDraft(renamed, 7), holder: ann, of: own });
    expect([wizard()?.testId, wizard()?.step, wizard()?.values.testGoal, [...stages]]).toEqual([
      't2',
      'targeting',
      'A third',
      ['wizard with'],
    ]);
    send({ type: 'draft.followed', saved: savedDraft(requestOf(1, { wizard: scoped }), 8), holder: ann, of: own });
    expect([wizard(), selectStage(actor.getSnapshot()), selectTests(actor.getSnapshot()).length]).toEqual([undefined, 'summary', 1]);
  });

  it('is taken over on the summary where the test that is read was removed meanwhile', async () => {
    const { actor, send, wizard } = await readAtTargeting(openWith(requestOf(1), { moved: true }));
    send({ type: 'draft.takeOver' });
    await settle();
    const { draft, unsent } = actor.getSnapshot().context;
    expect([selectStage(actor.getSnapshot()), selectIsReading(actor.getSnapshot()), wizard(), draft, unsent]).toEqual([
      'summary',
      false,
      undefined,
      requestOf(1),
      false,
    ]);
  });

  it('is neither shared nor discarded by its owner while somebody else types into it, who is named', async () => {
    const reasons = async (found: LoadedDraft) => {
      const snapshot = (await building(found)).actor.getSnapshot();
      return [selectShareReason(snapshot), selectDiscardReason(snapshot)];
    };
    const told = [ann, { kind: 'device', name: null } as const, { kind: 'tab' } as const, null].map((holder) =>
      reasons(readingOf(requestOf(1), holder)),
    );
    const said = [
      'Ann is typing into this draft. Take over first.',
      'This draft is open on another device. Take over first.',
      'This draft is open in another tab. Take over first.',
      'Nobody is typing into this draft now. Take over first.',
    ];
    expect(await Promise.all(told)).toEqual(said.map((each) => [each, each]));
    expect(await reasons(openWith(requestOf(1)))).toEqual([null, null]);
    expect(await reasons(readingOf(requestOf(1), ann, sharedTo('edit')))).toEqual([
      'This draft belongs to Mo Owner, who alone can share it.',
      'This draft belongs to Mo Owner, who alone can discard it.',
    ]);
  });

  it('is not taken over by somebody it is shared with to be read', async () => {
    const { actor } = await building(readingOf(requestOf(1), null, sharedTo('view', 'Mo')));
    expect(actor.getSnapshot().can({ type: 'draft.takeOver' })).toBe(false);
  });

  it('is launched and discarded by its owner alone, who is named', async () => {
    const { actor, send, keys } = await building(openWith(requestOf(1), { of: sharedTo('edit') }));
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
  });

  it('that is gone while it is read is looked for again: it is missing, or was launched', async () => {
    const ends: string[] = [];
    for (const last of [
      { kind: 'missing' },
      { kind: 'launched', receipt: { id: 'r1', name: 'Release 12' }, draft: requestOf(1) },
    ] as const) {
      const { actor, send } = await building([readingOf(requestOf(1), ann), last]);
      send({ type: 'draft.closed' });
      await settle();
      ends.push(selectStage(actor.getSnapshot()));
    }
    expect(ends).toEqual(['missing', 'launched']);
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
    const { send, loads, restores } = await building(openWith(requestOf(1)));
    send({ type: 'draft.discard' });
    await settle();
    send({ type: 'draft.restore' });
    await settle();
    await settle();
    expect(restores).toEqual([{ draftId: 'd1', version: 4 }]);
    expect(loads.slice(1)).toEqual([
      { wished: { draftId: null, testId: null }, takeOver: false, kept: null },
      { wished: { draftId: 'd1', testId: null }, takeOver: false, kept: null },
    ]);
  });

  it.each([
    ['refused', async () => ({ refusal: 'This request has been launched.' }), 'This request has been launched.'],
    ['not answered', () => Promise.reject(new Error('offline')), 'The server did not answer. Please try again.'],
  ])('stands with what was typed where discarding it is %s, which is said', async (_, discard, why) => {
    const { actor, send } = await building(openWith(requestOf(1)), undefined, undefined, null, discard);
    const said: unknown[] = [];
    actor.on('*', (event) => said.push(event));
    send({ type: 'name.change', name: 'Half a na' }, { type: 'draft.discard' });
    await settle();
    const snapshot = actor.getSnapshot();
    expect([said, snapshot.context.draft.name, snapshot.can({ type: 'draft.discard' })]).toEqual([
      [{ type: 'discard.refused', message: `The draft was not discarded. ${why}` }],
      'Half a na',
      true,
    ]);
  });

  it('says why it does not come back where somebody moved it since', async () => {
    const { actor, send } = await building(openWith(requestOf(1)), undefined, undefined, 'You launched this since.');
    const said: string[] = [];
    actor.on('restore.refused', ({ message }) => said.push(message));
    send({ type: 'draft.discard' });
    await settle();
    send({ type: 'draft.restore' });
    await settle();
    expect(said).toEqual(['The draft was not brought back. You launched this since.']);
  });

  it('is gone at once where it was discarded elsewhere, but not while it is launched', async () => {
    const { actor, send } = await building(openWith(requestOf(1)));
    send({ type: 'draft.gone' });
    expect(selectStage(actor.getSnapshot())).toBe('missing');
    const launching = await building(openWith(requestOf(1)), () => new Promise(() => {}));
    launching.send({ type: 'request.launch' }, { type: 'draft.gone' });
    expect(selectStage(launching.actor.getSnapshot())).toBe('launching');
  });

  it('goes on at the step of the other device, once', async () => {
    const begun = { ...requestOf(1), wizard: { testId: 't1', step: 'scope' as const, values: exploratory() } };
    const { actor, send } = await building(openWith(begun, { moved: true }));
    expect(selectMovedTest(actor.getSnapshot())).toBe('t1');
    send({ type: 'wizard.resume' }, { type: 'wizard.leave' });
    expect(selectMovedTest(actor.getSnapshot())).toBeNull();
  });

  it('keeps mine at the newer version, or takes theirs, once the other one is kept as a draft of its own', async () => {
    const choose = async (type: 'draft.keepMine' | 'draft.takeTheirs', keep: () => Promise<string | null> = async () => 'd2') => {
      const asides: string[] = [];
      const { actor, send } = await building(conflict, undefined, (name) => {
        asides.push(name);
        return keep();
      });
      const told: unknown[] = [];
      actor.on('draft.setAside', ({ draftId }) => told.push(draftId));
      actor.on('aside.refused', () => told.push('refused'));
      send({ type });
      const chosen = selectChosen(actor.getSnapshot());
      await settle();
      const { version, draft, newer, unsent } = actor.getSnapshot().context;
      return {
        asides,
        told,
        chosen,
        stage: selectStage(actor.getSnapshot()),
        goesOn: [version, draft.name, unsent],
        isOpen: newer !== null,
      };
    };
    const conflict: LoadedDraft = {
      kind: 'conflicting',
      saved: savedDraft(requestOf(1, { name: 'Mine' }), 3),
      newer: savedDraft(requestOf(1, { name: 'Theirs' }), 9),
      of: own,
    };
    const settled = { told: ['d2'], stage: 'summary', isOpen: false };
    expect(await choose('draft.keepMine')).toEqual({ ...settled, asides: ['Theirs'], chosen: 'mine', goesOn: [9, 'Mine', true] });
    expect(await choose('draft.takeTheirs')).toEqual({ ...settled, asides: ['Mine'], chosen: 'theirs', goesOn: [9, 'Theirs', true] });
    const refused = await choose('draft.takeTheirs', () => Promise.reject(new Error('full')));
    expect(refused).toEqual({
      asides: ['Mine'],
      chosen: 'theirs',
      told: ['refused'],
      stage: 'conflicting',
      goesOn: [3, 'Mine', false],
      isOpen: true,
    });
  });
});
