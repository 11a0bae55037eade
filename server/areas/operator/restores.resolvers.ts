import type { GraphQLResolveInfo } from 'graphql';
import { restoreHours, restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import type { RequestContext } from '#server/api/context.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import type { Work } from '#server/api/mutation.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, stored, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';

/** Alias r. */
const restore = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`r.id`,
    state: sql`r.state`,
    name: sql`r.name`,
    sizeBytes: sql`r.size_bytes::float8`,
    found: stored(sql`coalesce(r.found, '[]'::jsonb)`),
    reason: sql`r.reason`,
    done: sql`r.done`,
    total: sql`r.total`,
    restoredId: sql`r.restored_id`,
    askedBy: sql`(select nullif(trim(u.first_name || ' ' || u.last_name), '') from organization_user u where u.id = r.asked_by)`,
    askedAt: time(sql`r.created_at`),
    expiresAt: time(sql`r.expires_at`),
  });

const shown = async ({ select }: Work, id: string) => ({
  result: await select(
    'result',
    { id },
    (selection) => sql`select ${restore(selection)} as json from organization_restore r where r.id = ${argument('id')}::uuid`,
  ),
});

const own = `update organization_restore set name = $2 where state = 'awaiting' and asked_by = $1 returning id`;
const begin = `
  insert into organization_restore (organization_id, asked_by, name, created_at, expires_at)
  values ($1, $2, $3, $4, $4::timestamptz + make_interval(hours => ${restoreHours})) on conflict do nothing returning id`;

type Begin = { readonly name: string };
type Decide = { readonly restoreId: string };

export const restoreResolvers: ResolverMap = {
  Query: {
    operatorRestores: (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        { ...args },
        (selection) =>
          sql`select ${list(restore(selection), sql`from (select r.* from organization_restore r order by r.created_at desc, r.id desc limit 10) r order by r.created_at desc, r.id desc`)} as json`,
      ),
  },
  Mutation: {
    operatorRestoreBegin: operatorMutation<Begin>('operatorRestoreBegin', async (work, { name }) => {
      const { tx, operation } = work;
      work.demandStorable();
      if (!/\.zip$/iu.test(name) || name.length > 255) return refuse('invalid', restoreTexts.noArchive, 'name');
      const { organizationId, userId } = tx.viewer;
      const [waiting] = await tx.query<{ id: string }>(own, [userId, name]);
      if (waiting !== undefined) return shown(work, waiting.id);
      const [made] = await tx.query<{ id: string }>(begin, [organizationId, userId, name, tx.at]);
      if (made === undefined) return refuse('taken', restoreTexts.inWork);
      await record(tx, { operation, entity: 'organization-restore', entityId: made.id, event: 'restore.begin', after: { name } });
      return shown(work, made.id);
    }),
    operatorRestoreStart: operatorMutation<Decide>('operatorRestoreStart', async (work, { restoreId }) => {
      const { tx, operation, context } = work;
      const id = idOrAbsent(restoreId);
      await advance(tx, subjects.organizationRestore, id, { type: 'restore.start' }, { operation });
      await tx.query('update organization_restore set done = 0, total = 0 where id = $1', [id]);
      const data = { restoreId: id, organizationId: tx.viewer.organizationId };
      await context.services.enqueue(tx, 'restore-organization', data, { singletonKey: id });
      return shown(work, id);
    }),
    operatorRestoreDiscard: operatorMutation<Decide>('operatorRestoreDiscard', async (work, { restoreId }) => {
      const { tx, operation, context } = work;
      const id = idOrAbsent(restoreId);
      const { before } = await advance(tx, subjects.organizationRestore, id, { type: 'restore.discard' }, { operation });
      const key = before.storageKey;
      if (key !== null) tx.afterCommit(() => void context.services.vendors.files.remove(key).catch(() => undefined));
      return shown(work, id);
    }),
  },
};
