import type { ItemState } from '#schema/vocabulary/export.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import type { RequestContext } from '#server/api/context.ts';
import { filledList, idOrAbsent, tagIds } from '#server/api/ids.ts';
import { argument, moment } from '#server/api/param.ts';
import { withinDays } from '#server/api/within-days.ts';
import type { Given } from '#server/api/read.ts';
import { likeWords } from '#server/database/like.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { isItemState } from '#server/entities/issue-export.fields.ts';

export type IssueFilter = {
  readonly issueTagsIdsEq?: readonly string[] | null;
  readonly issueTagsIdsContains?: readonly string[] | null;
  readonly severityIn?: readonly Severity[] | null;
  readonly testIdEq?: string | null;
  readonly createdWithinDays?: number | null;
  readonly itemStateEq?: ItemState | null;
  readonly search?: string | null;
};

export const filterValues = ({
  issueTagsIdsEq,
  issueTagsIdsContains,
  severityIn,
  testIdEq,
  createdWithinDays,
  itemStateEq,
  search,
}: IssueFilter) => ({
  anyOf: tagIds(issueTagsIdsEq),
  allOf: tagIds(issueTagsIdsContains),
  severities: filledList(severityIn),
  testId: testIdEq === null || testIdEq === undefined ? null : idOrAbsent(testIdEq),
  days: withinDays(createdWithinDays),
  itemState: itemStateEq ?? null,
  words: likeWords(search),
});

const nothing = raw('');

export const wordsOfIssue = sql`(i.title || ' ' || i.code)`;

export const narrowed = (given: Given, alias: Sql): Sql => {
  const severity = given('severities') ? sql`and ${alias}.severity = any (${argument('severities')}::text[])` : nothing;
  const test = given('testId') ? sql`and ${alias}.test_id = ${argument('testId')}` : nothing;
  return sql`${severity} ${test}`;
};

/** Filters issues i. */
export const filtered = (context: RequestContext, given: Given): Sql => {
  const any = given('anyOf')
    ? sql`and exists (select from issue_tagging j where j.issue_id = i.id and j.issue_tag_id = any (${argument('anyOf')}::uuid[]))`
    : nothing;
  const all = given('allOf')
    ? sql`and i.id in (select j.issue_id from issue_tagging j where j.issue_tag_id = any (${argument('allOf')}::uuid[]) group by 1 having count(*) = cardinality(${argument('allOf')}::uuid[]))`
    : nothing;
  const recent = given('days') ? sql`and i.created_at > ${moment}::timestamptz - make_interval(days => ${argument('days')}::int)` : nothing;
  const words = given('words') ? sql`and ${wordsOfIssue} ilike all (${argument('words')}::text[])` : nothing;
  const item = given('itemState') ? sql`and ${isItemState(context, sql`${argument('itemState')}::text`)}` : nothing;
  return sql`${any} ${all} ${narrowed(given, raw('i'))} ${recent} ${item} ${words}`;
};
