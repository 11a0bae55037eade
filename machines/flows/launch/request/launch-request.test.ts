import { describe, expect, it } from 'vitest';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { requestOf } from '../launch.builders.ts';
import { selectProblemAt, selectReceipt, selectStage } from './build-request.selectors.ts';
import { selectLaunchReason } from './readiness.selectors.ts';
import type { LaunchAnswer } from './build-request.rules.ts';
import { ann, building, input, openWith, receipt, settle } from './build-request.builders.ts';

describe('launching a request', () => {
  it('never launches by being rebuilt, whatever was saved', async () => {
    const { keys, actor } = await building(openWith(requestOf(1)));
    expect([keys, selectStage(actor.getSnapshot())]).toEqual([[], 'summary']);
  });

  it('shows the receipt when the answer of a launch was lost', async () => {
    const { actor, keys } = await building({ kind: 'launched', receipt, draft: requestOf(1) });
    expect([selectStage(actor.getSnapshot()), selectReceipt(actor.getSnapshot()), keys]).toEqual(['launched', receipt, []]);
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
      { kind: 'launched', receipt, isLate: false, held: null },
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

  it('says that it was launched before, where only the answer was lost', async () => {
    const late = await building(openWith(requestOf(1)), async () => ({ kind: 'launched', receipt, isLate: true, held: null }));
    const saving = await building(openWith(requestOf(1)));
    const launching = await building(openWith(requestOf(1)), () => new Promise(() => {}));
    const said: boolean[] = [];
    for (const { actor } of [late, saving, launching]) actor.on('request.launched', ({ isLate }) => said.push(isLate));
    late.send({ type: 'request.launch' });
    saving.send({ type: 'draft.launched', receipt });
    launching.send({ type: 'request.launch' }, { type: 'draft.launched', receipt });
    await settle();
    expect([late, saving, launching].map(({ actor }) => [selectStage(actor.getSnapshot()), selectReceipt(actor.getSnapshot())])).toEqual([
      ['launched', receipt],
      ['launched', receipt],
      ['launching', null],
    ]);
    expect(said).toEqual([true, true]);
    const { actor, send } = await building(openWith(requestOf(1)));
    actor.on('request.launched', ({ isLate }) => said.push(isLate));
    send({ type: 'request.launch' });
    await settle();
    expect(said).toEqual([true, true, false]);
  });

  it('says for when a request was launched', async () => {
    const schedule = { ...launchNow('Europe/Berlin'), mode: 'later' as const, laterAt: '2026-11-30T09:30' };
    const { actor, send } = await building(openWith(requestOf(1, { schedule })));
    const said: unknown[] = [];
    actor.on('request.launched', ({ chosen }) => said.push(chosen));
    send({ type: 'draft.launched', receipt });
    expect(said).toEqual([{ schedule, at: input.openedAt }]);
  });

  it('LA-538: has its own words for a refusal without any', async () => {
    const said: string[] = [];
    const { actor, send } = await building(openWith(requestOf(1)), async () => ({ kind: 'refused', refusals: [] }));
    actor.on('request.refused', ({ message }) => said.push(message));
    send({ type: 'request.launch' });
    await settle();
    expect(said).toEqual(['There was an issue with launching test.']);
  });
});
