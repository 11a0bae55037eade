import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { FilesPort } from '../files/files.ts';
import { unnamedOf } from '../files/lost-uploads.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Db } from '../database/transaction.ts';
import type { Clock } from '../workflow/clock.ts';
import { each } from '../workflow/chores.ts';
import type { Enqueue } from '../workflow/effects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';

/** Of a person, as it stands in texts. */
type Traces = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** No longer than the shortest name or address, so that no limit of a column is passed. */
const unnamed = '[…]';

type Column = { readonly name: string; readonly kind: 'text' | 'json' | 'list' };
type Texts = { readonly table: string; readonly isOfOrganization: boolean; readonly columns: readonly Column[] };

/** Every column of text of every table, so that a new one is searched as well. */
const catalog = `
  select n.nspname || '.' || c.relname as table, bool_or(a.attname = 'organization_id') as "isOfOrganization",
    coalesce(json_agg(json_build_object('name', quote_ident(a.attname), 'kind',
      case when t.typcategory = 'A' then 'list' when t.typname in ('json', 'jsonb') then 'json' else 'text' end) order by a.attnum)
      filter (where t.typname in ('text', 'varchar', 'citext', 'json', 'jsonb', '_text', '_varchar', '_citext') and a.attgenerated = ''), '[]') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public' group by 1
  order by 1`;

/** Tables whose texts the product makes, with names in them, whoever reads them. */
export const told: ReadonlySet<string> = new Set([
  'public.audit',
  'public.case_result_moderation_log',
  'public.mail',
  'public.notification',
  'public.notification_delivery',
  'public.organization_restore',
  'public.outbox',
  'public.webhook_attempt',
  'public.webhook_call',
  'public.webhook_delivery',
]);

