import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Portal } from '#tests/support/portal.ts';

const trails = ['audit', 'outbox'];

export type AuditRow = {
  readonly operation: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly event: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly outcome: string;
  readonly role: string;
  readonly userId: string | null;
};
export type OutboxRow = { readonly topic: string; readonly entityId: string | null; readonly payload: Readonly<Record<string, unknown>> };

/** What was left behind since a mark. */
export type Trail = { readonly audit: readonly AuditRow[]; readonly outbox: readonly OutboxRow[] };

/** One organization whose things are put into any state by the owner and moved over HTTP. */
export type WalkWorld = PortalWorld & {
  /** A hash of everything the organization has, but for the trails. */
  readonly digest: () => Promise<string>;
  /** Remembers the ends of the trails, and gives what came after. */
  readonly mark: () => Promise<() => Promise<Trail>>;
};

const digestStatement = async (portal: Portal): Promise<string> => {
  const { rows } = await portal.database.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id' and table_name <> all ($1) order by 1`,
    [trails],
  );
  const parts = rows.map(
    ({ name }) => `select '${name}' as name, md5(coalesce(string_agg(x::text, '' order by x::text), '')) as hash from ${name} x`,
  );
  return `select md5(string_agg(name || hash, '' order by name)) as digest from (${parts.join(' union all ')}) each`;
};

const camel = `json_build_object('operation', operation, 'entity', entity, 'entityId', entity_id, 'event', event, 'before', before, 'after', after, 'outcome', outcome, 'role', role, 'userId', user_id)`;

const trailMarker = (portal: Portal) => async (): Promise<() => Promise<Trail>> => {
  const { owner } = portal.database;
  const ends = `select (select coalesce(max(id), 0) from audit) as audit, (select coalesce(max(id), 0) from outbox) as outbox`;
  const { rows } = await owner.query<{ audit: string; outbox: string }>(ends);
  const from = [rows[0]?.audit, rows[0]?.outbox];
  return async () => {
    const { rows: since } = await owner.query<Trail>(
      `select coalesce((select json_agg(${camel} order by id) from audit where id > $1), '[]') as audit,
         coalesce((select json_agg(json_build_object('topic', topic, 'entityId', entity_id, 'payload', payload) order by id) from outbox where id > $2), '[]') as outbox`,
      from,
    );
    return since[0] as Trail;
  };
};

/** Starts the server over two equal organizations, with tools that stand in for vendors where calls go out. */
export const openWalkWorld = async (hasStandIns = false): Promise<WalkWorld> => {
  const world = await openPortalWorld(hasStandIns ? { standIns: await startStandIns() } : {});
  const digest = { name: 'digest', text: await digestStatement(world.portal) };
  return {
    ...world,
    digest: async () => String((await world.portal.database.owner.query<{ digest: string }>(digest)).rows[0]?.digest),
    mark: trailMarker(world.portal),
  };
};
