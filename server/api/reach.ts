import { limits } from '#schema/vocabulary/limits.ts';
import type { Entity } from '#schema/authorization/entities.ts';
import type { AuthorizationRow, IdAt } from '#schema/authorization/row.ts';
import { NotFound, Refused } from '../workflow/refused.ts';
import type { Tx } from '../workflow/transaction.ts';
import { isId } from './ids.ts';
import { customersChat } from './scope.ts';

const below = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => below(each, key));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
};

/** The value at a path such as input.participantIds; where a part of the path is a list, the list of its members' values. */
export const at = (args: unknown, path: string): unknown => path.split('.').reduce(below, args);

const idsAt = (args: unknown, { at: path }: IdAt): readonly string[] => {
  const value = at(args, path);
  /** A member of a list need not name one. */
  const all = [value].flat().filter((id) => id !== undefined && id !== null);
  if (!all.every(isId)) throw new NotFound();
  return [...new Set(all.map((id) => id.toLowerCase()))];
};

const wholeTests: readonly Entity[] = ['test', 'supervised_test', 'advanced_test'];
const outside: readonly Entity[] = [
  'organization_user',
  'issue_tag',
  'schedule',
  'customer_request',
  'export_job',
  'integration',
  'invitation',
  'saved_view',
  'saved_sentence',
  'api_token',
  'launch_approval',
  'webhook',
  'webhook_delivery',
];
/** Moderators reach their own alone. */
const personal: readonly Entity[] = ['moderator_assignment', 'api_token'];
const published: readonly Entity[] = ['case_result', 'issue', 'participant'];

const chatsOfCustomers: Partial<Record<Entity, string>> = {
  chat_channel: `and ${customersChat('t')}`,
  chat_message: `and exists (select from chat_channel c where c.id = t.channel_id and ${customersChat('c')})`,
};

const readableOf = (tx: Tx, { entity }: IdAt, parent: string | null): string => {
  const key = entity === 'supervised_test' || entity === 'advanced_test' ? 'test_id' : 'id';
  const test = wholeTests.includes(entity) ? `t.${key}` : 't.test_id';
  const scoped = outside.includes(entity);
  return [
    `select distinct t.${key} as id from ${entity} t where t.${key} = any ($1::uuid[]) and t.organization_id = $2`,
    tx.viewer.role === 'customer' && published.includes(entity) ? 'and t.published_at is not null' : '',
    tx.viewer.role === 'community_test_manager' && !scoped && entity !== 'moderator_assignment'
      ? `and exists (select from moderator_assignment a where a.test_id = ${test} and a.user_id = $3 and a.organization_id = $2 and a.status = 'accepted')`
      : 'and $3::uuid is not distinct from $3::uuid',
    tx.viewer.role === 'community_test_manager' && personal.includes(entity) ? 'and t.user_id = $3' : '',
    tx.viewer.role === 'customer' ? (chatsOfCustomers[entity] ?? '') : '',
    scoped
      ? 'and $4::timestamptz is not null'
      : `and not exists (select from test old where old.id = ${test} and coalesce(old.closed_at, old.cancelled_at) <= $4::timestamptz - interval '${limits.retentionMonths} months')`,
    parent === null ? '' : 'and t.test_id = $5',
  ].join(' ');
};

const readable = async (tx: Tx, id: IdAt, ids: readonly string[], parent: string | null): Promise<ReadonlySet<string>> => {
  const found = await tx.query<{ id: string }>(readableOf(tx, id, parent), [
    ids,
    tx.viewer.organizationId,
    tx.viewer.userId,
    tx.at,
    ...(parent === null ? [] : [parent]),
  ]);
  return new Set(found.map((one) => one.id));
};

const refuseElsewhere = (args: unknown, { at: path }: IdAt, here: ReadonlySet<string>, message: string): never => {
  const field = path.replace(/^input\./u, '');
  const given = [at(args, path)].flat().map((id) => String(id).toLowerCase());
  throw new Refused(
    given.flatMap((id, index) => (here.has(id) ? [] : [{ code: 'not_found' as const, message, path: `${field}[${index}]` }])),
  );
};

/**
 * Every input id must be in the organization, readable by the caller and under its parent, else the call is NOT_FOUND. Where the row has a
 * message for ids elsewhere, a moderator gets it for every unreadable id, so that existence is not revealed.
 */
export const reach = async (tx: Tx, row: AuthorizationRow, args: unknown, checks: boolean): Promise<void> => {
  for (const id of row.ids ?? []) {
    const ids = idsAt(args, id);
    if (ids.length === 0 || !checks) continue;
    const parent = id.under === undefined ? null : String(at(args, id.under)).toLowerCase();
    const here = await readable(tx, id, ids, parent);
    if (here.size === ids.length) continue;
    if (id.elsewhere === undefined) throw new NotFound();
    if (tx.viewer.role !== 'community_test_manager' && (await readable(tx, id, ids, null)).size < ids.length) throw new NotFound();
    refuseElsewhere(args, id, here, id.elsewhere);
  }
};
