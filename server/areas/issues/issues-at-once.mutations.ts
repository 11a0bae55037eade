import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { advanceAll } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { tellRead } from '#server/workflow/notify.ts';
import { isStale, NotFound } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { answerFor, issuesNow, issuesOf, tagsAtOnce } from './issues-at-once.ts';
import type { TagsAtOnce } from './issues-at-once.ts';

type IssueEvent = EventOf<typeof issueMachine>;
type Issues = { readonly issueIds: readonly string[] };
type Given = IssueStanding & { readonly issueId: string; readonly version: number };

const place = 'issueIds';

const move = async (work: Work, { issueIds }: Issues, event: IssueEvent) => {
  const outcomes = await advanceAll(work.tx, subjects.issue, issuesOf(issueIds, place), event, { operation: work.operation });
  return answerFor(work, outcomes, place);
};

const absent = (): never => {
  throw new NotFound();
};

const restore = async (work: Work, issues: readonly Given[]) => {
  const { tx, operation } = work;
  const ids = issuesOf(
    issues.map(({ issueId }) => issueId),
    'issues',
  );
  const versions = new Map(issues.map(({ issueId, version }) => [issueId.toLowerCase(), version]));
  const events = new Map(
    issues.map(({ issueId, triageStatus, triageReason, severity }) => [
      issueId.toLowerCase(),
      { type: 'issue.restore', triageStatus, triageReason: triageReason ?? null, severity } as const,
    ]),
  );
  const eventOf = (id: string): IssueEvent => events.get(id) ?? absent();
  const outcomes = await advanceAll(tx, subjects.issue, ids, eventOf, { operation, seen: versions });
  return answerFor(work, outcomes, 'issues');
};

const asTheyAre = async (work: Work, issues: readonly { readonly issueId: string }[], errors: readonly FieldError[]) => {
  const ids = issues.map(({ issueId }) => issueId.toLowerCase());
  return isStale(errors) && ids.length > 0 ? { result: await issuesNow(work, ids) } : {};
};

export const issuesAtOnceMutations: ResolverMap[string] = {
  flexibleTestingMarkIssuesAsRead: mutation<Issues>('flexibleTestingMarkIssuesAsRead', async (work, { issueIds }) => {
    const ids = issuesOf(issueIds, place);
    if (work.context.person.role !== 'community_test_manager') await tellRead(work.tx, 'issue', ids);
    return { result: await issuesNow(work, ids) };
  }),

  flexibleTestingIssuesAccept: mutation<Issues & { newSeverity?: string | null }>('flexibleTestingIssuesAccept', (work, input) =>
    move(work, input, { type: 'issue.accept', severity: input.newSeverity ?? null }),
  ),

  flexibleTestingIssuesReject: mutation<Issues & { rejectionReason: string }>('flexibleTestingIssuesReject', (work, input) =>
    move(work, input, { type: 'issue.reject', reason: input.rejectionReason }),
  ),

  flexibleTestingChangeIssuesSeverity: mutation<Issues & { newSeverity: string }>('flexibleTestingChangeIssuesSeverity', (work, input) =>
    move(work, input, { type: 'severity.change', severity: input.newSeverity }),
  ),

  flexibleTestingIssuesRestore: mutation<{ issues: readonly Given[] }>(
    'flexibleTestingIssuesRestore',
    (work, { issues }) => restore(work, issues),
    { refusedWith: (work, { issues }, errors) => asTheyAre(work, issues, errors) },
  ),

  flexibleTestingIssuesUpdateTags: mutation<Issues & TagsAtOnce>(
    'flexibleTestingIssuesUpdateTags',
    async (work, input) => answerFor(work, await tagsAtOnce(work, issuesOf(input.issueIds, place), input), place),
    { refusedWith: (work, { seen }, errors) => asTheyAre(work, seen ?? [], errors) },
  ),
};
