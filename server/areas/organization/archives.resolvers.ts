import type { GraphQLResolveInfo } from 'graphql';
import { organizationArchiveTexts } from '#schema/vocabulary/organization-archive.ts';
import type { ArchiveScope } from '#schema/vocabulary/organization-archive.ts';
import type { RequestContext } from '#server/api/context.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import { argument, organization } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';

/** Alias a; a link is made for an archive that is ready. */
const archiveShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`a.id`,
    state: sql`a.state`,
    scope: sql`a.scope`,
    done: sql`a.done`,
    total: sql`a.total`,
    sizeBytes: sql`a.size_bytes::float8`,
    askedById: sql`a.asked_by`,
    askedBy: sql`(select nullif(trim(u.first_name || ' ' || u.last_name), '') from organization_user u where u.id = a.asked_by)`,
    askedAt: time(sql`a.created_at`),
    expiresAt: time(sql`a.expires_at`),
    link: sql`case when a.state = 'ready' then json_build_object('id', a.id, 'scope', a.scope, 'by', a.asked_by) end`,
  });

/** Older ones tell nothing any more. */
const latest = (
  of: Sql,
): Sql => sql`from (select a.* from organization_archive a where ${of} order by a.created_at desc, a.id desc limit 5) a
  order by a.created_at desc, a.id desc`;

const shown = async ({ select }: Work, id: string) => ({
  result: await select(
    'result',
    { id },
    (selection) => sql`select ${archiveShape(selection)} as json from organization_archive a where a.id = ${argument('id')}::uuid`,
  ),
});

const ask = async (work: Work, scope: ArchiveScope) => {
  const { tx, operation, context } = work;
  const { organizationId } = tx.viewer;
  const [made] = await tx.query<{ id: string }>(
    `insert into organization_archive (organization_id, asked_by, scope, name, created_at)
     select o.id, $2, $3, o.short_code || '-' || to_char($4::timestamptz at time zone 'UTC', 'YYYY-MM-DD') || '.zip', $4 from organization o where o.id = $1
     on conflict do nothing returning id`,
    [organizationId, tx.viewer.userId, scope, tx.at],
  );
  if (made === undefined) return refuse('taken', organizationArchiveTexts.inWork);
  await record(tx, { operation, entity: 'organization-archive', entityId: made.id, event: 'organizationArchive.ask', after: { scope } });
  await announce(tx, { topic: 'organization', entityId: organizationId });
  await context.services.enqueue(tx, 'archive-organization', { archiveId: made.id, organizationId }, { singletonKey: made.id });
  return shown(work, made.id);
};

const cancel = async (work: Work, archiveId: string) => {
  const { tx, operation } = work;
  await advance(tx, subjects.organizationArchive, idOrAbsent(archiveId), { type: 'archive.cancel' }, { operation });
  await announce(tx, { topic: 'organization', entityId: tx.viewer.organizationId });
  return shown(work, archiveId);
};

type Ask = { readonly organizationId: string };
type Cancel = { readonly archiveId: string };
type Linked = { readonly link?: { readonly id: string; readonly scope: ArchiveScope; readonly by: string | null } | null };

/** As the download itself decides. */
const linkOf = ({ link }: Linked, _: unknown, { services, person, viewer }: RequestContext): string | null => {
  if (link === null || link === undefined || person.onBehalfOfUserId !== null) return null;
  const may = person.isOperator || (link.scope === 'seen' && link.by === viewer.userId && person.role !== 'community_test_manager');
  return may ? services.fileLink({ userId: viewer.userId, organizationId: viewer.organizationId }, link.id) : null;
};

export const archiveResolvers: ResolverMap = {
  OrganizationArchive: { link: linkOf },
  Query: {
    organizationArchives: (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        context,
        info,
        { ...args },
        (selection) =>
          sql`select ${list(archiveShape(selection), latest(sql`a.organization_id = ${organization} and a.scope = 'seen'`))} as json`,
      ),
    operatorArchives: (_: unknown, { organizationId }: Ask, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        { organizationId: idOrAbsent(organizationId) },
        (selection) =>
          sql`select ${list(archiveShape(selection), latest(sql`a.organization_id = ${argument('organizationId')}::uuid`))} as json`,
      ),
  },
  Mutation: {
    organizationArchiveAsk: mutation<Ask>('organizationArchiveAsk', async (work, { organizationId }) => {
      if (organizationId.toLowerCase() !== work.tx.viewer.organizationId) throw new NotFound();
      return ask(work, 'seen');
    }),
    organizationArchiveCancel: mutation<Cancel>('organizationArchiveCancel', (work, { archiveId }) => cancel(work, archiveId)),
    operatorArchiveAsk: operatorMutation<Ask>('operatorArchiveAsk', (work) => ask(work, 'whole')),
    operatorArchiveCancel: operatorMutation<Cancel>('operatorArchiveCancel', (work, { archiveId }) => cancel(work, archiveId)),
  },
};
