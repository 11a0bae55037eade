// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#machines/lib/answer.ts';
import { moderateResultMachine } from '#machines/flows/moderation/moderate-result.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';
import type { CaseResultRow } from '#machines/lifecycles/case-result/case-result.types.ts';
import { editRequestLifecycle } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import type { EditRequestRow } from '#machines/lifecycles/edit-request/edit-request.types.ts';
import { relatedIssueLifecycle } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import { hostedFor } from '#tests/support/hosted.tsx';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { resultBadge } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { caseResultRowOf } from '#schema/generated/client/rows/case-result.documents.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { resultOf } from '../moderation.builders.ts';
import type { ShownResult } from '../result/result-body.tsx';
import { judgeReportsMachine } from '#machines/flows/moderation/judge-reports.ts';
import type { Change, Report } from '#machines/flows/moderation/judge-reports.ts';
import type { RelatedIssueRow } from '#machines/lifecycles/related-issue/related-issue.types.ts';
import { judgedReportOf } from '../judge-reports/judge-reports.rules.ts';
import { ReportVerdictView } from '../judge-reports/judge-reports.view.tsx';
import { ModerateResultView } from './moderate-result.view.tsx';

afterEach(cleanup);

const moderator = { role: 'community_test_manager', userId: 'u1' } as const;

const show = (facts: Partial<ShownResult> = {}, log: ComponentProps<typeof ModerateResultView>['log'] = null, actor: Actor = moderator) => {
  const calls: string[] = [];
  const called = <Input extends object>(name: string) =>
    fromPromise<Answer, Input>(({ input }) => {
      calls.push(`${name} ${JSON.stringify(input)}`);
      return new Promise<Answer>(() => undefined);
    });
  const actors = {
    requestEdit: called<{ caseResultId: string; content: string; key: string }>('request'),
    cancelEdit: called<{ caseResultId: string }>('cancel'),
    finalizeModeration: called<{ caseResultId: string }>('finalize'),
  };
  const actorRef = createActor(moderateResultMachine.provide({ actors }), { input: { caseResultId: 'r1' } }).start();
  actorRef.on('approval.wanted', ({ approved }) => void calls.push(`approved ${approved}`));
  const result = resultOf(facts);
  const sendVerdict = fromPromise<Answer, { report: Report; change: Change; version: number | null }>(({ input }) => {
    calls.push(`verdict ${JSON.stringify(input.change)}`);
    return new Promise<Answer>(() => undefined);
  });
  const reports = createActor(judgeReportsMachine.provide({ actors: { sendVerdict } })).start();
  const { Hosted } = hostedFor('community_test_manager', {});
  render(
    <SidePanel title={result.testCase.name} isBare onClose={() => undefined}>
      <ModerateResultView
        changes={null}
        actorRef={actorRef}
        result={result}
        badge={resultBadge(result)}
        log={log}
        verdicts={verdicts(caseResultLifecycle, caseResultRowOf(result), actor)}
        makeKey={() => 'key'}
        renderVerdict={(id) => {
          const report = result.relatedIssues.map((issue) => judgedReportOf(issue, actor)).find((one) => one?.id === id);
          return report == null ? null : (
            <ReportVerdictView
              actorRef={reports}
              report={report}
              given="High"
              known={{ options: [], isLoading: false, failure: null, onRetry: () => undefined }}
            />
          );
        }}
      />
    </SidePanel>,
    { wrapper: Hosted },
  );
  return calls;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the foot of the panel', () => {
  it('keeps the focus when the words for the tester are left', () => {
    show();
    press('Request edit');
    screen.getByRole('button', { name: 'Back' }).focus();
    press('Back');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Approve/ }));
  });
});

