import { literal } from '#server/database/sql.ts';
import type { Move } from '#server/workflow/changed-since.ts';
import { waysBack } from './ways-back.ts';

/** What narrows a trail, once it was looked at. */
export type TrailFilter = {
  readonly organization: string | null;
  /** An id, or an address in lower case. */
  readonly person: string | null;
  readonly things: readonly string[] | null;
  readonly thing: string | null;
  readonly since: string | null;
  /** The day after the last one. */
  readonly until: string | null;
  readonly source: string | null;
  readonly outcome: string | null;
  readonly session: string | null;
};

export type Place = readonly [at: string, id: number];

export type StoredLine = {
  readonly id: number;
  readonly at: string;
  /** To the microsecond, for the place. */
  readonly exactly: string;
  readonly userId: string | null;
  readonly staffId: string | null;
  readonly role: string;
  readonly operation: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly event: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly outcome: string;
  readonly source: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly session: string | null;
  readonly token: string | null;
  /** Made by the change; null where it made none. */
  readonly version: number | null;
  readonly isTakenBack: boolean;
  /** What wrote over the change and stands; of lines that can be undone. */
  readonly since: Move | null;
  readonly personName: string | null;
  readonly staffName: string | null;
  readonly organizationName: string | null;
  readonly thing: string | null;
};

export type StoredTrail = {
  readonly lines: readonly StoredLine[];
  /** How many lines were looked at, and where the last of them stands. */
  readonly scanned: number;
  readonly lastAt: string | null;
  readonly lastId: number | null;
};

/** Lines looked at for a page whose filter no index follows: what is rarer is found page by page, each in a bounded time. */
export const mostScanned = 5_000;

/** As the index and the policy have it, which a test compares: only the same condition lets the index of customers be used. */
export const ofCustomers = `(role = 'customer' or entity in ('organization', 'credit-account', 'membership', 'organization-user', 'organization_user', 'invitation', 'session', 'audit',
  'customer-request', 'advanced-test', 'test', 'test-window', 'schedule', 'test-retention', 'legal-hold', 'issue', 'issue-tag', 'issue-export', 'export-job',
  'auto-export', 'run-result', 'integration', 'integration-settings', 'service-request'))`;
/** What is about the installation stands with its operators' organization: its test managers read what they did themselves. */
const ofManagers = `(entity not in ('crowd-token', 'job', 'mail', 'country', 'professional-service', 'installation-audit', 'organization-restore') or user_id = (select app_user()))`;
const rare = new Set(
  `session audit call membership organization-user organization_user invitation archive organization credit-account legal-hold test-retention integration integration-settings crowd-token job mail country professional-service installation-audit`.split(
    ' ',
  ),
);

const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const nameOf = (id: string): string => `(select p.full_name from audit_people(array[${id}]) p)`;
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

type Wanted = { readonly filter: TrailFilter; readonly role: string; readonly count: number; readonly after: Place | null };

/** Lines of which it is asked whether they can be undone: one that nothing knows how to take back costs nothing. */
const isUndoable = `a.version is not null and a.outcome = 'done' and a.entity || ' ' || a.event in (${Object.keys(waysBack).map(literal).join(', ')})`;
const latest = 2 ** 31 - 1;

const takesBack = (later: string, earlier: string): string =>
  `select from audit ${later} where ${later}.entity_id = ${earlier}.entity_id and ${later}.takes_back = ${earlier}.version and audit_takes_back(${later}, ${earlier})`;

/** Over alias a: whether what took it back stands; where that was undone as well, the line holds again. */
export const isTakenBack = `exists (${takesBack('o', 'a')} and not exists (${takesBack('r', 'o')}))`;

/** Which lines a viewer may read at all. */
export const readableBy = (role: string): readonly string[] => [
  ...(role === 'operator' ? [] : ['a.organization_id = (select app_org())']),
  ...(role === 'customer' ? [ofCustomers] : []),
  ...(role === 'test_manager' ? [ofManagers] : []),
];

