// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedInWith } from '#tests/support/signed-in.tsx';

import { ToastHost } from '#src/ui/toast.tsx';
import { ResultsNeeded } from './results-needed.act.tsx';
import { TestSettingsView } from './test-settings.view.tsx';

type Settings = ComponentProps<typeof TestSettingsView>['test'];

const test: Settings = {
  id: 't1',
  requiredAttachmentForPass: false,
  testWindow: { status: 'open' },
  automaticTesterManagementEnabled: true,
  automaticTesterManagementDisabledReason: null,
  supportsAutomaticTesterManagement: true,
  payoutBaseAmount: 1250,
  applyCountryPayoutMultiplier: true,
  linkedTestCycleUrl: null,
  linkedTestCycleCode: null,
};
const manager = { role: 'test_manager', userId: 'u1' } as const;
const done = () => Promise.resolve({ successful: true, errors: [] });
const refused =
  (...messages: string[]) =>
  () =>
    Promise.resolve({ successful: false, errors: messages.map((message) => ({ message })) });
const lost = () => Promise.reject(new Error('network'));

const show = (facts: Partial<Settings> = {}, answer?: () => Promise<unknown>) => {
  const { calls, SignedIn } = signedInWith(answer);
  render(
    <SignedIn>
      <TestSettingsView test={{ ...test, ...facts }} viewer={manager} />
      <ToastHost />
    </SignedIn>,
  );
  return calls;
};
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeDefined());

beforeEach(() => toast.remove());
afterEach(cleanup);

describe('what was settled at the launch', () => {
  it('RE-178 RE-800: shows the payout in dollars, a hundredth of the cents', () => {
    show();
    expect(valueOf('Payout per test case').textContent).toBe('$12.50');
  });

  it('says whether the country multiplier is applied', () => {
    show();
    expect(valueOf('Country multiplier').textContent).toBe('Applied');
    cleanup();
    show({ applyCountryPayoutMultiplier: false });
    expect(valueOf('Country multiplier').textContent).toBe('Not applied');
  });
});

describe('the attachment requirement', () => {
  const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Require an attachment for passed test cases' });

  it('RE-776: asks for what is wanted, and says that it is so', async () => {
    const calls = show({}, done);
    fireEvent.click(toggle());
    expect(calls).toEqual([{ toggleRequiredAttachmentForPass: { testId: 't1', required: true } }]);
    await told('Attachment requirement for passed test cases has been successfully updated.');
  });

  it('says why it was refused, and stands as before', async () => {
    show({ requiredAttachmentForPass: true }, refused('This test has ended.'));
    fireEvent.click(toggle());
    await told('This test has ended.');
    expect(toggle().checked).toBe(true);
  });

  it('is out of reach once the test has ended', () => {
    const calls = show({ testWindow: { status: 'closed' } });
    fireEvent.click(toggle());
    expect(calls).toEqual([]);
    expect(screen.getAllByText('This test has ended.')).not.toEqual([]);
  });
});