describe('a result in the panel', () => {
  const parts: readonly (readonly [string, string])[] = [
    ['RE-204', 'The shop shows "Payment failed".'],
    ['RE-206', 'It happened twice.'],
    ['RE-207', 'Signed Lena Hartmann'],
    ['RE-208', 'Submitted 21 Nov 2026, 13:52 UTC'],
    ['RE-209', 'Windows 11, Chrome 129'],
    ['RE-210', 'Germany'],
    ['RE-215', 'Payment failed, no order number'],
    ['RE-216', 'Which card?Visa'],
  ];
  it.each(parts)('%s: shows %s', (_row, words) => {
    show();
    expect(screen.getByRole('complementary').textContent).toContain(words);
  });

  it('RE-205: shows what was handed in when it was edited', () => {
    show({ originalActualResult: 'It fails.' });
    expect(screen.getByText('It fails.')).toBeDefined();
  });

  it('RE-213: shows who moderated it, and when, to those who get its log', () => {
    const entry = {
      eventTime: '2026-11-21T14:05:00.000Z',
      organizationUserFullName: 'Ana Souza',
      organizationUserRole: 'Community test manager',
      eventType: 'Result approved',
    };
    show({}, [entry]);
    const [, row] = within(screen.getByRole('table', { name: 'Moderation audit log' })).getAllByRole('row');
    expect(row?.textContent).toBe('21 Nov 2026, 14:05 UTCAna SouzaCommunity test managerResult approved');
    cleanup();
    show();
    expect(screen.queryByRole('table', { name: 'Moderation audit log' })).toBeNull();
  });

  it('RE-211: shows its related issues, with a link to those that exist', () => {
    show();
    const issue = within(screen.getByRole('list', { name: 'Related issues' })).getByRole('listitem');
    expect(issue.textContent).toContain('NW-412-2');
    expect(within(issue).getByText('Pending')).toBeDefined();
    expect(within(issue).getByRole('link', { name: 'Charged twice' }).getAttribute('href')).toBe('/results/t1/issue/x1');
  });

  it('says who else moderates it now, and nothing where nobody does', () => {
    show();
    expect(screen.queryByText(/moderating this result too/)).toBeNull();
    cleanup();
    show({ otherModerators: ['Ana Souza'] });
    expect(screen.getByText('Ana Souza is moderating this result too.')).toBeDefined();
  });

  it('RE-217: shows the latest edit request', () => {
    const createdAt = new Date(Date.now() - 90 * 60_000).toISOString();
    show({
      hasOpenCaseResultEditRequest: true,
      latestCaseResultEditRequest: { id: 'e1', status: 'requested', content: 'Add a picture.', createdAt },
    });
    expect(screen.getByText('Edit requested 1h')).toBeDefined();
    expect(screen.getByText('Add a picture.')).toBeDefined();
  });
});

describe('its verdicts', () => {
  it('approve', () => {
    const calls = show();
    press('Approve');
    expect(calls).toEqual(['approved true']);
  });

  it('take an approval back', () => {
    const calls = show({ moderationStatus: 'approved' });
    press('Remove approval');
    expect(calls).toEqual(['approved false']);
  });

  it('are held back with the reason while an edit is awaited', () => {
    const calls = show({ hasOpenCaseResultEditRequest: true });
    expect(screen.getAllByText('The tester has been asked to change this result.').length).toBeGreaterThan(0);
    press('Approve');
    expect(calls).toEqual([]);
  });

  it('ask the tester for an edit, in words', () => {
    const calls = show();
    press('Request edit');
    fireEvent.submit(screen.getByLabelText('What should the tester change?'));
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('What should the tester change?'), { target: { value: 'Add a picture.' } });
    fireEvent.submit(screen.getByLabelText('What should the tester change?'));
    expect(calls).toEqual(['request {"caseResultId":"r1","content":"Add a picture.","key":"key"}']);
  });

  it('cancel an edit request only after asking', () => {
    const calls = show({ hasOpenCaseResultEditRequest: true });
    press('Cancel edit request');
    expect(calls).toEqual([]);
    expect(screen.getByRole('alertdialog').textContent).toContain('Cancel this edit request?');
    press('Cancel edit request');
    expect(calls).toEqual(['cancel {"caseResultId":"r1"}']);
  });

  it('RE-529: finalize apart from approving', () => {
    const calls = show();
    press('Finalize moderation');
    expect(calls).toEqual(['finalize {"caseResultId":"r1"}']);
  });

  it('RE-513: the close x of an edit that came marks the result moderated', () => {
    const calls = show({
      latestCaseResultEditRequest: { id: 'e1', status: 'completed', content: 'Add a picture.', createdAt: '2026-11-21T10:00:00.000Z' },
    });
    expect(screen.getByText('Edit completed')).toBeDefined();
    press('Mark as moderated');
    expect(calls).toEqual(['finalize {"caseResultId":"r1"}']);
  });
});

describe('the verdicts over a result', () => {
  const fresh: CaseResultRow = {
    moderationStatus: 'not_moderated',
    isRejected: false,
    rejectionReason: null,
    moderationFinalizedAt: null,
    hasOpenEditRequest: false,
    participantStatus: 'under_review',
  };
  const rejected = { isRejected: true, rejectionReason: 'Other' } as const;
  offersWhatTheChartAllows<typeof caseResultMachine, CaseResultRow>({
    lifecycle: caseResultLifecycle,
    places: {
      'not moderated': fresh,
      'not moderated, to be edited': { ...fresh, hasOpenEditRequest: true },
      'not moderated, finalized': { ...fresh, moderationFinalizedAt: '2026-11-20T12:00:00.000Z' },
      'not moderated, published': { ...fresh, participantStatus: 'results_published' },
      'not moderated, tester removed': { ...fresh, participantStatus: 'removed' },
      'not moderated, rejected': { ...fresh, ...rejected },
      approved: { ...fresh, moderationStatus: 'approved' },
      'approved, to be edited': { ...fresh, moderationStatus: 'approved', hasOpenEditRequest: true },
      'approved, published': { ...fresh, moderationStatus: 'approved', participantStatus: 'results_published' },
      discarded: { ...fresh, moderationStatus: 'discarded' },
    },
    draw: ({ hasOpenEditRequest, ...row }, actor) => {
      const calls = show({ ...row, hasOpenCaseResultEditRequest: hasOpenEditRequest }, null, actor);
      return () => calls.length;
    },
    controls: {
      'approval.toggle': /^(?:Approve|Remove approval)/,
      'edit.request': /^Request edit/,
      'moderation.finalize': /^Finalize moderation/,
    },
  });
});

