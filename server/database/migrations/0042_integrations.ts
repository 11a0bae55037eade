import { sql, type Kysely } from 'kysely';

/** When a tool was last asked whether it accepts the credential of an integration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table integration add column checked_at timestamptz;
    create index integration_checked on integration (checked_at) where state <> 'unconfigured';
  `.execute(db);
}
