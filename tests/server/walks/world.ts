import { buildSchema, isObjectType } from 'graphql';
import { readSdl } from '#server/api/schema.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';

/** The moment at which every call of a walk happens. */
export const moment = '2026-11-21T09:00:00.000Z';

const trails = ['audit', 'outbox'];

const schema = buildSchema(readSdl());

const inputTypeOf = (mutation: string): string => {
  const type = schema.getMutationType();
  const field = isObjectType(type) ? type.getFields()[mutation] : undefined;
  if (field === undefined) throw new Error(`there is no mutation ${mutation}`);
  return String(field.args[0]?.type);
};

/** The document of a mutation that asks whether it went well and why not. */
export const documentOf = (mutation: string, more = ''): string =>
  `mutation ($input: ${inputTypeOf(mutation)}) { answer: ${mutation}(input: $input) { successful errors { code message path } ${more} } }`;

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
export type WalkWorld = {
  readonly portal: Portal;
  readonly id: (name: string) => string;
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  readonly send: (person: PersonName, mutation: string, input: object, more?: string) => Promise<GraphQLAnswer>;
  /** A hash of everything the organization has, but for the trails. */
  readonly digest: () => Promise<string>;
  /** Remembers the ends of the trails, and gives what came after. */
  readonly mark: () => Promise<() => Promise<Trail>>;
  readonly stop: () => Promise<void>;
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

/** Starts the server at a fixed moment over two equal organizations, with tools that stand in for vendors where calls go out. */
export const openWalkWorld = async (hasStandIns = false): Promise<WalkWorld> => {
  const standIns = hasStandIns ? await startStandIns() : undefined;
  const portal = await startPortal({ clock: { now: () => new Date(moment) }, ...(standIns && { standIns }) });
  await plantTwins(portal.database.owner, '2026-11-20T09:00:00Z');
  const calls = new Map<PersonName, Call>();
  const callOf = async (person: PersonName): Promise<Call> => {
    const call = calls.get(person) ?? (await portal.as(idOf('a', person), publicId('a')));
    calls.set(person, call);
    return call;
  };
  let sent = 0;
  const digest = { name: 'digest', text: await digestStatement(portal) };
  const sql: WalkWorld['sql'] = async (text, values = []) =>
    (await portal.database.owner.query<Record<string, unknown>>(text, [...values])).rows;
  return {
    portal,
    id: (name) => idOf('a', name),
    sql,
    send: async (person, mutation, input, more = '') => {
      const call = await callOf(person);
      sent += 1;
      return call(documentOf(mutation, more), { input }, { 'idempotency-key': `walk-${sent}` });
    },
    digest: async () => String((await portal.database.owner.query<{ digest: string }>(digest)).rows[0]?.digest),
    mark: trailMarker(portal),
    stop: async () => {
      await portal.stop();
      await standIns?.stop();
    },
  };
};
