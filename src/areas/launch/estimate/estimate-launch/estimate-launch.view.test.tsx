// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { estimateLaunchMachine, requestToEstimate } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { LinkStates } from '#machines/flows/launch/estimate/estimate-launch.ts';
import { estimateRequest } from '#schema/rules/launch/estimate.ts';
import type { EstimateFacts, LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { caseRun, cases, exploratory, flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { RequestEstimateView, ShortEstimateView, TestEstimateView } from './estimate-launch.view.tsx';

afterEach(cleanup);

const facts: EstimateFacts = {
  pays: true,
  balance: 100,
  past: [{ activity: 'test_case_run', moderationEnabled: true, tests: 41, from: 30, to: 44 }],
  supply: [[{ matching: 1_284, without: null }], [{ matching: 20, without: { countries: 4_000 } }]],
};
const flags = flagsWith({ deliveryModeSelection: true });
const run: RequestTest = { id: 't1', values: caseRun({ name: 'Checkout', testCases: cases(28), numberOfResultsPerTestCaseNeeded: '5' }) };
const look: RequestTest = { id: 't2', values: exploratory({ name: 'Look around' }) };

async function following(tests: readonly RequestTest[], given: EstimateFacts = facts) {
  let state: 'up' | 'down' | 'slow' = 'up';
  const actor = createActor(
    estimateLaunchMachine.provide({
      actors: {
        askEstimate: fromPromise(async ({ input }): Promise<LaunchEstimate> => {
          if (state === 'down') throw new Error('offline');
          if (state === 'slow') return new Promise(() => {});
          return estimateRequest(input.tests, given);
        }),
        checkLinks: fromPromise(async (): Promise<LinkStates> => ({})),
      },
      delays: { estimatePause: 0, linkPause: 0 },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  actor.send({ type: 'request.changed', ...requestToEstimate(tests, flags) });
  await settle();
  return { actor, settle, become: (next: typeof state) => (state = next) };
}
const sheet = () => within(screen.getByRole('region', { name: 'Estimate' }));
const valueOf = (label: string) => sheet().getByText(label).parentElement?.lastElementChild?.textContent;

describe('the estimate of a test', () => {
  it('shows turnaround, testers, results and cost with their basis, and what moves them', async () => {
    const { actor } = await following([run]);
    render(<TestEstimateView estimateRef={actor} test={run} flags={flags} />);
    expect(['Turnaround', 'Testers who match', 'Results', 'Cost'].map(valueOf)).toEqual(['30 to 44 h', '1,284', '140', '140 Credits']);
    expect(sheet().getByText('from 41 past tests')).toBeTruthy();
    const moves = within(sheet().getByRole('list', { name: 'What moves the estimate' })).getAllByRole('listitem');
    expect(moves.map(({ textContent }) => textContent)).toEqual(['With one less result per test case: 30 to 44 h, 112 Credits']);
  });

  it('names fast delivery only where it would take the test', async () => {
    const few: RequestTest = { ...run, values: { ...run.values, testCases: cases(25) } };
    const { actor } = await following([few]);
    render(<TestEstimateView estimateRef={actor} test={few} flags={flags} />);
    expect(sheet().getByText('Fast delivery: 3 to 6 h, 125 Credits')).toBeTruthy();
    cleanup();
    const { actor: other } = await following([run]);
    render(<TestEstimateView estimateRef={other} test={run} flags={flags} />);
    expect(sheet().queryByText(/^Fast delivery/)).toBeNull();
  });

  it('names no delivery mode where none can be chosen, and no cost without the credit model', async () => {
    const { actor } = await following([run], { ...facts, pays: false, balance: null });
    render(<TestEstimateView estimateRef={actor} test={run} flags={plainFlags} />);
    expect([sheet().queryByText('Cost'), sheet().queryByText(/Fast delivery/)]).toEqual([null, null]);
  });

  it('says which wish keeps testers away', async () => {
    const { actor } = await following([look], { ...facts, past: [], supply: [[{ matching: 20, without: { countries: 4_000 } }]] });
    render(<TestEstimateView estimateRef={actor} test={look} flags={plainFlags} />);
    expect(sheet().getByText('Without countries: 4,000 testers match, 24 to 48 h')).toBeTruthy();
    expect(sheet().getByText('from the delivery mode')).toBeTruthy();
  });

  it('dims the old figures while new ones are asked for', async () => {
    const { actor, become } = await following([run]);
    render(<TestEstimateView estimateRef={actor} test={run} flags={flags} />);
    become('slow');
    const status = () => sheet().getByRole('status').textContent;
    expect(status()).toBe('');
    const more: RequestTest = { ...run, values: { ...run.values, testCases: cases(29) } };
    actor.send({ type: 'request.changed', ...requestToEstimate([more], flags) });
    expect(await screen.findByText('Estimating')).toBeTruthy();
    expect(valueOf('Results')).toBe('140');
  });

  it('asks again by hand after a failure', async () => {
    const { actor, settle, become } = await following([]);
    render(<TestEstimateView estimateRef={actor} test={run} flags={flags} />);
    expect(sheet().getByText('Choose an activity to see testers, time and cost.')).toBeTruthy();
    become('down');
    actor.send({ type: 'request.changed', ...requestToEstimate([run], flags) });
    await settle();
    become('up');
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await settle();
    expect(await screen.findByText('140 Credits')).toBeTruthy();
  });
});

describe('the estimate of a request', () => {
  it('adds its tests up and says what is left', async () => {
    const { actor } = await following([run, look]);
    render(<RequestEstimateView estimateRef={actor} tests={[run, look]} flags={flags} />);
    expect(['Cost per run', 'Checkout', 'Look around', 'Turnaround', 'Testers who match', 'Balance after launch'].map(valueOf)).toEqual([
      '155 Credits',
      '140',
      '15',
      '30 to 48 h',
      '20 to 1,284',
      '-55 Credits',
    ]);
  });

  it('calls each test by its name where it says what moves the estimate', async () => {
    const { actor } = await following([run, look]);
    render(<RequestEstimateView estimateRef={actor} tests={[run, look]} flags={flags} />);
    const moves = within(sheet().getByRole('list', { name: 'What moves the estimate' })).getAllByRole('listitem');
    expect(moves[0]?.textContent).toBe('Checkout. With one less result per test case: 30 to 44 h, 112 Credits');
  });

  it('is one short line on a phone', async () => {
    const { actor } = await following([run]);
    render(<ShortEstimateView estimateRef={actor} />);
    expect(screen.getByText('140 Credits, 30 to 44 h')).toBeTruthy();
  });
});
