// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { launchSeveralMachine } from '#machines/flows/supervised/launch-several.ts';
import type { SeveralTest } from '#machines/flows/supervised/launch-several.ts';
import { LaunchSeveralView } from './launch-several.view.tsx';

afterEach(cleanup);

const test = (id: string, more: Partial<SeveralTest>): SeveralTest => ({
  id,
  name: `Test ${id}`,
  problems: 0,
  groups: 1,
  testers: 2,
  payout: 200,
  plainPayout: 200,
  isMultiplied: false,
  credits: 3,
  key: id,
  input: {
    parentTestId: 'a',
    applicationUrl: '',
    name: '',
    testEnvironments: [],
    testerSpecificationDocument: '',
    testerGroups: [],
    payoutBaseAmount: 50,
    automaticTesterManagementEnabled: true,
  },
  checks: [],
  ...more,
});

describe('several tests to launch', () => {
  it('LO-95: say what each and all of the chosen pay, with the country multiplier where it applies and without it beside', async () => {
    const tests = [test('1', {}), test('2', { payout: 300, isMultiplied: true })];
    const machine = launchSeveralMachine.provide({ actors: { loadTests: fromPromise<readonly SeveralTest[], void>(async () => tests) } });
    const actor = createActor(machine, { input: { refusals: { 1: null, 2: null } } }).start();
    render(
      <LaunchSeveralView
        actorRef={actor}
        back={{ label: 'Back', href: '/' }}
        formOf={(id) => `/form/${id}`}
        resultsOf={() => null}
        room={[{ level: 'hint', text: '15 of 20 tests an hour are left, more again at 09:40', field: 'launchesPerHour' }]}
      />,
    );
    const sum = await waitFor(() => screen.getByRole('status', { name: 'Total of the chosen tests' }));
    expect(screen.getByText('1 group, 2 testers, $2.00, 3 Credits')).toBeTruthy();
    expect(screen.getByText('1 group, 2 testers, $3.00 with the country multiplier, $2.00 without, 3 Credits')).toBeTruthy();
    expect(sum.textContent).toBe('2 tests: 4 testers, $5.00 with the country multiplier, $4.00 without, 6 Credits');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Test 2/ }));
    expect(sum.textContent).toBe('1 test: 2 testers, $2.00, 3 Credits');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Test 1/ }));
    expect(sum.textContent).toBe('No test is chosen.');
    expect(screen.getByRole('list', { name: 'What may be launched' }).textContent).toContain('15 of 20 tests an hour are left');
  });
});
