import { list, one, shape, stored, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';
import { shownNoteStates } from '#schema/vocabulary/issue.ts';
import { oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { attachmentsOf } from './attachment.fields.ts';
import { exportsOf } from './issue-export.fields.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { testOf } from './test-reference.fields.ts';

const counted = (context: RequestContext, condition: string): Sql =>
  raw(
    `coalesce((select sum(c.total)::int from issue_count c where c.test_id = i.test_id and ${condition} ${context.viewer.role === 'customer' ? 'and c.published' : ''}), 0)`,
  );

/** Of issue i; tags and the note belong to the customer, so moderators see none. */
/** Alias g, with those of its issues that the caller may read. */
export const tagShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, {
      id: sql`g.id`,
      name: sql`g.name`,
      attachedToIssuesCount: sql`(select count(*)::int from issue_tagging x join issue y on y.id = x.issue_id where x.issue_tag_id = g.id and ${scopeOf(context).ofTest('y')} and ${scopeOf(context).published('y')})`,
    });

const tags =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    list(
      tagShape(context)(selection),
      sql`from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = i.id ${raw(context.viewer.role === 'community_test_manager' ? 'and false' : '')} order by lower(g.name)`,
    );

const userName = (id: string): Sql =>
  raw(`coalesce((select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = ${id}), '')`);

/** Issues that the caller may read beside issue i, as i again: what they are found by is taken from the outer one first. */
const beside = (context: RequestContext, joined: string, column: string): Sql => {
  const { ofTest, kept, published } = scopeOf(context);
  const named = column.replace('i.', '');
  return sql`from (select ${raw(column)} as ${raw(named)}) named join issue i on ${raw(joined)} and ${ofTest('i')} and ${kept('i')} and ${published('i')}`;
};

/** Alias i. */
export const issueShape =
  (context: RequestContext) =>
  (selection: Selection): Sql => {
    const fields: Fields = {
      id: sql`i.id`,
      _id: sql`i.id`,
      code: sql`i.code`,
      title: sql`i.title`,
      severity: sql`i.severity`,
      reviewedSeverity: sql`i.reviewed_severity`,
      triageStatus: sql`i.triage_status`,
      triageReason: sql`i.triage_reason`,
      originalId: sql`i.original_id`,
      original: (original) => one(issueShape(context)(original), beside(context, 'named.original_id = i.id', 'i.original_id')),
      duplicatesCount: raw('(select count(*)::int from issue d where d.original_id = i.id)'),
      duplicates: (duplicate) =>
        list(
          issueShape(context)(duplicate),
          sql`${beside(context, 'i.original_id = named.id', 'i.id')} order by i.created_at, i.id limit ${raw(String(limits.issuesPerSelection))}`,
        ),
      wasRead: sql`i.was_read`,
      comment: sql`i.comment`,
      createdAt: time(sql`i.created_at`),
      issueFields: stored(sql`i.issue_fields`),
      additionalDetails: stored(sql`i.additional_details`),
      attachments: attachmentsOf(context, sql`a.issue_id = i.id`),
      issueTags: tags(context),
      issueNote: (note) =>
        one(
          shape(note, {
            id: sql`n.issue_id`,
            note: sql`n.note`,
            authorName: userName('n.author_id'),
            lastEditorName: userName('n.last_editor_id'),
            createdAt: time(sql`n.created_at`),
            updatedAt: time(sql`n.updated_at`),
            version: sql`n.version`,
          }),
          sql`from issue_note n where n.issue_id = i.id and n.state in ${raw(oneOf(shownNoteStates))}`,
        ),
      testerCountry: (country) =>
        sql`case when i.tester_country_code is not null then ${shape(country, { code: sql`i.tester_country_code`, name: sql`i.tester_country_name` })} end`,
      environment: sql`i.environment`,
      testCases: (cases) =>
        list(
          shape(cases, { id: sql`k.id`, name: sql`k.name` }),
          sql`from issue_test_case j join test_case k on k.id = j.test_case_id where j.issue_id = i.id order by k.position`,
        ),
      test: testOf(context, 'i.test_id'),
      issuesCount: counted(context, 'true'),
      triagedIssuesCount: counted(context, `c.triage_status <> 'untriaged'`),
      exports: exportsOf(context),
      version: sql`i.version`,
    };
    return shape(selection, fields);
  };
