// @vitest-environment happy-dom
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import type { JudgeEvent } from '#machines/flows/issues/judge.events.ts';
import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { nothingShown } from '#machines/lib/until-shown.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { judgedOf } from '../issue/issue-list.ts';
import { listedIssue } from '../issue/issue.builders.ts';
import { VerdictBarView } from './verdict-bar.view.tsx';

afterEach(cleanup);

const customer = { role: 'customer', userId: 'u1' } as const;
type State = 'ready' | 'weighing' | 'changing' | 'rejecting';

/** The verdicts as they are drawn in a state of the flow, and what is sent from there. */
const show = (more: Parameters<typeof listedIssue>[0] = {}, value: State = 'ready', actor: Actor = customer) => {
  return showIssue(judgedOf(listedIssue(more)), value, actor);
};

/** The same of an issue whose chart stands at a row. */
const showRow = (row: IssueRow, actor: Actor) => showIssue({ ...judgedOf(listedIssue({})), row }, 'ready', actor);

const showIssue = (issue: ReturnType<typeof judgedOf>, value: State, actor: Actor) => {
  const sent: JudgeEvent[] = [];
  const of = oneIssue(issue);
  const snapshot = judgeMachine.resolveState({
    value,
    context: {
      actor: customer,
      chosen: value === 'ready' ? null : of,
      given: 0,
      acts: [],
      queue: [],
      versions: {},
      refusals: [],
      notUndone: [],
      until: nothingShown,
      opened: [],
    },
  });
  const judge = createActor(judgeMachine, { input: { actor: customer }, snapshot });
  judge.send = (event) => void sent.push(event);
  render(
    <VerdictBarView
      of={of}
      row={issue.row}
      judge={judge}
      verdicts={verdicts(issueLifecycle, issue.row, actor)}
      href="/issues/i1"
      isOnPage={false}
      onExport={() => undefined}
    />,
  );
  return { sent, of };
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('verdicts', () => {
  it('RE-270: accepts, asks for the original of a duplicate, opens the reasons and the severities', () => {
    const { sent, of } = show();
    press(/^Accept/);
    press(/^Duplicate/);
    press(/^Reject/);
    press(/^Severity: Critical/);
    expect(sent).toEqual([
      { type: 'issues.accept', of },
      { type: 'original.choose', of },
      { type: 'reason.choose', of },
      { type: 'severity.choose', of },
    ]);
  });

  it('leads to what was done to the issue', () => {
    show();
    press('More actions');
    expect(screen.getByRole('menuitem', { name: 'History' }).getAttribute('href')).toBe('/organization-settings/audit-trail?thing=i1');
  });

  it('the reason of a rejected issue can be changed', () => {
    const { sent, of } = show({ triageStatus: 'rejected', triageReason: 'Other' });
    press(/^Change reason/);
    expect(sent).toEqual([{ type: 'reason.choose', of }]);
  });

  it.each([
    ['RE-400', 'As designed'],
    ['RE-401', 'Duplicate'],
    ['RE-402', 'Known issue'],
    ['RE-403', 'Not reproducible'],
    ['RE-404', 'Out of scope'],
    ['RE-405', 'Tester error'],
    ['RE-406', 'Poor bug report'],
    ['RE-407', 'Outdated instructions'],
    ['RE-408', 'Other'],
  ])('%s: %s is one of the reasons to select', (_, reason) => {
    const { sent } = show({}, 'rejecting');
    const reasons = within(screen.getByRole('dialog', { name: 'Reason' }));
    fireEvent.click(reasons.getByRole('button', { name: new RegExp(`^${reason}`) }));
    expect(sent).toEqual([{ type: 'reason.pick', reason }]);
  });

  it('RE-409: offers exactly the nine reasons', () => {
    show({}, 'rejecting');
    const reasons = within(screen.getByRole('dialog', { name: 'Reason' })).getAllByRole('button', { name: /^(?!Dismiss$)/u });
    expect(reasons.map((reason) => reason.textContent?.replace(/\d$/, ''))).toEqual([
      'As designed',
      'Duplicate',
      'Known issue',
      'Not reproducible',
      'Out of scope',
      'Tester error',
      'Poor bug report',
      'Outdated instructions',
      'Other',
    ]);
  });

  it('a digit picks a reason, and a severity', () => {
    const rejecting = show({}, 'rejecting');
    fireEvent.keyDown(screen.getByRole('button', { name: /As designed/ }), { key: '4' });
    expect(rejecting.sent).toEqual([{ type: 'reason.pick', reason: 'Not reproducible' }]);
    cleanup();
    const changing = show({}, 'changing');
    fireEvent.keyDown(screen.getByRole('button', { name: /^Low/ }), { key: '2' });
    expect(changing.sent).toEqual([{ type: 'severity.pick', severity: 'high' }]);
  });

  it('asks for a severity before an issue is accepted, and says why', () => {
    show({}, 'weighing');
    expect(screen.getByRole('dialog', { name: 'Severity' }).textContent).toContain(
      'This test asks for a severity before an issue is accepted.',
    );
  });

  it('says why each verdict is refused to somebody who may not triage', () => {
    const { sent } = show({}, 'ready', { role: 'community_test_manager', userId: 'u2' });
    const reason = 'Only customers and test managers can triage issues.';
    for (const name of [/^Accept/, /^Duplicate/, /^Reject/]) {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
      fireEvent.click(button);
    }
    expect(sent).toEqual([]);
  });

  it('shows the verdict that stands', () => {
    show({ triageStatus: 'accepted' });
    expect(screen.getByRole('button', { name: /^Accepted/ }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the verdicts over an issue', () => {
  const untriaged = {
    triageStatus: 'untriaged',
    triageReason: null,
    severity: 'critical',
    reviewedSeverity: null,
    originalId: null,
    duplicatesCount: 0,
    forceSeverityChangeBeforeAccept: false,
  } as const satisfies IssueRow;
  const forced = { forceSeverityChangeBeforeAccept: true };
  offersWhatTheChartAllows<typeof issueMachine, IssueRow>({
    lifecycle: issueLifecycle,
    places: {
      untriaged,
      'untriaged where a choice is forced': { ...untriaged, ...forced },
      'untriaged of unknown severity': { ...untriaged, severity: 'unknown' },
      accepted: { ...untriaged, triageStatus: 'accepted' },
      'accepted where a choice is forced': { ...untriaged, ...forced, triageStatus: 'accepted', severity: 'high' },
      rejected: { ...untriaged, triageStatus: 'rejected', triageReason: 'Known issue' },
      'rejected as a duplicate': { ...untriaged, triageStatus: 'rejected', triageReason: 'Duplicate' },
    },
    draw: (row, actor) => {
      const { sent } = showRow(row, actor);
      return () => sent.length;
    },
    controls: { 'issue.accept': /^Accept/, 'issue.reject': /^(?:Reject|Change reason)/, 'severity.change': /^Severity: / },
  });
});
