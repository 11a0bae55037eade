// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { externalLaunchMachine, selectStage, selectValues } from '#machines/flows/launch/connect/external-launch.ts';
import type { LaunchAttempt, LaunchReply, RunAnswer, RunDetails } from '#machines/flows/launch/connect/external-launch.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { emptyExternalRun, externalRunProblems } from '#schema/rules/launch/external-run.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import { marksOf } from '#tests/support/marked.ts';
import { runFieldId } from './run-field.ts';
import { ExternalLaunchView } from './external-launch.view.tsx';

afterEach(cleanup);

const testrail: ExternalRun = { vendor: 'testrail', externalTestId: '42', projectId: null };
const squad: ExternalRun = { vendor: 'zephyr-squad', externalTestId: '21', projectId: '10100' };
const details: RunDetails = { name: 'Cart smoke', description: 'Before a release', numberOfCases: 1200, inProgress: 0 };
const found = (more: Partial<RunDetails> = {}): RunAnswer => ({ kind: 'found', run: { ...details, ...more } });

async function show(
  run: ExternalRun,
  answers: readonly (RunAnswer | Error)[] = [found()],
  unread: readonly Unread[] = [],
  { room, attempt = null }: { readonly room?: readonly RoomLine[]; readonly attempt?: LaunchAttempt | null } = {},
) {
  const left = [...answers];
  const sent: ExternalRun[] = [];
  const machine = externalLaunchMachine.provide({
    actors: {
      loadRun: fromPromise(async (): Promise<RunAnswer> => {
        const answer = left.shift() ?? new Error('none');
        if (answer instanceof Error) throw answer;
        return answer;
      }),
      launchRun: fromPromise(({ input }) => {
        sent.push(input.run);
        return new Promise<LaunchReply>(() => {});
      }),
    },
  });
  const actor = createActor(machine, { input: { run, seed: 's1', values: null, attempt, unread } }).start();
  render(<ExternalLaunchView actorRef={actor} room={room} />);
  const settle = (stage: string) => waitFor(() => expect(selectStage(actor.getSnapshot())).toBe(stage));
  return { actor, sent, settle, values: () => selectValues(actor.getSnapshot()) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0]!);
const warning = 'A test for this test run is already in progress. Launching again will create another test.';

describe('a run of TestRail', () => {
  it('marks each field that its rule misses, and no other', async () => {
    const { values, settle } = await show(testrail);
    await settle('ready');
    const { shown, marked, required } = marksOf({ values: values(), problems: externalRunProblems, idOf: runFieldId });
    expect([shown, marked]).toEqual([5, required]);
  });

  it('LA-094: has a form with a field for each value, filled in with what TestRail knows', async () => {
    const { values, settle } = await show(testrail);
    await settle('ready');
    expect(screen.getByRole('heading', { level: 1, name: 'Launch a TestRail test run' })).toBeTruthy();
    expect([field('Test run name').value, field('Description').value]).toEqual(['Cart smoke', 'Before a release']);
    expect(screen.getByText('1,200')).toBeTruthy();
    for (const [label, name] of [
      ['Test run name', 'name'],
      ['Description', 'description'],
      ['Application URL', 'applicationUrl'],
      ['Credentials and access instructions', 'credentialsAndAccessInstructions'],
      ['Additional URLs and resources', 'additionalUrlsAndResources'],
    ] as const) {
      type(label, `typed ${name}`);
      expect(values()[name]).toBe(`typed ${name}`);
    }
  });

  it('names what was kept and could not be read, until it is thrown away; while it is launched, nothing is', async () => {
    const unread = [{ field: 'applicationUrl', of: '', value: 7 }];
    const { settle } = await show(testrail, [found()], unread);
    await settle('ready');
    const title = 'Part of what was saved with this form could not be opened.';
    expect(screen.getByText(title).parentElement?.textContent).toContain('is not part of the form: Application URL.');
    press('Throw it away');
    expect(screen.queryByText(title)).toBeNull();
    cleanup();
    const squads = await show(squad, [found()], unread);
    await squads.settle('ready');
    press('Confirm launch');
    expect([screen.getByText(title), screen.queryByRole('button', { name: 'Throw it away' })]).toEqual([expect.anything(), null]);
  });

  it('LA-401 LA-402 LA-403 LA-404: says what to fix, in the summary and at the fields', async () => {
    const { sent, settle } = await show(testrail);
    await settle('ready');
    press('Launch test run');
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Include a link to where testers can access your application', '#run-applicationUrl'],
      ['Credentials or access instructions are required', '#run-credentialsAndAccessInstructions'],
    ]);
    expect(field('Application URL').getAttribute('aria-invalid')).toBe('true');
    type('Application URL', 'shop');
    expect(screen.getAllByText('Please enter a valid Application URL').length).toBe(2);
    type('Application URL', 'https://shop.example.com');
    type('Credentials and access instructions', 'Ask Ann');
    expect(sent).toEqual([]);
    press('Launch test run');
    expect([sent, field('Application URL').readOnly]).toEqual([[testrail], true]);
    press('Launch test run');
    expect(sent.length).toBe(1);
  });

  it.each([0, 2])('LA-276 LA-500: warns when there is a test in progress: %i', async (inProgress) => {
    const { settle } = await show(testrail, [found({ inProgress })]);
    await settle('ready');
    expect(screen.queryByText(warning) !== null).toBe(inProgress > 0);
  });
});