/** The newest lines, newest first, in one statement: the index that narrows most is followed, and what it does not decide is asked of at most so many lines. */
export const trailStatement = ({ filter, role, count, after }: Wanted): Statement => {
  const values: unknown[] = [];
  const given = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
  const { organization, person, things, thing: thingId, since, until, source, outcome, session } = filter;

  const place = [
    ...(organization === null ? [] : [`a.organization_id = ${given(organization, 'uuid')}`]),
    ...readableBy(role),
    ...(since === null ? [] : [`a.at >= ${given(since, 'timestamptz')}`]),
    ...(until === null ? [] : [`a.at < ${given(until, 'timestamptz')}`]),
    ...(after === null ? [] : [`(a.at, a.id) < (${given(after[0], 'timestamptz')}, ${given(after[1], 'bigint')})`]),
  ];
  const rest = [
    ...(source === null ? [] : [`a.source = ${given(source, 'text')}`]),
    ...(outcome === null ? [] : [`a.outcome = ${given(outcome, 'text')}`]),
    ...(session === null ? [] : [`a.session = ${given(session, 'text')}`]),
  ];
  const ofThings = things === null ? [] : [`a.entity in (${things.map(literal).join(', ')})`];
  const ofPerson = (): string =>
    person?.includes('@') === true
      ? `(select u.id from organization_user u where u.email = ${given(person, 'citext')})`
      : given(person, 'uuid');
  /** A customer is not told which moderator it was, by a filter neither. */
  const named = role === 'customer' ? ["a.role <> 'community_test_manager'"] : [];

  const scan = (wanted: readonly string[], most: number): string =>
    `(select a.* from audit a where ${[...wanted, ...place, 'true'].join(' and ')} order by a.at desc, a.id desc limit ${most})`;
  const several = (branches: readonly (readonly string[])[], most: number): string =>
    branches.length === 1
      ? scan(branches[0] ?? [], most)
      : `(select * from (${branches.map((branch) => scan(branch, most)).join(' union all ')}) a order by a.at desc, a.id desc limit ${most})`;
  const followed = (branches: readonly (readonly string[])[], left: readonly string[]) => {
    const most = left.length === 0 ? count : mostScanned;
    return { found: several(branches, most), left, most };
  };

  const isByKind = things !== null && (organization === null ? things.every((each) => rare.has(each)) : role !== 'customer');
  const { found, left, most } =
    thingId !== null
      ? followed(
          [[`a.entity_id = any ((select audit_parts(${given(thingId, 'uuid')}))::uuid[])`]],
          [...ofThings, ...rest, ...(person === null ? [] : [`${ofPerson()} in (a.user_id, a.on_behalf_of_user_id)`, ...named])],
        )
      : person !== null
        ? followed(
            [
              [`a.user_id = ${ofPerson()}`, ...named],
              [`a.on_behalf_of_user_id = ${ofPerson()}`, ...named],
            ],
            [...ofThings, ...rest],
          )
        : isByKind
          ? followed(
              (things ?? []).map((each) => [`a.entity = ${literal(each)}`]),
              rest,
            )
          : followed([[]], [...ofThings, ...rest]);

  const text = `
    with found as materialized ${found},
    page as (select a.* from found a where ${[...left, 'true'].join(' and ')} order by a.at desc, a.id desc limit ${count})
    select coalesce((select json_agg(line) from (
      select a.id, ${moment('a.at').replace('.US', '.MS')} as at, ${moment('a.at')} as exactly, a.user_id as "userId", a.on_behalf_of_user_id as "staffId", a.role, a.operation, a.entity,
        a.entity_id as "entityId", a.event, a.before, a.after, a.outcome, a.source, a.address, a.device, a.session, a.token, a.version,
        ${isUndoable} and ${isTakenBack} as "isTakenBack",
        case when ${isUndoable} then (select json_build_object('event', m.event, 'userId', m.user_id, 'role', m.role, 'fullName', m.full_name)
          from moved_since(a.entity_id, a.version, ${latest}, '{}') m where m.event is not null) end as since, ${nameOf('a.user_id')} as "personName",
        ${nameOf('a.on_behalf_of_user_id')} as "staffName", (select o.name from organization o where o.id = a.organization_id) as "organizationName",
        case a.entity when 'vocabulary-entry' then app_vocabulary_name(a.entity_id)
          else coalesce(${role === 'operator' ? 'audit_thing_anywhere' : 'audit_thing'}(a.entity, a.entity_id, a.after),
            case a.entity when 'api-token' then (select k.name from api_token k where k.id = a.entity_id)
              when 'shared-report' then (select h.title from shared_report h where h.id = a.entity_id)
              when 'launch-approval' then (select l.name from launch_approval l where l.id = a.entity_id)
              when 'webhook' then (select coalesce(nullif(w.description, ''), w.address_shown) from webhook w where w.id = a.entity_id)
              when 'webhook-delivery' then (select coalesce(nullif(w.description, ''), w.address_shown) from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = a.entity_id)
              end) end as thing
      from page a order by a.at desc, a.id desc) line), '[]'::json) as lines,
      (select count(*)::int from found) as scanned, ${most} as most,
      (select ${moment('a.at')} from found a order by a.at, a.id limit 1) as "lastAt", (select a.id from found a order by a.at, a.id limit 1) as "lastId"`;
  return { text, values };
};

/** That somebody read the trail, once in ten minutes for the same filter. */
export const readStatement = `
  select 1 from audit a where a.user_id = $1::uuid and a.at > $2::timestamptz - interval '10 minutes' and a.event = 'audit.read' and a.operation = $3 and a.after = $4::jsonb limit 1`;
