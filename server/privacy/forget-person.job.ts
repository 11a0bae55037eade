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
import { scrub } from './scrub.ts';
import type { Traces } from './scrub.ts';

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
  'delete from notification_delivery where user_id = $1',
  'delete from webhook_call where user_id = $1',
  'delete from webhook_trial where user_id = $1',
  'delete from azure_grant where user_id = $1',
  'delete from export_choice where user_id = $1',
  'delete from launch_form where user_id = $1',
  'delete from supervised_form where user_id = $1',
  'delete from saved_view where user_id = $1 and not is_shared',
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
    made as (delete from archive where user_id = $1 returning storage_key)
  select storage_key as key from unsent union select storage_key from imported union select storage_key from made where storage_key is not null`;

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
