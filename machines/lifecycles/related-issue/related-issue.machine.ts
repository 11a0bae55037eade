import { givenSeverities } from '#schema/vocabulary/issue.ts';
import type { GivenSeverity, Severity } from '#schema/vocabulary/issue.ts';
import { isPublished } from '#schema/vocabulary/participant.ts';
import type { ReportVerdict } from '#schema/vocabulary/participant.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { RelatedIssueContext, RelatedIssueEvent, RelatedIssueRow } from './related-issue.types.ts';

const isGiven = (severity: Severity | null): severity is GivenSeverity => givenSeverities.some((given) => given === severity);

const is = (event: RelatedIssueEvent, verdict: ReportVerdict | null): boolean => event.type === 'report.judge' && event.verdict === verdict;

const relatedIssueSetup = setup({
  types: { context: {} as RelatedIssueContext, events: {} as RelatedIssueEvent, input: {} as RelatedIssueContext },
  guards: {
    mayModerate: roleIn('test_manager', 'community_test_manager'),
    mayLeave: roleIn('system'),
    isUnpublished: ({ context }) => !isPublished(context.participantStatus),
    isNew: ({ context }) => !context.known,
    isReportedHere: ({ context }) => context.reportedHere,
    isResultApproved: ({ context }) => context.isResultApproved,
    isFake: ({ event }) => is(event, 'fake'),
    isKnown: ({ event }) => is(event, 'known') && event.type === 'report.judge' && event.knownAs !== null,
    isReal: ({ event }) => is(event, 'real'),
    isTakenBack: ({ event }) => is(event, null),
    hasKnownSeverity: ({ event }) => event.type === 'report.grade' && (event.severity === null || isGiven(event.severity)),
  },
  actions: {
    rememberKnown: assign((_, { knownAs }: { knownAs: string | null }) => ({ knownAs })),
    forgetKnown: assign({ knownAs: null }),
    rememberSeverity: assign((_, { severity }: { severity: Severity | null }) => ({
      reviewedSeverity: isGiven(severity) ? severity : null,
    })),
  },
});

const open = and(['mayModerate', 'isUnpublished', 'isReportedHere', 'isNew']);

const judged = relatedIssueSetup.createStateConfig({
  on: {
    'report.judge': [
      { guard: and([open, 'isFake']), target: 'invalid_issue', actions: 'forgetKnown' },
      {
        guard: and([open, 'isKnown']),
        target: 'known_issue',
        actions: { type: 'rememberKnown', params: ({ event }) => ({ knownAs: event.knownAs }) },
      },
      { guard: and([open, 'isReal']), target: 'moderated', actions: 'forgetKnown' },
      { guard: and([open, 'isTakenBack', 'isResultApproved']), target: 'moderated', actions: 'forgetKnown' },
      { guard: and([open, 'isTakenBack']), target: 'pending', actions: 'forgetKnown' },
    ],
    'report.grade': {
      guard: and([open, 'hasKnownSeverity']),
      actions: { type: 'rememberSeverity', params: ({ event }) => ({ severity: event.severity }) },
    },
  },
}).on;

/** Moderated with its result unless a moderator finds it fake, known or real before. */
export const relatedIssueMachine = relatedIssueSetup.createMachine({
  id: 'relatedIssue',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        ...judged,
        'report.moderate': { guard: 'mayModerate', target: 'moderated' },
        'report.leave': { guard: 'mayLeave', target: 'unmoderated' },
      },
    },
    moderated: { on: { ...judged, 'report.reopen': { guard: 'mayModerate', target: 'pending' } } },
    invalid_issue: { description: 'A fake: it is never published.', on: judged },
    known_issue: { description: 'The customer knows it already: it is not published again.', on: judged },
    unmoderated: { type: 'final', description: 'Its tester was published before anybody judged it.' },
  },
});

const unpicked = refusal('blank', 'Please pick the known issue.', ['knownAs']);

export const relatedIssueLifecycle = columnLifecycle<typeof relatedIssueMachine, RelatedIssueRow>({
  name: 'related-issue',
  machine: relatedIssueMachine,
  status: 'moderationStatus',
  remembers: ['reviewedSeverity', 'knownAs'],
  facts: ['known', 'reportedHere', 'isResultApproved', 'participantStatus'],
  reasons: {
    mayModerate: notAllowed('Only test managers and moderators of this test can moderate results.'),
    mayLeave: notAllowed('Only publishing leaves reports behind.'),
    isUnpublished: refusal('invalid_state', 'The results of this tester are published.'),
    isNew: refusal('invalid_state', 'This issue was known before the test.'),
    isReportedHere: refusal('invalid_state', 'This issue was reported with another result. Judge it there.'),
    isFake: unpicked,
    isKnown: unpicked,
    isReal: unpicked,
    isTakenBack: unpicked,
    isResultApproved: unpicked,
    hasKnownSeverity: refusal('inclusion', 'The severity must be low, medium, high or critical.', ['severity']),
  },
  sentences: {
    pending: 'This report has not been moderated yet.',
    moderated: 'This report has been moderated.',
    invalid_issue: 'This report is fake.',
    known_issue: 'This report is a known issue.',
    unmoderated: 'The results of this tester were published before this report was moderated.',
  },
  deeds: { 'report.judge': 'judged this report', 'report.grade': 'changed the severity of this report' },
  samples: {
    'report.moderate': {},
    'report.reopen': {},
    'report.leave': {},
    'report.judge': { verdict: 'fake', knownAs: null },
    'report.grade': { severity: 'low' },
  },
});
