import { givenSeverities, rejectionReasons } from '#schema/vocabulary/issue.ts';
import type { GivenSeverity, TriageStatus } from '#schema/vocabulary/issue.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { IssueContext, IssueEvent, IssueRow, IssueStanding } from './issue.types.ts';

const isGiven = (severity: string | null): severity is GivenSeverity => givenSeverities.some((given) => given === severity);

const isListed = (reason: string | null): boolean => rejectionReasons.some((listed) => listed === reason);

const hasReason = ({ triageStatus, triageReason }: IssueStanding): boolean =>
  triageStatus === 'rejected' ? isListed(triageReason) : triageReason === null;

const was = (status: TriageStatus, event: IssueEvent): boolean =>
  event.type === 'issue.restore' && event.triageStatus === status && hasReason(event);

const misfit = refusal('inclusion', 'A rejected issue has one of the listed reasons, every other has none.', ['triageReason']);

const standing = ({ event }: { event: IssueStanding }): IssueStanding => event;

const accepted = (context: IssueContext, event: IssueEvent): string | null =>
  event.type === 'issue.accept' ? (event.severity ?? context.reviewedSeverity ?? context.severity) : null;

/** What the customer may decide about an issue: accept it with a severity, reject it with a reason, take either back. */
export const issueMachine = setup({
  types: { context: {} as IssueContext, events: {} as IssueEvent, input: {} as IssueContext },
  guards: {
    mayTriage: roleIn('customer', 'test_manager'),
    hasChosenSeverity: ({ context, event }) =>
      event.type === 'issue.accept' && (event.severity !== null || !context.forceSeverityChangeBeforeAccept),
    hasKnownSeverity: ({ context, event }) => isGiven(event.type === 'severity.change' ? event.severity : accepted(context, event)),
    hasListedReason: ({ event }) => event.type === 'issue.reject' && isListed(event.reason),
    isUntriagedBefore: ({ event }) => was('untriaged', event),
    isAcceptedBefore: ({ event }) => was('accepted', event),
    isRejectedBefore: ({ event }) => was('rejected', event),
  },
  actions: {
    rememberSeverity: assign(({ context }, params: { severity: string | null }) => ({
      severity: isGiven(params.severity) ? params.severity : context.severity,
    })),
    rememberReason: assign((_, params: { reason: string }) => ({ triageReason: params.reason })),
    forgetReason: assign({ triageReason: null }),
    rememberStanding: assign((_, { triageReason, severity }: IssueStanding) => ({ triageReason, severity })),
  },
}).createMachine({
  id: 'issue',
  context: ({ input }) => input,
  initial: 'untriaged',
  on: {
    'severity.change': {
      guard: and(['mayTriage', 'hasKnownSeverity']),
      actions: { type: 'rememberSeverity', params: ({ event }) => ({ severity: event.severity }) },
    },
    'issue.accept': {
      guard: and(['mayTriage', 'hasChosenSeverity', 'hasKnownSeverity']),
      target: '.accepted',
      actions: ['forgetReason', { type: 'rememberSeverity', params: ({ context, event }) => ({ severity: accepted(context, event) }) }],
    },
    'issue.reject': {
      guard: and(['mayTriage', 'hasListedReason']),
      target: '.rejected',
      actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) },
    },
    'issue.restore': [
      {
        guard: and(['mayTriage', 'isUntriagedBefore']),
        target: '.untriaged',
        actions: { type: 'rememberStanding', params: standing },
      },
      {
        guard: and(['mayTriage', 'isAcceptedBefore']),
        target: '.accepted',
        actions: { type: 'rememberStanding', params: standing },
      },
      {
        guard: and(['mayTriage', 'isRejectedBefore']),
        target: '.rejected',
        actions: { type: 'rememberStanding', params: standing },
      },
    ],
  },
  states: {
    untriaged: { description: 'New: nobody has judged it yet.' },
    accepted: {
      description: 'The customer takes it on, with a severity.',
      on: { 'issue.untriage': { guard: 'mayTriage', target: 'untriaged' } },
    },
    rejected: {
      description: 'The customer does not take it on, for one of the listed reasons.',
      on: { 'issue.untriage': { guard: 'mayTriage', target: 'untriaged', actions: 'forgetReason' } },
    },
  },
});

export const issueLifecycle = columnLifecycle<typeof issueMachine, IssueRow>({
  name: 'issue',
  machine: issueMachine,
  status: 'triageStatus',
  remembers: ['triageReason', 'severity'],
  facts: ['reviewedSeverity', 'forceSeverityChangeBeforeAccept'],
  reasons: {
    mayTriage: notAllowed('Only customers and test managers can triage issues.'),
    hasChosenSeverity: refusal('blank', 'Please choose a severity.', ['newSeverity']),
    hasKnownSeverity: refusal('inclusion', 'The severity must be low, medium, high or critical.', ['newSeverity']),
    hasListedReason: refusal('inclusion', 'Please choose one of the listed reasons.', ['rejectionReason']),
    isUntriagedBefore: misfit,
    isAcceptedBefore: misfit,
    isRejectedBefore: misfit,
  },
  sentences: {
    untriaged: 'This issue has not been triaged yet.',
    accepted: 'This issue has been accepted.',
    rejected: 'This issue has been rejected.',
  },
  deeds: {
    'issue.accept': 'accepted this',
    'issue.reject': 'rejected this',
    'issue.untriage': 'moved this back to New',
    'severity.change': 'changed its severity',
    'issue.restore': 'took back a verdict on this',
  },
  samples: {
    'issue.accept': { severity: 'high' },
    'issue.reject': { reason: 'Duplicate' },
    'issue.untriage': {},
    'severity.change': { severity: 'low' },
    'issue.restore': { triageStatus: 'accepted', triageReason: null, severity: 'unknown' },
  },
});
