import { duplicateReason, givenSeverities, rejectionReasons } from '#schema/vocabulary/issue.ts';
import type { GivenSeverity, TriageStatus } from '#schema/vocabulary/issue.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { IssueContext, IssueEvent, IssueRow, IssueStanding, NamedAs } from './issue.types.ts';

const isGiven = (severity: string | null): severity is GivenSeverity => givenSeverities.some((given) => given === severity);

const isListed = (reason: string | null): boolean => rejectionReasons.some((listed) => listed === reason);

const hasReason = ({ triageStatus, triageReason }: Pick<IssueStanding, 'triageStatus' | 'triageReason'>): boolean =>
  triageStatus === 'rejected' ? isListed(triageReason) : triageReason === null;

const wasDuplicate = (event: IssueEvent): boolean => event.type === 'issue.restore' && event.originalId !== null;

const was = (status: TriageStatus, event: IssueEvent): boolean =>
  (event.type === 'issue.restore' || event.type === 'issue.unmerge') &&
  event.triageStatus === status &&
  hasReason(event) &&
  (!wasDuplicate(event) || event.triageReason === duplicateReason);

const namedAs = (event: IssueEvent): NamedAs | null =>
  event.type === 'issue.merge' || (event.type === 'issue.restore' && wasDuplicate(event)) ? event.namedAs : null;

const becomesDuplicate = (event: IssueEvent): boolean => namedAs(event) !== null;

const misfit = refusal('inclusion', 'A rejected issue has one of the listed reasons, every other has none.', ['triageReason']);

const standing = ({ event }: { event: IssueStanding }): IssueStanding => event;

const verdict = ({
  context,
  event,
}: {
  context: IssueContext;
  event: Pick<IssueStanding, 'triageStatus' | 'triageReason'>;
}): IssueStanding => ({
  ...event,
  severity: context.severity,
  originalId: null,
});

const asBefore = ['isAnother', 'isOriginal', 'hasNoDuplicates'] as const;

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
    isAnother: ({ event }) => namedAs(event) !== 'itself',
    isOriginal: ({ event }) => namedAs(event) !== 'duplicate',
    hasNoDuplicates: ({ context, event }) => !becomesDuplicate(event) || context.duplicatesCount === 0,
    isMerged: ({ context }) => context.originalId !== null,
    isUntriagedBefore: ({ event }) => was('untriaged', event),
    isAcceptedBefore: ({ event }) => was('accepted', event),
    isRejectedBefore: ({ event }) => was('rejected', event),
  },
  actions: {
    rememberSeverity: assign(({ context }, params: { severity: string | null }) => ({
      severity: isGiven(params.severity) ? params.severity : context.severity,
    })),
    rememberReason: assign(({ context }, { reason }: { reason: string }) => ({
      triageReason: reason,
      originalId: reason === duplicateReason ? context.originalId : null,
    })),
    rememberOriginal: assign((_, { originalId }: { originalId: string }) => ({ triageReason: duplicateReason, originalId })),
    forgetReason: assign({ triageReason: null, originalId: null }),
    rememberStanding: assign((_, { triageReason, severity, originalId }: IssueStanding) => ({ triageReason, severity, originalId })),
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
    'issue.merge': {
      guard: and(['mayTriage', ...asBefore]),
      target: '.rejected',
      actions: { type: 'rememberOriginal', params: ({ event }) => ({ originalId: event.originalId }) },
    },
    'issue.restore': [
      {
        guard: and(['mayTriage', ...asBefore, 'isUntriagedBefore']),
        target: '.untriaged',
        actions: { type: 'rememberStanding', params: standing },
      },
      {
        guard: and(['mayTriage', ...asBefore, 'isAcceptedBefore']),
        target: '.accepted',
        actions: { type: 'rememberStanding', params: standing },
      },
      {
        guard: and(['mayTriage', ...asBefore, 'isRejectedBefore']),
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
      description: 'The customer does not take it on, for one of the listed reasons. As a duplicate it may name its original.',
      on: {
        'issue.untriage': { guard: 'mayTriage', target: 'untriaged', actions: 'forgetReason' },
        'issue.unmerge': [
          {
            guard: and(['mayTriage', 'isMerged', 'isUntriagedBefore']),
            target: 'untriaged',
            actions: { type: 'rememberStanding', params: verdict },
          },
          {
            guard: and(['mayTriage', 'isMerged', 'isAcceptedBefore']),
            target: 'accepted',
            actions: { type: 'rememberStanding', params: verdict },
          },
          { guard: and(['mayTriage', 'isMerged', 'isRejectedBefore']), actions: { type: 'rememberStanding', params: verdict } },
        ],
      },
    },
  },
});

/** What an undo gives back of a row. */
export const issueStanding = ({ triageStatus, triageReason, severity, originalId }: IssueStanding): IssueStanding => ({
  triageStatus,
  triageReason,
  severity,
  originalId,
});

export const issueLifecycle = columnLifecycle<typeof issueMachine, IssueRow>({
  name: 'issue',
  machine: issueMachine,
  status: 'triageStatus',
  remembers: ['triageReason', 'severity', 'originalId'],
  facts: ['reviewedSeverity', 'forceSeverityChangeBeforeAccept', 'duplicatesCount'],
  reasons: {
    mayTriage: notAllowed('Only customers and test managers can triage issues.'),
    hasChosenSeverity: refusal('blank', 'Please choose a severity.', ['newSeverity']),
    hasKnownSeverity: refusal('inclusion', 'The severity must be low, medium, high or critical.', ['newSeverity']),
    hasListedReason: refusal('inclusion', 'Please choose one of the listed reasons.', ['rejectionReason']),
    isAnother: refusal('inclusion', 'An issue cannot be a duplicate of itself or of its own duplicate.', ['originalId']),
    isOriginal: refusal('inclusion', 'The issue that was named became a duplicate. Choose its original.', ['originalId']),
    hasNoDuplicates: refusal('taken', 'This issue has duplicates of its own. Merge the other one into it, or take them out first.'),
    isMerged: refusal('invalid_state', 'This issue is no duplicate of another.'),
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
    'issue.merge': 'made this a duplicate',
    'issue.unmerge': 'took this out of the duplicates',
    'issue.untriage': 'moved this back to New',
    'severity.change': 'changed its severity',
    'issue.restore': 'took back a verdict on this',
  },
  samples: {
    'issue.accept': { severity: 'high' },
    'issue.reject': { reason: 'Duplicate' },
    'issue.untriage': {},
    'issue.merge': { originalId: 'original', namedAs: 'original' },
    'issue.unmerge': { triageStatus: 'untriaged', triageReason: null },
    'severity.change': { severity: 'low' },
    'issue.restore': { triageStatus: 'accepted', triageReason: null, severity: 'unknown', originalId: null, namedAs: 'original' },
  },
});
