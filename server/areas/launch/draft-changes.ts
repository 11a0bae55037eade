import type { RequestContext } from '#server/api/context.ts';
import { follow } from '#server/api/follow.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import { isId } from '#server/api/ids.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { compile, sql } from '#server/database/sql.ts';

type Standing = { readonly version: number | null; readonly holder: string | null };

const unreadable: Standing = { version: null, holder: null };

/** How a draft stands for the caller now: absent, foreign, discarded and not shared are the same. */
const standing = async ({ viewer, services, database }: RequestContext, id: string): Promise<Standing> => {
  if (!isId(id)) return unreadable;
  const { text, values } = compile(
    sql`select json_build_object('version', d.version, 'holder', case when d.held_until > ${services.clock.now().toISOString()}::timestamptz then d.holder end)
      from customer_request d where d.id = ${id} and d.organization_id = ${viewer.organizationId} and d.discarded_at is null
      and (d.created_by = ${viewer.userId} or d.shared_access is not null)`,
  );
  const json = await database.json(viewer, { text, values });
  return json === null ? unreadable : (JSON.parse(json) as Standing);
};

const subscribe = (_: unknown, args: { readonly id: string }, context: RequestContext) => {
  admit(context, rowOf('Subscription.launchDraftChanged'));
  const id = args.id.toLowerCase();
  let told = unreadable;
  const look = async () => {
    const before = told;
    told = await standing(context, id);
    return { isNews: told.version !== before.version || told.holder !== before.holder, payload: { id: args.id, ...told } };
  };
  return follow(
    context,
    'launchDraftChanged',
    async ({ topic, entityId }) => {
      if ((topic !== 'draft' && topic !== 'request') || entityId !== id) return null;
      const { isNews, payload } = await look();
      return isNews ? payload : null;
    },
    async () => (await look()).payload,
  );
};

/** Tells the places that have a draft open how it stands. */
export const draftSubscriptions: ResolverMap[string] = { launchDraftChanged: { subscribe } };
