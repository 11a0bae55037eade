import { isBlank } from '#schema/rules/blank.ts';
import { RefusalError } from '#machines/lib/refusal.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { sql } from '#server/database/sql.ts';
import { tagShape } from '#server/entities/issue.fields.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import type { SeenThing } from '#server/workflow/changed-since.ts';
import { refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { issueTagMachine } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import { asItIs, changed } from './issues.mutations.ts';
import { taggedSince } from './issues-at-once.mutations.ts';

type TagInput = { readonly issueTagId: string };

const tagOf = async (work: Work, id: string) => ({
  result: await work.select(
    'result',
    { id },
    (selection) => sql`select ${tagShape(work.context)(selection)} as json from issue_tag g where g.id = ${argument('id')}`,
  ),
});

const move = async (work: Work, { issueTagId }: TagInput, event: EventOf<typeof issueTagMachine>, takenBack: TakenBack = {}) => {
  const id = issueTagId.toLowerCase();
  const { version } = await advance(work.tx, subjects.issueTag, id, event, { operation: work.operation, ...takenBack });
  return { version, ...(await tagOf(work, id)) };
};

const replace = `
  with wanted as (select id from issue_tag
      where id = any ($2::uuid[]) and id <> all (coalesce($4::uuid[], '{}')) and organization_id = $3 and state = 'live' for share),
    gone as (delete from issue_tagging where issue_id = $1 and organization_id = $3
      and issue_tag_id <> all ($2::uuid[]) and ($4::uuid[] is null or issue_tag_id = any ($4::uuid[])) returning issue_tag_id),
    added as (insert into issue_tagging (organization_id, issue_id, issue_tag_id) select $3, $1, id from wanted on conflict do nothing returning issue_tag_id)
  select (select count(*)::int from wanted) as wanted,
    (select count(*)::int from issue_tagging where issue_id = $1) + (select count(*)::int from added) - (select count(*)::int from gone) as total, array(select issue_tag_id from gone) as gone, array(select issue_tag_id from added) as added`;

type TagsInput = TakenBack & {
  readonly issueId: string;
  readonly issueTagIds: readonly string[];
  readonly seenIssueTagIds?: readonly string[] | null;
};
const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Undo does not overwrite what somebody tagged or untagged since. */
const demandUntagged = async (tx: Tx, { id, seen, version, touching }: Tagged): Promise<void> => {
  const refusal = seen == null || seen === version ? undefined : (await taggedSince(tx, [{ id, seen, version, touching }])).get(id);
  if (refusal !== undefined) throw new RefusalError(refusal);
};

type Tagged = Omit<SeenThing, 'seen'> & { readonly seen: number | null | undefined };
type Replaced = { readonly wanted: number; readonly total: number; readonly gone: readonly string[]; readonly added: readonly string[] };

export const tagMutations: ResolverMap[string] = {
  flexibleTestingIssueUpdateTags: mutation<TagsInput>(
    'flexibleTestingIssueUpdateTags',
    async (work, { issueId, issueTagIds, seenIssueTagIds, version: seenVersion }) => {
      const { tx, operation } = work;
      const id = issueId.toLowerCase();
      const tags = distinct(issueTagIds);
      const seen = seenIssueTagIds == null ? null : distinct(seenIssueTagIds);
      const tooMany = (): never => refuse('too_many', `An issue has at most ${limits.tagsPerIssue} tags.`, 'issueTagIds');
      if (tags.length > limits.tagsPerIssue) tooMany();
      const [issue] = await tx.query<{ testId: string; version: number }>(
        'select test_id as "testId", version from issue where id = $1 for update',
        [id],
      );
      const version = issue?.version ?? 0;
      const [replaced] = await tx.query<Replaced>(replace, [id, tags, tx.viewer.organizationId, seen]);
      const { wanted, total, gone, added } = replaced ?? { wanted: 0, total: 0, gone: [], added: [] };
      if (wanted < tags.filter((tag) => seen?.includes(tag) !== true).length) refuse('not_found', tagTexts.gone, 'issueTagIds');
      if (added.length > 0 && total > limits.tagsPerIssue) tooMany();
      await demandUntagged(tx, { id, seen: seenVersion, version, touching: [...gone, ...added] });
      const isChanged = gone.length + added.length > 0;
      if (isChanged) {
        await tx.query('update issue set version = version + 1 where id = $1', [id]);
        const left = { version: version + 1, takesBack: seenVersion ?? null };
        await record(tx, { operation, entity: 'issue', entityId: id, event: 'tags.update', before: { gone }, after: { added }, ...left });
        await announce(tx, { topic: 'issue', testId: issue?.testId ?? null, entityId: id });
      }
      return { version: isChanged ? version + 1 : null, result: await changed(work, id) };
    },
    { refusedWith: asItIs },
  ),

  flexibleTestingCreateIssueTag: mutation<{ name: string }>('flexibleTestingCreateIssueTag', async (work, input) => {
    const { tx, operation } = work;
    const name = input.name.trim();
    if (isBlank(name)) refuse('blank', tagTexts.blank, 'name');
    if (name.length > limits.tagName) refuse('too_long', tagTexts.tooLong, 'name');
    const [tag] = await tx.query<{ id: string }>(
      'insert into issue_tag (organization_id, name, created_at) values ($1, $2, $3) on conflict do nothing returning id',
      [tx.viewer.organizationId, name, tx.at],
    );
    if (tag === undefined) return refuse('taken', tagTexts.taken, 'name');
    await record(tx, { operation, entity: 'issue-tag', entityId: tag.id, event: 'tag.create', after: { name } });
    await announce(tx, { topic: 'issue', entityId: tag.id });
    return tagOf(work, tag.id);
  }),

  flexibleTestingUpdateTagged: mutation<TagInput & { name: string }>('flexibleTestingUpdateTagged', (work, input) =>
    move(work, input, { type: 'tag.rename', name: input.name }),
  ),

  flexibleTestingDestroyIssueTag: mutation<TagInput & TakenBack & { restore?: boolean | null }>(
    'flexibleTestingDestroyIssueTag',
    (work, { restore, version, ...of }) => move(work, of, { type: restore === true ? 'tag.restore' : 'tag.delete' }, { version }),
  ),
};
