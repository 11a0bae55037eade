import { sql, type Kysely } from 'kysely';

/** The address of a webhook is a secret: whoever has it may write into the channel it leads to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification_settings add column webhook_sealed bytea, add column webhook_shown text;
    alter table webhook_call alter column url drop not null, add column url_sealed bytea, add column held_until timestamptz;
    create index notification_of_person on notification (user_id, kind, created_at) where user_id is not null;
  `.execute(db);
}
