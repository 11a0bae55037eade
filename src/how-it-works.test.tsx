// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { HowItWorks } from './how-it-works.tsx';

afterEach(cleanup);

const issue: IssueRow = {
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'high',
  reviewedSeverity: null,
  forceSeverityChangeBeforeAccept: false,
  originalId: null,
  duplicatesCount: 0,
};
const blocker = { status: 'open', assistanceRequested: true, resolvedAt: null } as const;

const show = (row: IssueRow = issue, role: ActorRole = 'customer') => {
  const { SignedIn } = signedInWith(undefined, role);
  const page = (shown: IssueRow) => (
    <SignedIn>
      <HowItWorks lifecycle={issueLifecycle} row={shown} />
      <HowItWorks lifecycle={blockerLifecycle} row={blocker} of="The test card is refused" />
    </SignedIn>
  );
  const { rerender } = render(page(row));
  return (next: IssueRow) => rerender(page(next));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const opened = async (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });
const states = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'States' }))
    .getAllByRole('button')
    .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-current'), button.getAttribute('aria-pressed')]);
const moves = (dialog: HTMLElement, name: string) =>
  within(within(dialog).getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the chart of a thing', () => {
  it('shows its states in its words, and marks the present one', async () => {
    show();
    press('How this works');
    expect(states(await opened('How an issue works'))).toEqual([
      ['New, now', 'step', 'true'],
      ['Accepted, reached by 2, 5', null, 'false'],
      ['Rejected, reached by 3, 4, 5', null, 'false'],
    ]);
  });

  it('says what can happen now, who may, and that the viewer may', async () => {
    show();
    press('How this works');
    expect(moves(await opened('How an issue works'), 'What can happen now')).toEqual([
      '1Change the severitystaysCustomer, Test managerYou may do this now.',
      '2AccepttoAcceptedCustomer, Test managerYou may do this now.',
      '3RejecttoRejectedCustomer, Test managerYou may do this now.',
      '4Name its originaltoRejectedCustomer, Test managerYou may do this now.',
      '5Undo the last verdicttoAcceptedorRejectedor staysCustomer, Test manager',
    ]);
  });

  it('says why not now', async () => {
    show(issue, 'test_manager');
    press('How this works: The test card is refused');
    expect(moves(await opened('How a blocker works'), 'What can happen now')).toEqual([
      '1ResolvetoResolvedTest manager, Community test manager of this testYou may do this now.',
      '2Get helpstaysTest manager, Community test manager of this testNot now: Help has already been requested.',
    ]);
  });

  it('shows what can happen from another state, and back', async () => {
    show();
    press('How this works');
    const dialog = await opened('How an issue works');
    fireEvent.click(within(dialog).getByRole('button', { name: /^Rejected/u }));
    expect(moves(dialog, 'From Rejected')[0]).toBe('1Change the severitystaysCustomer, Test manager');
    expect(states(dialog).map(([, , isPressed]) => isPressed)).toEqual(['false', 'false', 'true']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back to now' }));
    expect(within(dialog).getByRole('region', { name: 'What can happen now' })).toBeDefined();
  });

  it('follows the thing while it is open', async () => {
    const next = show();
    press('How this works');
    const dialog = await opened('How an issue works');
    next({ ...issue, triageStatus: 'rejected', triageReason: 'Duplicate' });
    await waitFor(() => expect(states(dialog).map(([, current]) => current)).toEqual([null, null, 'step']));
  });

  it('is written out for print and ear, each state with its moves', async () => {
    show();
    press('How this works');
    const dialog = await opened('How an issue works');
    const all = within(dialog).getByRole('region', { name: 'Every state' });
    expect(within(all).getByText('Undo the last verdict: to Accepted or to Rejected or stays. Customer, Test manager.')).toBeDefined();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('is opened by h, that of the page and not of a part', async () => {
    show();
    fireEvent.keyDown(document.body, { key: 'h', code: 'KeyH' });
    expect(await opened('How an issue works')).toBeDefined();
  });

  it('is opened by h of the panel where one lies over the page', async () => {
    const { SignedIn } = signedInWith(undefined, 'test_manager');
    render(
      <SignedIn>
        <HowItWorks lifecycle={issueLifecycle} row={issue} />
        <HowItWorks lifecycle={blockerLifecycle} row={blocker} />
      </SignedIn>,
    );
    fireEvent.keyDown(document.body, { key: 'h', code: 'KeyH' });
    expect(await opened('How a blocker works')).toBeDefined();
    expect(screen.queryAllByRole('dialog')).toHaveLength(1);
  });
});
