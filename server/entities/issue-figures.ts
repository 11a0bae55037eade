import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { shape } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

const counted = (status: string): Sql => raw(`coalesce(sum(total) filter (where triage_status = '${status}'), 0)::int`);

/** From rows of triage_status and total. */
export const figuresOf = (selection: Selection, rows: Sql): Sql =>
  sql`select ${shape(selection, { newIssuesCount: counted('untriaged'), acceptedIssuesCount: counted('accepted'), rejectedIssuesCount: counted('rejected') })} as json from ${rows} having count(*) >= 0`;

/** Of the counter table, within what the caller may read. */
export const countedIssues = (context: RequestContext, more: Sql = raw('')): Sql =>
  sql`(select c.triage_status, c.total from issue_count c where ${scopeOf(context).ofTest('c')} and ${scopeOf(context).kept('c')} ${raw(context.viewer.role === 'customer' ? 'and c.published' : '')} ${more}) c`;

export const allFigures = (selection: Selection, context: RequestContext): Sql => figuresOf(selection, countedIssues(context));
