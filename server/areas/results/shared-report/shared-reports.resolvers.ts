import { randomBytes } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { sharedReportRules } from '#schema/rules/results/shared-report.ts';
import { sharedReportLimits, sharedReportTexts } from '#schema/vocabulary/shared-report.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { hashOfToken } from '#server/identity/api-tokens.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';

/** Alias h. */
const reportShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`h.id`,
    title: sql`h.title`,
    state: sql`h.state`,
    parts: sql`to_json(h.parts)`,
    issues: sql`h.issues`,
    chosenCount: sql`cardinality(h.issue_ids)`,
    leavesOut: sql`to_json(h.leaves_out)`,
    madeBy: sql`(select nullif(trim(by.first_name || ' ' || by.last_name), '') from organization_user by where by.id = h.created_by and by.state <> 'forgotten')`,
    createdAt: time(sql`h.created_at`),
    expiresAt: time(sql`h.expires_at`),
    endedAt: time(sql`h.ended_at`),
    openedCount: sql`h.opened_count`,
    lastOpenedAt: time(sql`h.last_opened_at`),
    lastOpenedFrom: sql`h.last_opened_from`,
    lastOpenedWith: sql`h.last_opened_with`,
  });

const sharedReports = async (_: unknown, args: { readonly testId: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const found = await read(
    context,
    info,
    { testId: idOrAbsent(args.testId) },
    (selection) =>
      sql`select ${list(
        reportShape(selection),
        sql`from shared_report h where h.test_id = t.id order by h.state <> 'active', h.created_at desc, h.id limit 200`,
      )} as json from test t where t.id = ${argument('testId')} and t.kind = 'supervised' and ${scopeOf(context).test('t')}`,
  );
  if (found === null) throw notFound();
  return found;
};

const result = async ({ select }: Work, id: string) => ({
  result: await select(
    'result',
    { id },
    (selection) => sql`select ${reportShape(selection)} as json from shared_report h where h.id = ${argument('id')}::uuid`,
  ),
});

/** Makers for one test follow each other, so that none of them passes the limit. */
const demandRoom = async (tx: Tx, testId: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text, 620))', [testId]);
  const [found] = await tx.query<{ active: number }>(
    `select count(*)::int as active from shared_report where test_id = $1 and state = 'active' and expires_at > $2`,
    [testId, tx.at],
  );
  if ((found?.active ?? 0) >= sharedReportLimits.ofTest) refuse('too_many', sharedReportTexts.tooMany);
};

/** A page without an account shows what customers see: what is not published is in none. */
const demandPublished = async (tx: Tx, testId: string, ids: readonly string[]): Promise<void> => {
  const [found] = await tx.query<{ seen: number }>(
    `select count(*)::int as seen from issue where test_id = $1 and id = any ($2::uuid[]) and published_at is not null`,
    [testId, ids],
  );
  if (found?.seen !== ids.length) refuse('not_found', sharedReportTexts.unpublished, 'issueIds');
};

const insert = `insert into shared_report (organization_id, test_id, hash, title, introduction, parts, issues, issue_ids, leaves_out, expires_at, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`;

type Given = { readonly testId: string };

export const sharedReportResolvers: ResolverMap = {
  Query: { sharedReports },
  Mutation: {
    sharedReportCreate: mutation<Given>('sharedReportCreate', async (work, { testId: given, ...input }) => {
      const { tx, operation, context } = work;
      const { organizationId, userId } = tx.viewer;
      const testId = given.toLowerCase();
      const { title, introduction, parts, issues, issueIds, leavesOut, expiresAt } = parsed(sharedReportRules(tx.at), input);
      const chosen = parts.includes('issues') && issues === 'chosen' ? [...new Set(issueIds.map((id) => id.toLowerCase()))] : [];
      await demandPublished(tx, testId, chosen);
      await demandRoom(tx, testId);
      const token = randomBytes(32).toString('base64url');
      const kept = [title, introduction, parts, issues, chosen, leavesOut, expiresAt];
      const [made] = await tx.query<{ id: string }>(insert, [organizationId, testId, hashOfToken(token), ...kept, userId, tx.at]);
      const id = made?.id ?? '';
      const after = { title, parts, issues, leavesOut, expiresAt };
      await record(tx, { operation, entity: 'shared-report', entityId: id, event: 'report.create', after });
      await announce(tx, { topic: 'report', testId, entityId: id, payload: { event: 'report.create' } });
      const link = `${context.services.exports.publicUrl}/shared/${token}`;
      return { ...(await result(work, id)), secret: context.services.house.seal(link, context.person.id) };
    }),

    sharedReportRevoke: mutation<{ readonly sharedReportId: string }>('sharedReportRevoke', async (work, { sharedReportId }) => {
      const id = sharedReportId.toLowerCase();
      await advance(work.tx, subjects.sharedReport, id, { type: 'report.revoke' }, { operation: work.operation });
      return result(work, id);
    }),
  },
};
