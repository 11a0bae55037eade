// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asked as askedRow, own, rows } from '#machines/lifecycles/launch-approval/launch-approval.builders.ts';
import { launchApprovalLifecycle } from '#machines/lifecycles/launch-approval/launch-approval.machine.ts';
import type { LaunchApprovalRow } from '#machines/lifecycles/launch-approval/launch-approval.types.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { ApprovalBanner, useFate } from '#src/launch-approval.tsx';
import { SuccessView } from '../request/success/success.host.tsx';
import { hostedFor } from '#tests/support/hosted.tsx';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { ApprovalActs } from './approval-acts.tsx';
import { ApprovalView } from './approval.view.tsx';
import type { OpenedApproval } from './approval.view.tsx';

afterEach(cleanup);

const at = '2026-12-01T09:00:00.000Z';
const approval: OpenedApproval = {
  id: 'p1',
  kind: 'request',
  state: 'asked',
  name: 'Release 12',
  amount: 120,
  above: 100,
  over: null,
  month: '2026-12',
  askedById: 'u9',
  askedBy: 'Maya Okafor',
  askedAt: at,
  approverIds: ['u1'],
  approvers: ['Erik Lund', 'Priya Raman'],
  decidedBy: null,
  decidedAt: null,
  word: null,
  isOver: false,
  testId: 't1',
  draftId: null,
  runAt: null,
  tests: [{ id: 'q1', name: 'Checkout', activity: 'exploratory' }],
};

describe('a request for approval', () => {
  const [asked, approved, sentBack, withdrawn] = rows as [LaunchApprovalRow, LaunchApprovalRow, LaunchApprovalRow, LaunchApprovalRow];
  offersWhatTheChartAllows({
    lifecycle: launchApprovalLifecycle,
    places: {
      asked,
      approved,
      sentBack,
      withdrawn,
      own,
      'own and not named': { ...own, approverIds: [] },
      'not named': { ...askedRow, approverIds: [] },
      over: { ...askedRow, isOver: true },
    },
    draw: (row, { role }) => {
      const { asked: calls, Hosted } = hostedFor(role as Role, {});
      render(
        <Hosted>
          <ApprovalActs approval={{ ...approval, state: row.state }} row={row} />
        </Hosted>,
      );
      return () => calls.length;
    },
    controls: { 'approval.approve': /^Approve/u, 'approval.sendBack': /^Send back/u, 'approval.withdraw': /^Withdraw/u },
    allowed: {
      asked: { 'approval.approve': 'C', 'approval.sendBack': 'C' },
      approved: {},
      sentBack: {},
      withdrawn: {},
      own: { 'approval.withdraw': 'CT' },
      'own and not named': { 'approval.withdraw': 'CT' },
      'not named': {},
      over: { 'approval.sendBack': 'C' },
    },
  });

  const shown = (more: Partial<OpenedApproval>): string => {
    const { Hosted } = hostedFor('customer', {});
    const { container } = render(
      <Hosted>
        <ApprovalView approval={{ ...approval, ...more }} acts={null} />
      </Hosted>,
    );
    return container.textContent;
  };

  it('says what it takes, why it waits, who asked and for whom it waits', () => {
    const text = shown({});
    for (const words of ['Release 12', '120 Credits', 'It is above 100 Credits', 'Maya Okafor', 'Erik Lund or Priya Raman', 'Checkout'])
      expect(text).toContain(words);
    expect(screen.getByRole('link', { name: 'View the request' }).getAttribute('href')).toBe('/results/t1?tab=test-details');
  });

  it('leads who asked back to the draft with the word, or to the request where there was no draft', () => {
    const back = { state: 'sent_back', word: 'Fewer testers.', decidedBy: 'Erik Lund', decidedAt: at } as const;
    expect(shown({ ...back, draftId: 'd1', testId: null })).toContain('Fewer testers.');
    expect(screen.getByRole('link', { name: 'Correct the draft' }).getAttribute('href')).toBe('/launch?draft=d1');
    cleanup();
    expect(shown(back)).toContain('Launch the request again from its page');
  });

  it('says so where it was cancelled', () => expect(shown({ isOver: true })).toContain('This was cancelled since it was asked for.'));
});

describe('what is said where it was launched', () => {
  const said = (more: Partial<OpenedApproval>): string => {
    const { Hosted } = hostedFor('customer', {});
    const { container } = render(
      <Hosted>
        <ApprovalBanner approval={{ ...approval, ...more }} />
      </Hosted>,
    );
    return container.textContent;
  };

  it.each([
    [
      {},
      'This request waits for approval by Erik Lund or Priya Raman: it is above 100 Credits. It takes 120 Credits, and was not launched.',
    ],
    [
      { kind: 'run' as const, above: null, over: 20 },
      'A run of this request waits for approval by Erik Lund or Priya Raman: it is over the budget of December by 20 Credits.',
    ],
    [{ state: 'sent_back' as const, decidedBy: 'Erik Lund', word: 'Not now.' }, 'Erik Lund sent this back. Not now.'],
    [{ state: 'withdrawn' as const }, 'This was withdrawn before it was approved.'],
  ])('%j', (more, words) => expect(said(more)).toContain(words));
});

describe('what was sent', () => {
  const Sent = () => <SuccessView name="Release 12" testId="a1" start={null} isLate={false} fate={useFate('a1')} />;
  const shownWith = (answers: readonly (() => object)[]): void => {
    let asks = 0;
    const { Hosted } = hostedFor('customer', {
      LaunchApproval_OfTest: () => {
        const answer = answers[Math.min(asks, answers.length - 1)];
        asks += 1;
        return { platformTest: { __typename: 'AdvancedTestRequest', id: 'a1', approval: answer?.() } };
      },
    });
    render(
      <Hosted>
        <Sent />
      </Hosted>,
    );
  };
  const cut = (): never => {
    throw new Error('cut');
  };

  it('is not said to be on its way where nobody could say whether it waits, and asks again', async () => {
    shownWith([cut, () => null as unknown as object]);
    await screen.findByText('It was received. Whether it waits for an approval could not be loaded.');
    expect(screen.queryByText(launchTexts.turnaround)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(launchTexts.turnaround);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
