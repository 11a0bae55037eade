// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runResultLifecycle } from '#machines/lifecycles/run-result/run-result.machine.ts';
import type { RunResultRow } from '#machines/lifecycles/run-result/run-result.types.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { RetryRunResultsAct } from './run-results.host.tsx';
import { RunResultsView } from './run-results.view.tsx';
import type { ShownReport } from './run-results.view.tsx';

afterEach(cleanup);

type Result = ShownReport['results']['nodes'][number];

const result = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  state: 'sent',
  outcome: 'passed',
  message: null,
  notBefore: null,
  sentAt: '2026-03-01T10:00:00.000Z',
  createdAt: '2026-03-01T09:59:00.000Z',
  testCase: { id: `c-${id}`, code: `C${id}`, name: 'Pay with a card' },
  ...more,
});
const report = (nodes: readonly Result[], more: Partial<ShownReport> = {}): ShownReport => ({
  id: 't1',
  source: 'testrail',
  runId: '104',
  url: 'https://shop.testrail.io/index.php?/runs/view/104',
  isConnected: true,
  waitingCount: 0,
  sendingCount: 0,
  sentCount: nodes.length,
  failedCount: 0,
  results: { nodes: [...nodes], pageInfo: { hasNextPage: false, endCursor: null } },
  ...more,
});
const draw = (shown: ShownReport, onMore: (() => void) | null = null) =>
  render(
    <RunResultsView
      report={shown}
      results={shown.results.nodes}
      retry={<button type="button">Try again</button>}
      isLoadingMore={false}
      isCut={false}
      onMore={onMore}
    />,
  );
const rows = (): readonly (string | null)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('results of a test run', () => {
  it('are empty until something is published', () => {
    draw(report([]));
    const sheet = screen.getByRole('region', { name: 'Results in TestRail' });
    expect(within(sheet).getByText('Nothing has been published yet')).toBeDefined();
    expect(within(sheet).getByText('Once results are published, the outcome of each test case is sent to TestRail.')).toBeDefined();
    expect(within(sheet).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('say what was sent, what waits and why, and lead to the run and to each test case', () => {
    draw(
      report(
        [
          result('1', { outcome: 'failed' }),
          result('2', {
            state: 'waiting',
            outcome: 'retest',
            message: 'TestRail is busy. It continues by itself.',
            notBefore: '2026-03-01T10:05:00.000Z',
          }),
          result('3', { state: 'sending', outcome: 'blocked', message: null }),
          result('4', { state: 'failed', message: 'Test run 104 of TestRail has no test case C4.' }),
        ],
        { sentCount: 1, waitingCount: 1, sendingCount: 1, failedCount: 1 },
      ),
    );
    expect(screen.getByText('1 sent, 1 on the way, 1 waiting, 1 not sent')).toBeDefined();
    const [first, second, third, fourth] = rows();
    expect(first).toMatch(/^C1 Pay with a cardFailedSent\d+d ago$/u);
    expect(second).toBe('C2 Pay with a cardRetestWaitingTestRail is busy. It continues by itself.Goes on 1 Mar 2026, 10:05 UTC');
    expect(third).toMatch(/^C3 Pay with a cardBlockedSending/u);
    expect(fourth).toBe('C4 Pay with a cardPassedNot sentTest run 104 of TestRail has no test case C4.');
    expect(screen.getByRole('link', { name: /^Test run 104/u }).getAttribute('href')).toBe(
      'https://shop.testrail.io/index.php?/runs/view/104',
    );
    expect(screen.getByRole('link', { name: 'C1 Pay with a card' }).getAttribute('href')).toBe('/results/t1/test-case/c-1');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('say that the tool is not connected, and where that is mended', () => {
    draw(report([result('1', { state: 'waiting' })], { isConnected: false, source: 'zephyr-squad', url: null, runId: '22' }));
    expect(screen.getByText('There is no active integration with Zephyr Squad')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Integrations' }).getAttribute('href')).toBe('/organization-settings/integrations');
    expect(screen.getByText('Test run 22')).toBeDefined();
  });

  it('have pages', () => {
    const onMore = vi.fn<() => void>();
    draw(report([result('1')]), onMore);
    screen.getByRole('button', { name: 'Load more' }).click();
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});

describe('a result on its way to a test run', () => {
  const row = (state: RunResultRow['state'], isSuperseded = false): RunResultRow => ({
    state,
    outcome: 'failed',
    attempts: 1,
    sentAt: null,
    notBefore: null,
    message: null,
    isSuperseded,
  });
  offersWhatTheChartAllows({
    lifecycle: runResultLifecycle,
    places: {
      waiting: row('waiting'),
      sending: row('sending'),
      sent: row('sent'),
      failed: row('failed'),
      'failed, with a newer one': row('failed', true),
    },
    draw: ({ state, isSuperseded }) => {
      const { calls, SignedIn } = signedInWith();
      /** The server counts what failed and has no newer outcome. */
      const failedCount = state === 'failed' && !isSuperseded ? 1 : 0;
      const shown = report([result('1', { state })], { sentCount: state === 'sent' ? 1 : 0, failedCount });
      render(
        <SignedIn>
          <RunResultsView
            report={shown}
            results={shown.results.nodes}
            retry={<RetryRunResultsAct testId="t1" count={failedCount} />}
            isLoadingMore={false}
            isCut={false}
            onMore={null}
          />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'result.retry': /: 1 not sent$/ },
    by: ['customer', 'test_manager'],
    allowed: { waiting: {}, sending: {}, sent: {}, failed: { 'result.retry': 'CT' }, 'failed, with a newer one': {} },
  });
});
