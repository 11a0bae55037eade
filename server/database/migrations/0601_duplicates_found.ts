import { sql, type Kysely } from 'kysely';
import { ifNotThere, type Beforehand } from '../beforehand.ts';

export const beforehand: readonly Beforehand[] = ['issue_duplicates on issue (original_id) where original_id is not null'];

/** The duplicates of an issue are found without the other issues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ifNotThere(beforehand)).execute(db);
}
