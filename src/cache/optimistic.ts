import { can, next } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueEvent, IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import type { Cache, OptimisticMutationConfig } from '@urql/exchange-graphcache';
import type { Seat } from './session.ts';

type IssueEntity = { readonly __typename: 'Issue'; readonly id: string };
type IssueArguments = { readonly issueId: string; readonly newSeverity?: string | null; readonly rejectionReason?: string };

const inputOf = (args: object): IssueArguments => Reflect.get(args, 'input') as IssueArguments;

const issueRow = (cache: Cache, issue: IssueEntity): IssueRow | null => {
  const triageStatus = cache.resolve(issue, 'triageStatus');
  const severity = cache.resolve(issue, 'severity');
  if (typeof triageStatus !== 'string' || typeof severity !== 'string') return null;
  const textOf = (field: string): string | null => {
    const value = cache.resolve(issue, field);
    return typeof value === 'string' ? value : null;
  };
  return {
    triageStatus: triageStatus as IssueRow['triageStatus'],
    severity: severity as IssueRow['severity'],
    reviewedSeverity: textOf('reviewedSeverity') as IssueRow['reviewedSeverity'],
    triageReason: textOf('triageReason'),
    forceSeverityChangeBeforeAccept: false,
  };
};

const changed = (entity: IssueEntity, columns: object) => ({
  __typename: 'IssueChange',
  successful: true,
  errors: [],
  result: { ...entity, ...columns },
});

/** What the chart says will come of a change, painted before the server answers; where the chart refuses, nothing is painted. */
export const optimisticFor = ({ role, userId }: Seat): OptimisticMutationConfig => {
  const actor = { role, userId };
  const triage = (eventOf: (input: IssueArguments) => IssueEvent) => (args: object, cache: Cache) => {
    const input = inputOf(args);
    const entity: IssueEntity = { __typename: 'Issue', id: input.issueId };
    const row = issueRow(cache, entity);
    const event = eventOf(input);
    return row === null || !can(issueLifecycle, row, event) ? null : changed(entity, next(issueLifecycle, row, event).row);
  };
  return {
    flexibleTestingIssueAccept: triage(({ newSeverity }) => ({ type: 'issue.accept', actor, severity: newSeverity ?? null })),
    flexibleTestingIssueReject: triage(({ rejectionReason }) => ({ type: 'issue.reject', actor, reason: rejectionReason ?? '' })),
    flexibleTestingIssueUntriage: triage(() => ({ type: 'issue.untriage', actor })),
    flexibleTestingChangeIssueSeverity: triage(({ newSeverity }) => ({ type: 'severity.change', actor, severity: newSeverity ?? '' })),
    flexibleTestingMarkIssueAsRead: (args: object) => changed({ __typename: 'Issue', id: inputOf(args).issueId }, { wasRead: true }),
  };
};