const judges = ['test_manager', 'community_test_manager'] as const;

describe('what is asked of the tester', () => {
  const createdAt = '2026-11-21T10:00:00.000Z';
  const states = ['requested', 'overdue', 'completed', 'cancelled', 'moderated'] as const;
  const row = (state: EditRequestRow['state']): EditRequestRow => ({ state, createdAt, completedAt: null });
  offersWhatTheChartAllows({
    lifecycle: editRequestLifecycle,
    places: Object.fromEntries(states.map((state) => [state, row(state)])),
    draw: ({ state }, actor) => {
      const latestCaseResultEditRequest = { id: 'e1', status: state, content: 'Add a picture.', createdAt };
      const hasOpenCaseResultEditRequest = state === 'requested' || state === 'overdue';
      const calls = show({ hasOpenCaseResultEditRequest, latestCaseResultEditRequest }, null, actor);
      return () => calls.length;
    },
    controls: { 'edit.cancel': /^Cancel edit request/, 'edit.moderate': /^Mark as moderated/ },
    by: judges,
    allowed: {
      requested: { 'edit.cancel': 'TM' },
      overdue: { 'edit.cancel': 'TM' },
      completed: { 'edit.moderate': 'TM' },
      cancelled: {},
      moderated: {},
    },
  });
});

describe('an issue that the tester reported with the result', () => {
  const report: RelatedIssueRow = {
    moderationStatus: 'pending',
    reviewedSeverity: null,
    knownAs: null,
    known: false,
    reportedHere: true,
    isResultApproved: false,
    participantStatus: 'under_review',
  };
  const places: Readonly<Record<string, RelatedIssueRow>> = {
    pending: report,
    'approved with its result': { ...report, moderationStatus: 'moderated', isResultApproved: true },
    fake: { ...report, moderationStatus: 'invalid_issue' },
    'known as something': { ...report, moderationStatus: 'known_issue', knownAs: 'NW-412-KI-1 Slow' },
    'known before': { ...report, moderationStatus: 'known_issue', known: true },
    'reported elsewhere': { ...report, reportedHere: false },
    published: { ...report, participantStatus: 'results_published' },
    'left unmoderated': { ...report, moderationStatus: 'unmoderated', participantStatus: 'results_published' },
  };
  const judged = { 'report.judge': 'TM', 'report.grade': 'TM' };
  offersWhatTheChartAllows({
    lifecycle: relatedIssueLifecycle,
    places,
    draw: (row, actor) => {
      const relatedIssues = resultOf().relatedIssues.map((issue) => ({ ...issue, ...row }));
      const { isResultApproved, participantStatus } = row;
      const calls = show(
        { moderationStatus: isResultApproved ? 'approved' : 'not_moderated', participantStatus, relatedIssues },
        null,
        actor,
      );
      return () => calls.length;
    },
    controls: {
      'report.judge': /^Fake/,
      'report.grade': /^Severity/,
    },
    by: judges,
    allowed: {
      pending: judged,
      'approved with its result': judged,
      fake: judged,
      'known as something': judged,
      'known before': {},
      'reported elsewhere': {},
      published: {},
      'left unmoderated': {},
    },
  });

  it('says what it is known as, and what severity its tester gave', () => {
    const relatedIssues = resultOf().relatedIssues.map((issue) => ({
      ...issue,
      moderationStatus: 'known_issue' as const,
      knownAs: 'NW-412-KI-1 Slow',
      reviewedSeverity: 'low' as const,
    }));
    show({ relatedIssues });
    expect(screen.getByText('Known as NW-412-KI-1 Slow. The tester gave High.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Known/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('takes its verdict back where the same is pressed again', () => {
    const calls = show({
      relatedIssues: resultOf().relatedIssues.map((issue) => ({ ...issue, moderationStatus: 'invalid_issue' as const })),
    });
    fireEvent.click(screen.getByRole('button', { name: /^Fake/ }));
    expect(calls).toEqual(['verdict {"verdict":null,"knownAs":null}']);
  });
});