describe('automatic management', () => {
  const type = (text: string) => fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: text } });
  const confirm = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }));

  it('RE-558: is disabled by giving a reason, and says what stops', async () => {
    const calls = show({}, done);
    press('Disable automatic tester management');
    expect(screen.getByRole('dialog').textContent).toContain('inviting more testers');
    type(' By hand ');
    confirm();
    expect(calls).toEqual([{ disableAutomaticTesterManagement: { testId: 't1', reason: 'By hand' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('RE-777: says that it was disabled', async () => {
    show({}, done);
    press('Disable automatic tester management');
    type('By hand');
    confirm();
    await told('Automatic testers selection has been disabled.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not sent without a reason', () => {
    const calls = show();
    press('Disable automatic tester management');
    type('   ');
    confirm();
    expect([calls, screen.getByText('A reason is required').textContent]).toEqual([[], 'A reason is required']);
  });

  it.each([
    ['refused', refused('Automatic tester management is already disabled.')],
    ['lost', lost],
  ])('RE-760: says its own words when it was %s, and keeps the reason', async (_, answer) => {
    show({}, answer);
    press('Disable automatic tester management');
    type('By hand');
    confirm();
    await told('Something went wrong. Please contact with support.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe('By hand');
  });

  it('is told with its reason once it is off, and nowhere where the test knows none', () => {
    show({ automaticTesterManagementEnabled: false, automaticTesterManagementDisabledReason: 'The customer chooses.' });
    expect(valueOf('Testers').textContent).toBe('Manual: a test manager chooses every tester.The customer chooses.');
    cleanup();
    show({ supportsAutomaticTesterManagement: false });
    expect(screen.queryByText('Testers', { selector: 'dt' })).toBeNull();
  });
});

describe('the test cycle link', () => {
  const open = () => press('Link a test cycle');
  const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Test cycle code/ });
  const send = (text: string) => {
    fireEvent.change(code(), { target: { value: text } });
    fireEvent.submit(screen.getByRole('form', { name: 'Link a test cycle' }));
  };

  it('RE-180: is shown where there is one', () => {
    show({ linkedTestCycleUrl: '/results/a1?tab=test-details#q1', linkedTestCycleCode: 'NW-411-TC1' });
    const link = within(valueOf('Test cycle')).getByRole('link', { name: 'NW-411-TC1' });
    expect(link.getAttribute('href')).toBe('/results/a1?tab=test-details#q1');
  });

  it('RE-592: its form takes a test cycle code', async () => {
    const calls = show({}, done);
    open();
    send(' NW-411-TC1 ');
    expect(calls).toEqual([{ advancedTestingTestCycleToTestLink: { testId: 't1', testCycleCode: 'NW-411-TC1' } }]);
    await told('The test cycle has been successfully linked.');
  });

  it('sends nothing without a code', () => {
    const calls = show();
    open();
    send('  ');
    expect(calls).toEqual([]);
  });

  it('shows the first of the words of the server under the form, and no toast', async () => {
    show({}, refused('There is no test cycle with this code', 'Nor another'));
    open();
    send('NW-9');
    await told('There is no test cycle with this code');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).not.toContain('Nor another');
  });
});

describe('the results needed of a group', () => {
  const group = {
    id: 'g1',
    name: 'DACH',
    numberOfResultsNeeded: 5,
    numberOfPublishedResults: 2,
    canModifyNumberOfResultsNeeded: true,
    testWindowStatus: 'open',
  } as const;
  const showGroup = (facts: object = {}, role: 'test_manager' | 'community_test_manager' = 'test_manager') => {
    const { calls, SignedIn } = signedInWith(done);
    render(
      <SignedIn>
        <ResultsNeeded group={{ ...group, ...facts }} viewer={{ role, userId: 'u1' }} />
        <ToastHost />
      </SignedIn>,
    );
    return calls;
  };
  const change = 'Change the results needed of DACH';

  it('are changed to a number that is in reach', async () => {
    const calls = showGroup();
    press(change);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '1' } });
    fireEvent.submit(screen.getByRole('form'));
    expect([calls, screen.getByRole('textbox').getAttribute('aria-invalid')]).toEqual([[], 'true']);
    expect(screen.getAllByText('More results than this are published already')).not.toEqual([]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '8' } });
    fireEvent.submit(screen.getByRole('form'));
    expect(calls).toEqual([{ updateNumberOfResultsNeeded: { groupId: 'g1', numberOfResultsNeeded: 8 } }]);
    await told('The number of results needed has been successfully updated.');
  });

  it('cannot be changed where the test does not let them, which says why', () => {
    showGroup({ canModifyNumberOfResultsNeeded: false });
    const button = screen.getByRole('button', { name: change });
    fireEvent.click(button);
    expect([button.getAttribute('aria-disabled'), screen.queryByRole('form')]).toEqual(['true', null]);
  });

  it('are only told to moderators', () => {
    showGroup({}, 'community_test_manager');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
