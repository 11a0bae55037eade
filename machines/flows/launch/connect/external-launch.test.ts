import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { emptyExternalRun } from '#schema/rules/launch/external-run.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import { walk } from '#machines/testing/walk.ts';
import {
  externalLaunchMachine,
  selectAttempt,
  selectDetails,
  selectIsInProgress,
  selectIsLaunching,
  selectIsPristine,
  selectLoadProblem,
  selectProblemAt,
  selectProblems,
  selectRun,
  selectStage,
  selectValues,
  selectWaitingReason,
} from './external-launch.ts';
import type { ExternalLaunchInput, LaunchAnswer, LaunchAttempt, LaunchReply, RunAnswer } from './external-launch.ts';
import {
  externalLaunchSamples,
  signedOut,
  refused,
  received,
  notLoaded,
  details,
  found,
  squad,
  filled,
  fresh,
  testrail,
} from './external-launch.builders.ts';

async function opened(
  input: Partial<ExternalLaunchInput> = {},
  answers: { readonly run?: readonly (RunAnswer | Error)[]; readonly launch?: LaunchAnswer | 'signed out' | Error } = {},
) {
  const runs = [...(answers.run ?? [found])];
  const asked: ExternalRun[] = [];
  const sent: LaunchAttempt[] = [];
  const said: unknown[] = [];
  const machine = externalLaunchMachine.provide({
    actors: {
      loadRun: fromPromise(async ({ input: run }): Promise<RunAnswer> => {
        asked.push(run);
        const answer = runs.shift() ?? new Error('none');
        if (answer instanceof Error) throw answer;
        return answer;
      }),
      launchRun: fromPromise(async ({ input: { attempt } }): Promise<LaunchReply> => {
        sent.push(attempt);
        const answer = answers.launch ?? received;
        if (answer instanceof Error) throw answer;
        return answer === 'signed out' ? signedOut : { kind: 'answered', answer };
      }),
    },
  });
  const actor = createActor(machine, { input: { ...fresh, ...input } });
  for (const type of ['problems.found', 'launch.waiting', 'launch.answered', 'launch.unanswered'] as const)
    actor.on(type, (event) => void said.push(event));
  actor.start();
  const loaded = (): Promise<void> => vi.waitFor(() => expect(selectStage(actor.getSnapshot())).not.toBe('loading'));
  await loaded();
  return {
    actor,
    asked,
    sent,
    said,
    loaded,
    now: () => actor.getSnapshot(),
    launch: async () => {
      actor.send({ type: 'launch.confirm' });
      await vi.waitFor(() => expect(actor.getSnapshot().matches('launching')).toBe(false));
    },
  };
}

