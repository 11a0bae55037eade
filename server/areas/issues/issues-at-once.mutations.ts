import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueStanding, IssueRow, NamedAs } from '#machines/lifecycles/issue/issue.types.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { advanceAll, lockAll } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { tellRead } from '#server/workflow/notify.ts';
import { isStale, NotFound, Refused, refuse } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Refusal } from '#machines/lib/refusal.ts';
import { argument } from '#server/api/param.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { issueShape } from '#server/entities/issue.fields.ts';
import { recordAll } from '#server/workflow/audit.ts';
import { refusal } from '#machines/lib/refusal.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { changedSince, tagDeeds } from '#server/workflow/changed-since.ts';
import type { SeenThing } from '#server/workflow/changed-since.ts';
import { announceAll } from '#server/workflow/outbox.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type TagsAtOnce = {
  readonly attachIssueTagIds?: readonly string[] | null;
  readonly detachIssueTagIds?: readonly string[] | null;
  /** For undo: the versions made by the change. */
  readonly seen?: readonly { readonly issueId: string; readonly version: number }[] | null;
};

const distinct = (ids: readonly string[] | null | undefined): readonly string[] => [...new Set((ids ?? []).map((id) => id.toLowerCase()))];

const known = `
  select coalesce(json_object_agg(issue_id, tags), '{}') as tags, (select count(*)::int from issue_tag where id = any ($2::uuid[]) and state = 'live') as live
  from (select issue_id, json_agg(issue_tag_id) as tags from issue_tagging where issue_id = any ($1::uuid[]) group by 1) tagged`;

const replace = `
  with gone as (delete from issue_tagging j using jsonb_to_recordset($2::jsonb) as p (issue_id uuid, issue_tag_id uuid)
      where j.issue_id = p.issue_id and j.issue_tag_id = p.issue_tag_id),
    added as (insert into issue_tagging (organization_id, issue_id, issue_tag_id)
      select $1, p.issue_id, p.issue_tag_id from jsonb_to_recordset($3::jsonb) as p (issue_id uuid, issue_tag_id uuid) on conflict do nothing)
  update issue set version = version + 1 where id = any ($4::uuid[])`;

type Change = {
  readonly id: string;
  readonly testId: string | null;
  readonly row: IssueRow;
  readonly gone: readonly string[];
  readonly added: readonly string[];
  readonly version: number;
  readonly refusal: Refusal | null;
};

export const taggedSince = (tx: Tx, things: readonly SeenThing[]): Promise<ReadonlyMap<string, Refusal>> =>
  changedSince(tx, { deeds: tagDeeds }, things);

const full = refusal('too_many', `An issue has at most ${limits.tagsPerIssue} tags.`);

const pairs = (changes: readonly Change[], of: 'gone' | 'added'): string =>
  JSON.stringify(changes.flatMap((change) => change[of].map((tag) => ({ issue_id: change.id, issue_tag_id: tag }))));

/** An issue that would have too many keeps its own. */
const tagsAtOnce = async (work: Work, ids: readonly string[], input: TagsAtOnce): Promise<readonly IssueOutcome[]> => {
  const { tx, operation } = work;
  const attach = distinct(input.attachIssueTagIds);
  const detach = distinct(input.detachIssueTagIds);
  if (attach.some((tag) => detach.includes(tag))) refuse('invalid', 'A tag is either added or removed.', 'detachIssueTagIds');
  const issues = await lockAll(tx, subjects.issue, ids);
  await tx.query('select from issue_tag where id = any ($1::uuid[]) order by id for share', [attach]);
  const [found] = await tx.query<{ tags: Readonly<Record<string, readonly string[]>>; live: number }>(known, [ids, attach]);
  if (found === undefined || found.live < attach.length) return refuse('not_found', tagTexts.gone, 'attachIssueTagIds');

  const seen = new Map((input.seen ?? []).map(({ issueId, version }) => [issueId.toLowerCase(), version]));
  const stale = issues.flatMap(({ id, version }) => {
    const seenAt = seen.get(id);
    return seenAt === undefined || seenAt === version ? [] : [{ id, seen: seenAt, version, touching: [...attach, ...detach] }];
  });
  const since: ReadonlyMap<string, Refusal> = stale.length === 0 ? new Map() : await taggedSince(tx, stale);
  const changes = issues.map(({ id, testId, row, version }): Change => {
    const had = found.tags[id] ?? [];
    const gone = detach.filter((tag) => had.includes(tag));
    const added = attach.filter((tag) => !had.includes(tag));
    const isFull = added.length > 0 && had.length - gone.length + added.length > limits.tagsPerIssue;
    return { id, testId, row, version, gone, added, refusal: since.get(id) ?? (isFull ? full : null) };
  });
  const made = changes.filter(({ gone, added, refusal: refused }) => refused === null && gone.length + added.length > 0);
  if (made.length > 0) {
    await tx.query(replace, [tx.viewer.organizationId, pairs(made, 'gone'), pairs(made, 'added'), made.map(({ id }) => id)]);
    await recordAll(
      tx,
      made.map(({ id, gone, added, version }) => ({
        version: version + 1,
        takesBack: seen.get(id) ?? null,
        operation,
        entity: 'issue',
        entityId: id,
        event: 'tags.update',
        before: { gone },
        after: { added },
      })),
    );
    await announceAll(
      tx,
      made.map(({ id, testId }) => ({ topic: 'issue', testId, entityId: id })),
    );
  }
  return changes.map(({ id, row, version, refusal: refused }) => {
    const isChanged = made.some((one) => one.id === id);
    return { id, changed: isChanged, before: row, version: isChanged ? version + 1 : null, refusal: refused };
  });
};

