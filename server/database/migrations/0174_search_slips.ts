import { sql, type Kysely } from 'kysely';
import { definer, readable, searched } from './0171_search_found.ts';

/** What holds up to three words with one slip in each, the latest first. Each word is a regular expression of its own, so that the index of trigrams serves it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`select show_limit()`.execute(db);
  for (const each of searched) {
    const { kind, from, text, at } = each;
    const slipped = `select x.id from ${from} where ${readable(each)} and ${text} ~* a and (b is null or ${text} ~* b) and (c is null or ${text} ~* c)
      order by ${at} desc, x.id`;
    await sql.raw(definer(`app_${kind}_slipped`, 'a text, b text, c text', slipped)).execute(db);
  }
}