describe('a run of Zephyr Squad', () => {
  it('LA-095 LA-096: is asked about, and launched by its button', async () => {
    const { sent, settle } = await show(squad, [found({ numberOfCases: null })]);
    await settle('ready');
    expect(screen.getByRole('heading', { level: 1, name: 'Launch this test run?' })).toBeTruthy();
    for (const text of ['Cart smoke', 'Before a release', 'Not told', '21']) expect(screen.getByText(text)).toBeTruthy();
    press('Confirm launch');
    press('Confirm launch');
    expect(sent).toEqual([squad]);
  });

  it('says why it waits while there are no test cases', async () => {
    const { sent, settle } = await show(squad, [found({ numberOfCases: 0 })]);
    await settle('ready');
    press('Confirm launch');
    expect(document.activeElement?.textContent).toBe('This test run has no test cases.');
    expect(sent).toEqual([]);
  });

  it.each([0, 1])('LA-275 LA-500: warns when there is a test in progress: %i', async (inProgress) => {
    const { settle } = await show(squad, [found({ inProgress })]);
    await settle('ready');
    expect(screen.queryByText(warning) !== null).toBe(inProgress > 0);
  });
});

describe('a run that is not there yet', () => {
  it('LA-565: is waited for, and told why it did not come', async () => {
    const refused: RunAnswer = { kind: 'refused', error: { code: 'invalid_integration', message: 'TestRail is busy.' } };
    const { settle } = await show(testrail, [refused, new Error('lost'), found()]);
    await settle('unloaded');
    expect(screen.getByRole('heading', { level: 1, name: 'Your test request has not been sent' })).toBeTruthy();
    expect(screen.getByText('We could not load this test run. Please check your integration settings.')).toBeTruthy();
    expect(screen.getByText('TestRail is busy.')).toBeTruthy();
    press('Try again');
    await waitFor(() => expect(screen.getByText('This test run could not be loaded.')).toBeTruthy());
    expect(screen.getByRole('heading', { level: 1, name: 'Launch a TestRail test run' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to launch' }).getAttribute('href')).toBe('/launch');
    press('Retry');
    await settle('ready');
  });
});

describe('what the organization may launch', () => {
  const full = 'Your organization can launch at most 20 tests an hour, and none is left. One can be launched again at 09:40.';
  const left = '15 of 20 tests an hour are left, more again at 09:40';
  const said = () =>
    within(screen.getByRole('list', { name: 'What may be launched' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it.each([testrail, squad])(
    'LA-537: is said before a run is launched, and keeps the launch back where nothing is left: $vendor',
    async (run) => {
      const { settle } = await show(run, [found()], [], { room: [{ level: 'hint', text: left, field: 'launchesPerHour' }] });
      await settle('ready');
      expect(said()).toEqual([left]);
      cleanup();
      const crowded = await show(run, [found()], [], { room: [{ level: 'blocker', text: full, field: 'launchesPerHour' }] });
      await crowded.settle('ready');
      expect(said()).toEqual([full]);
      expect(
        screen.getAllByRole('button', { name: /^(Launch test run|Confirm launch)/ }).map((one) => one.getAttribute('aria-disabled')),
      ).toEqual(['true', 'true']);
      expect(crowded.sent).toEqual([]);
    },
  );

  it('keeps nobody from asking again whose answer was lost: the hour may be used by that very launch', async () => {
    const { sent, settle } = await show(squad, [found()], [], {
      room: [{ level: 'blocker', text: full, field: 'launchesPerHour' }],
      attempt: { seed: 's0', seen: 0, values: emptyExternalRun },
    });
    await settle('ready');
    press('Confirm launch');
    expect(sent).toEqual([squad]);
  });
});