describe('launching a test run of another tool', () => {
  it('takes every transition', () => {
    expect(
      walk(externalLaunchMachine, {
        ...externalLaunchSamples,
        invariant: (snapshot) => {
          if (snapshot.hasTag('busy')) expect([snapshot.context.problem, snapshot.hasTag('editable')]).toEqual([null, false]);
        },
      }).missed,
    ).toEqual([]);
  });

  it('is filled in with what the tool knows, and keeps what was typed before', async () => {
    const { now, asked } = await opened();
    expect([asked, selectRun(now()), selectDetails(now())]).toEqual([[testrail], testrail, details]);
    expect(selectValues(now())).toEqual({ ...emptyExternalRun, name: 'Cart smoke', description: 'Before a release' });
    expect(selectIsPristine(now())).toBe(true);
    const typed = await opened({ values: filled });
    expect([selectValues(typed.now()), selectIsPristine(typed.now())]).toEqual([filled, false]);
    const { name: _, ...rest } = filled;
    const partly = await opened({ values: rest });
    expect(selectValues(partly.now())).toEqual({ ...filled, name: 'Cart smoke' });
  });

  it('fits a long name into the name of a test', async () => {
    const { now } = await opened({}, { run: [{ kind: 'found', run: { ...details, name: 'x'.repeat(250) } }] });
    expect(selectValues(now()).name).toBe(`${'x'.repeat(99)}…`);
  });

  it('LA-401 LA-402 LA-403 LA-404: says what is missing, at the field once it was left and in whole at the press', async () => {
    const { actor, now, said, sent } = await opened();
    actor.send({ type: 'field.leave', field: 'applicationUrl' });
    actor.send({ type: 'field.leave', field: 'applicationUrl' });
    expect([selectProblemAt('applicationUrl')(now()), selectProblemAt('credentialsAndAccessInstructions')(now())]).toEqual([
      'Include a link to where testers can access your application',
      null,
    ]);
    actor.send({ type: 'values.change', fields: { applicationUrl: 'shop' } });
    expect(selectProblemAt('applicationUrl')(now())).toBe('Please enter a valid Application URL');
    expect(selectProblems(now())).toEqual([]);
    actor.send({ type: 'launch.confirm' });
    expect(selectProblems(now()).map(({ path, message }) => [path, message])).toEqual([
      ['applicationUrl', 'Please enter a valid Application URL'],
      ['credentialsAndAccessInstructions', 'Credentials or access instructions are required'],
    ]);
    expect([said, sent]).toEqual([[{ type: 'problems.found', path: 'applicationUrl' }], []]);
    actor.send({ type: 'values.change', fields: { applicationUrl: 'https://shop.example.com', credentialsAndAccessInstructions: 'Ask' } });
    expect(selectProblems(now())).toEqual([]);
    actor.send({ type: 'launch.confirm' });
    expect([selectIsLaunching(now()), selectStage(now())]).toEqual([true, 'ready']);
  });

  it('LA-273: asks nothing for Zephyr Squad, launches once however often it is pressed, and says what came of it', async () => {
    const { actor, now, sent, said, launch } = await opened({ run: squad });
    actor.send({ type: 'launch.confirm' });
    await launch();
    expect(sent).toEqual([{ seed: 's1', seen: 0, values: selectValues(now()) }]);
    expect([said, now().status, selectAttempt(now())]).toEqual([[{ type: 'launch.answered', answer: received }], 'done', null]);
  });

  it.each([
    [0, 'This test run has no test cases.'],
    [1, null],
    [5_000, null],
    [5_001, 'This test run has more than 5000 test cases.'],
    [null, null],
  ])('waits while a run has none or too many test cases: %s', async (numberOfCases, reason) => {
    for (const run of [testrail, squad]) {
      const { actor, now, said, sent } = await opened(
        { run, values: filled },
        { run: [{ kind: 'found', run: { ...details, numberOfCases } }] },
      );
      expect(selectWaitingReason(now())).toBe(reason);
      actor.send({ type: 'launch.confirm' });
      expect(selectIsLaunching(now())).toBe(reason === null);
      expect([said, sent.length]).toEqual(reason === null ? [[], 1] : [[{ type: 'launch.waiting' }], 0]);
    }
  });

  it('LA-274: says why it was refused, and forgets the wish', async () => {
    const { now, said, launch } = await opened({ values: filled }, { launch: refused });
    await launch();
    expect([said, selectAttempt(now()), selectIsPristine(now())]).toEqual([[{ type: 'launch.answered', answer: refused }], null, false]);
  });

  it('stays where it is while the person signs in again, and then sends the same wish', async () => {
    const ended = await opened({ values: filled }, { launch: 'signed out' });
    await ended.launch();
    const attempt = selectAttempt(ended.now());
    expect([ended.said, selectStage(ended.now()), attempt]).toEqual([[], 'ready', { seed: 's1', seen: 0, values: filled }]);
    const again = await opened({ values: filled, attempt, seed: 's2' });
    await again.launch();
    expect(again.sent).toEqual([attempt]);
  });

  it('LA-569: says that nobody knows when the answer is lost, and sends the same wish again', async () => {
    const lost = await opened({ values: filled }, { launch: new Error('lost') });
    await lost.launch();
    expect(lost.said).toEqual([{ type: 'launch.unanswered', error: { code: 'unknown_error', message: 'Unknown error' } }]);
    const attempt = selectAttempt(lost.now());
    expect(attempt).toEqual({ seed: 's1', seen: 0, values: filled });

    const run: RunAnswer = { kind: 'found', run: { ...details, inProgress: 1 } };
    const again = await opened({ values: filled, attempt, seed: 's2' }, { run: [run] });
    await again.launch();
    expect(again.sent).toEqual([attempt]);

    const other = await opened({ values: filled, attempt, seed: 's2' }, { run: [run] });
    other.actor.send({ type: 'values.change', fields: { name: 'Another' } });
    await other.launch();
    expect(other.sent).toEqual([{ seed: 's2', seen: 1, values: { ...filled, name: 'Another' } }]);
  });

  it.each([0, 1, 3])('LA-275 LA-276 LA-500: warns of tests in progress when there are any: %i', async (inProgress) => {
    for (const run of [testrail, squad]) {
      const { now } = await opened({ run }, { run: [{ kind: 'found', run: { ...details, inProgress } }] });
      expect(selectIsInProgress(now())).toBe(inProgress > 0);
    }
  });

  it('LA-565: says why the run could not be loaded, and loads it again', async () => {
    const { actor, now, asked, loaded } = await opened({}, { run: [notLoaded, new Error('lost'), found] });
    expect([selectStage(now()), selectLoadProblem(now())]).toEqual([
      'unloaded',
      { code: 'invalid_integration', message: 'TestRail is away.' },
    ]);
    actor.send({ type: 'load.retry' });
    await loaded();
    expect([selectStage(now()), selectLoadProblem(now())]).toEqual(['unloaded', null]);
    actor.send({ type: 'load.retry' });
    await loaded();
    expect([selectStage(now()), asked.length]).toEqual(['ready', 3]);
  });
});
