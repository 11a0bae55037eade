import { sql, type Kysely } from 'kysely';

/** What tells the master key again, and room for signing keys that are sealed with it. Tokens that open something by being known are kept as their hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table master_key (
      is_only boolean primary key default true check (is_only),
      check_value bytea not null check (length(check_value) = 32)
    );
    alter table oidc_key
      alter column secret drop not null,
      add column sealed bytea,
      add check (num_nonnulls(secret, sealed) = 1);
    update oidc_payload set id = encode(sha256(convert_to(id, 'UTF8')), 'hex'), payload = payload - 'jti'
      where kind in ('RefreshToken', 'AuthorizationCode');
  `.execute(db);
}
