import { sql, type Kysely } from 'kysely';

/** The same signature as `server/api/cursor.ts`: a place of a list as base64url, and 22 letters of an HMAC by two keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function base64url(bytes bytea) returns text immutable strict parallel safe language sql
      return translate(encode(bytes, 'base64'), '+/=' || chr(10), '-_');
    create function seal_cursor(place json, inner_key text, outer_key text) returns text immutable strict parallel safe language plpgsql as $$
      declare body text := base64url(convert_to(place::text, 'UTF8'));
      begin
        return body || '.' || left(base64url(sha256(convert_to(outer_key || base64url(sha256(convert_to(inner_key || body, 'UTF8'))), 'UTF8'))), 22);
      end $$;
  `)
    .execute(db);
}