type IssueOutcome = {
  readonly id: string;
  readonly changed: boolean;
  readonly before: IssueStanding | null;
  readonly version: number | null;
  readonly refusal: Refusal | null;
};

const issuesOf = (given: readonly string[], path: string): readonly string[] => {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  if (ids.length === 0) refuse('blank', 'Select at least one issue.', path);
  if (ids.length > limits.issuesPerSelection) refuse('too_many', `Select at most ${limits.issuesPerSelection} issues.`, path);
  return ids;
};

const issuesNow = (work: Work, ids: readonly string[]) =>
  work.select(
    'result',
    { ids },
    (selection) =>
      sql`select ${list(
        issueShape(work.context)(selection),
        sql`from unnest(${argument('ids')}::uuid[]) with ordinality as asked (id, place) join issue i on i.id = asked.id order by asked.place`,
      )} as json`,
  );

const errorOf = ({ code, message, path }: Refusal, place: string): FieldError => ({ code, message, path: path?.join('.') ?? place });

const isSame = (one: FieldError, other: FieldError): boolean => one.path === other.path && one.message === other.message;

/** Refused issues are audited beside the changes; where every one is refused, the call is. */
const answerFor = async (work: Work, outcomes: readonly IssueOutcome[], path: string) => {
  const told = outcomes.map(({ refusal, ...one }, index) => ({
    ...one,
    refusal: refusal === null ? null : errorOf(refusal, `${path}[${index}]`),
  }));
  const refused = told.flatMap(({ id, refusal }) => (refusal === null ? [] : [{ id, refusal }]));
  const refusals = refused.map(({ refusal }) => refusal);
  const errors = refusals.filter((error, index) => refusals.findIndex((other) => isSame(error, other)) === index);
  if (refused.length === outcomes.length) throw new Refused(errors);
  await recordAll(
    work.tx,
    refused.map(({ id, refusal }) => ({
      operation: work.operation,
      entity: 'issue',
      entityId: id,
      after: { errors: [refusal] },
      outcome: 'refused',
    })),
  );
  return {
    errors,
    outcomes: told.map(({ id: issueId, changed, before, version, refusal }) => ({
      issueId,
      changed,
      version,
      before: changed ? before : null,
      refusal,
    })),
    result: await issuesNow(
      work,
      outcomes.map(({ id }) => id),
    ),
  };
};

type IssueEvent = EventOf<typeof issueMachine>;
type Issues = { readonly issueIds: readonly string[] };
type Given = Omit<IssueStanding, 'originalId'> & {
  readonly issueId: string;
  readonly version: number;
  readonly originalId?: string | null;
};

const place = 'issueIds';

const move = async (work: Work, { issueIds }: Issues, event: IssueEvent) => {
  const outcomes = await advanceAll(work.tx, subjects.issue, issuesOf(issueIds, place), event, { operation: work.operation });
  return answerFor(work, outcomes, place);
};

/** Locks what is named as an original with what is to be its duplicate, in one order for everybody, and says under the lock what each is. */
const namedAs = async (tx: Tx, ids: readonly string[], originals: readonly string[]) => {
  const named = [...new Set(originals)];
  if (named.length === 0) return (): NamedAs => 'original';
  const locked = await lockAll(tx, subjects.issue, [...new Set([...ids, ...named])]);
  const duplicates = new Set(locked.flatMap(({ id, row }) => (row.originalId === null ? [] : [id])));
  return (id: string, originalId: string | null): NamedAs => {
    if (originalId === id) return 'itself';
    return originalId !== null && duplicates.has(originalId) ? 'duplicate' : 'original';
  };
};

/** A duplicate leads to its original. */
const merge = async (work: Work, { issueIds, originalId: given }: Issues & { readonly originalId: string }) => {
  const { tx, operation } = work;
  const ids = issuesOf(issueIds, place);
  const [found] = await tx.query<{ id: string }>('select coalesce(original_id, id) as id from issue where id = $1', [given]);
  const originalId = found?.id ?? absent();
  const asked = await namedAs(tx, ids, [originalId]);
  const eventOf = (id: string): IssueEvent => ({
    type: 'issue.merge',
    originalId,
    namedAs: id === given.toLowerCase() ? 'itself' : asked(id, originalId),
  });
  return answerFor(work, await advanceAll(tx, subjects.issue, ids, eventOf, { operation }), place);
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
  const asked = await namedAs(
    tx,
    ids,
    issues.flatMap(({ originalId }) => originalId?.toLowerCase() ?? []),
  );
  const events = new Map(
    issues.map(({ issueId, triageStatus, triageReason, severity, ...had }) => {
      const id = issueId.toLowerCase();
      const originalId = had.originalId?.toLowerCase() ?? null;
      const standing = { triageStatus, triageReason: triageReason ?? null, severity, originalId };
      return [id, { type: 'issue.restore', ...standing, namedAs: asked(id, originalId) } as const];
    }),
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

  flexibleTestingIssuesMerge: mutation<Issues & { originalId: string }>('flexibleTestingIssuesMerge', (work, input) => merge(work, input)),

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