/** Tables in which people are not named, with the reason. */
export const nameless: Readonly<Record<string, string>> = {
  'public.country': 'reference data',
  'public.feature_flag': 'names of switches',
  'public.instance_secret': 'secrets of the installation',
  'public.internet_browser': 'reference data',
  'public.kysely_migration': 'names of migrations',
  'public.kysely_migration_lock': 'one row of the migrations',
  'public.language': 'reference data',
  'public.manufacturer': 'reference data',
  'public.mobile_device': 'reference data',
  'public.oidc_key': 'signing keys',
  'public.operating_system': 'reference data',
  'public.operating_system_device_type': 'reference data',
  'public.operating_system_version': 'reference data',
  'public.organization_user': 'their own row goes last; others have names of their own',
  'public.professional_service': 'the catalogue of services',
  'public.tester': 'testers are kept by their crowd system',
  'public.tester_facet': 'what testers have in common',
  'public.vocabulary_entry': 'reference data',
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

type Patterns = { readonly text: string; readonly json: string };

const addressIn = (form: (text: string) => string, { email }: Traces): string =>
  String.raw`(?<![[:alnum:]_.+-])${escaped(form(email))}(?![[:alnum:]_-]|\.[[:alnum:]])`;

/** Both names together: one of them alone is a word like others. */
const namesIn = (form: (text: string) => string, { firstName, lastName }: Traces): readonly string[] => {
  const [first, last] = [escaped(form(firstName.trim())), escaped(form(lastName.trim()))];
  return first === '' || last === '' ? [] : [String.raw`(?<![[:alnum:]])(?:${first}\s+${last}|${last},\s*${first})(?![[:alnum:]])`];
};

/** The address as a whole, and with `withName` the names. */
const patternsOf = (traces: Traces, withName: boolean): Patterns => {
  const words = (form: (text: string) => string): string => [addressIn(form, traces), ...(withName ? namesIn(form, traces) : [])].join('|');
  return { text: words((text) => text), json: words(inJson) };
};

const matched = ({ name, kind }: Column): string =>
  kind === 'text'
    ? `${name}::text ~* $1`
    : kind === 'json'
      ? `${name}::text ~* $2`
      : `exists (select from unnest(${name}) e where e::text ~* $1)`;

const replaced = ({ name, kind }: Column): string =>
  kind === 'text'
    ? `${name} = regexp_replace(${name}::text, $1, '${unnamed}', 'gi')`
    : kind === 'json'
      ? `${name} = regexp_replace(${name}::text, $2, '${unnamed}', 'gi')::jsonb`
      : `${name} = case when ${name} is not null then array(select regexp_replace(e::text, $1, '${unnamed}', 'gi') from unnest(${name}) with ordinality u (e, place) order by place) end`;

/**
 * In one statement for each table. What the product tells is rid of name and address. What people wrote is rid of the address, in the
 * person's own organization alone: a name is whatever somebody calls themselves, and would take the same words out of the texts of others.
 * `withName` is false where a colleague has the same.
 */
const scrub = async (
  db: Db,
  traces: Traces,
  { organizationId, withName }: { readonly organizationId: string; readonly withName: boolean },
): Promise<void> => {
  for (const { table, isOfOrganization, columns } of await db.rows<Texts>(catalog)) {
    if (columns.length === 0 || table in nameless) continue;
    const isTold = told.has(table) || !isOfOrganization;
    const { text, json } = patternsOf(traces, withName && told.has(table));
    const within = isTold ? '$3::uuid is not null' : 'organization_id = $3';
    await db.query(
      `update ${table} set ${columns.map(replaced).join(', ')} where ${within} and ($1::text is not null and $2::text is not null) and (${columns.map(matched).join(' or ')})`,
      [text, json, organizationId],
    );
  }
};

export type ForgetDeps = { readonly owner: Pool; readonly files: Pick<FilesPort, 'remove'> };

/** Once it stands in the row, nothing is left to do. */
const nobody = '@forgotten.invalid';

/** What is theirs alone; $1 is the person, $2 their address. */
const own: readonly string[] = [
  'delete from password where user_id = $1',
  'delete from identity where user_id = $1',
  'delete from notification where user_id = $1',
  'delete from notification_settings where user_id = $1',
  'delete from notification_mark where user_id = $1',
  'delete from guide_put_away where user_id = $1',
  'delete from notification_delivery where user_id = $1',
  'delete from webhook_call where user_id = $1',
  'delete from webhook_trial where user_id = $1',
  'delete from azure_grant where user_id = $1',
  'delete from export_choice where user_id = $1',
  'delete from launch_form where user_id = $1',
  'delete from supervised_form where user_id = $1',
  'delete from saved_view where user_id = $1 and not is_shared',
  'delete from saved_sentence where user_id = $1 and not is_shared',
  'delete from saved_sentence_use where user_id = $1',
  'delete from launch_approver where user_id = $1',
  'delete from last_seen where user_id = $1',
  'delete from session_use where user_id = $1',
  'delete from idempotency where user_id = $1',
  `delete from oidc_payload where payload ->> 'accountId' = $1::text or payload::text like '%' || $1::text || '%'`,
  `delete from customer_request where created_by = $1 and state = 'draft' and shared_access is null and test_id is null`,
  'delete from invitation where email = $2::citext',
  'delete from mail where lower(recipient) = lower($2)',
  `delete from call_count where position($1::text in key) > 0 or position(lower($2) in lower(key)) > 0`,
  `delete from guess_count where position($1::text in key) > 0 or position(lower($2) in lower(key)) > 0`,
  `update chat_message set author_name = 'Former member' where author_user_id = $1`,
  `update case_result_moderation_log set organization_user_full_name = 'Former member' where user_id = $1`,
];

/** The trail goes on under an id that stands nowhere else and leads nowhere, and forgets from where. */
const audit = `
  update audit set user_id = case when user_id = $1 then $2 else user_id end, on_behalf_of_user_id = case when on_behalf_of_user_id = $1 then $2 else on_behalf_of_user_id end,
    entity_id = case when entity_id = $1 then $2 else entity_id end, address = case when user_id = $1 or on_behalf_of_user_id = $1 then null else address end,
    device = case when user_id = $1 or on_behalf_of_user_id = $1 then null else device end, session = case when user_id = $1 or on_behalf_of_user_id = $1 then null else session end,
    before = replace(before::text, $1::text, $2::text)::jsonb, after = replace(after::text, $1::text, $2::text)::jsonb
  where user_id = $1 or on_behalf_of_user_id = $1 or entity_id = $1 or position($1::text in before::text) > 0 or position($1::text in after::text) > 0`;

const files = `
  with unsent as (delete from chat_file where created_by = $1 and message_id is null returning storage_key),
    imported as (delete from upload where created_by = $1 returning storage_key),
    unlaunched as (delete from request_file where created_by = $1 and test_id is null returning storage_key),
    made as (delete from archive where user_id = $1 returning storage_key)
  select storage_key as key from unsent union select storage_key from imported union select storage_key from unlaunched union select storage_key from made where storage_key is not null`;

const sameName = `
  select 1 from organization_user a where a.id <> $1 and a.state <> 'forgotten' and lower(trim(a.first_name)) = lower(trim($2)) and lower(trim(a.last_name)) = lower(trim($3)) limit 1`;

const person = `
  select email::text as email, first_name as "firstName", last_name as "lastName", organization_id as "organizationId" from organization_user
  where id = $1 and state = 'forgotten' and email not like '%${nobody}' for update`;

const forgetIn = async (db: Db, userId: string): Promise<readonly string[]> => {
  const traces = await db.row<Traces & { readonly organizationId: string }>(person, [userId]);
  if (traces === null) return [];
  await db.query(`select set_config('app.forgetting', 'yes', true)`);
  const gone = await db.rows<{ key: string }>(files, [userId]);
  for (const statement of own) await db.query(`${statement} and ($1::uuid is not null and $2::text is not null)`, [userId, traces.email]);
  await db.query(audit, [userId, randomUUID()]);
  const withName = (await db.row(sameName, [userId, traces.firstName, traces.lastName])) === null;
  await scrub(db, traces, { organizationId: traces.organizationId, withName });
  await db.query(
    `update organization_user set email = $2, first_name = 'Former', last_name = 'member', public_id = replace(gen_random_uuid()::text, '-', ''),
       is_support = false, version = version + 1 where id = $1`,
    [userId, `${randomUUID()}${nobody}`],
  );
  return gone.map(({ key }) => key);
};

/** All of it in one transaction: a server that is killed has forgotten nothing, and begins anew. Files go after the commit. */
export const forgetPerson = async ({ owner, files: port }: ForgetDeps, { userId }: { readonly userId: string }): Promise<void> => {
  const keys = await inTransaction(owner, (db) => forgetIn(db, userId));
  for (const key of await unnamedOf(owner, keys)) await port.remove(key);
};

/** For those whose job was lost. */
export const resumeForgetting =
  (enqueue: Enqueue) =>
  async ({ owner, database }: { readonly owner: Pool; readonly database: Database; readonly clock: Clock }): Promise<void> => {
    const { rows } = await owner.query<{ id: string; organization_id: string }>(
      `select id, organization_id from organization_user where state = 'forgotten' and email not like '%${nobody}' limit 100`,
    );
    await each(rows, ({ id, organization_id }) =>
      database.write(systemViewer(organization_id), (tx) => enqueue(tx, 'forget-person', { userId: id }, { singletonKey: id })),
    );
  };
