import type { Pool } from 'pg';
import type { Clock } from '../workflow/clock.ts';
import type { FilesPort } from './files.ts';

export type LostUploadsDeps = { readonly owner: Pool; readonly files: FilesPort; readonly clock: Clock };

export const waitingHours = 24;
const hour = 3_600_000;

const forgotten = `
  with attached_to_nothing as (
    delete from attachment where case_result_id is null and case_result_response_id is null and related_issue_id is null
      and issue_id is null and reproducibility_test_id is null and created_at < $1 returning storage_key),
  unsent as (delete from chat_file where message_id is null and created_at < $1 returning storage_key),
  imported as (delete from upload where created_at < $1 returning storage_key),
  unlaunched as (delete from request_file f where test_id is null and created_at < $1
    and not exists (select from customer_request d where d.organization_id = f.organization_id and d.test_id is null and position(f.id::text in d.form_values::text) > 0)
    and not exists (select from launch_form l where l.organization_id = f.organization_id and position(f.id::text in l.form_values::text) > 0) returning storage_key)
  select storage_key from attached_to_nothing union select storage_key from unsent union select storage_key from imported
  union select storage_key from unlaunched`;

const named = ['attachment', 'upload', 'chat_file', 'request_file', 'archive', 'organization_archive', 'organization_restore']
  .map((table) => `select storage_key from ${table} where storage_key = any ($1)`)
  .join(' union ');

const forgottenVerdicts = `
  delete from file_verdict v where judged_at < $1 and not exists (select from attachment where storage_key = v.storage_key)
    and not exists (select from upload where storage_key = v.storage_key) and not exists (select from chat_file where storage_key = v.storage_key)
    and not exists (select from request_file where storage_key = v.storage_key)`;

const namedAmong = async (owner: Pool, keys: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await owner.query<{ storage_key: string }>(named, [keys])).rows.map((row) => row.storage_key));

/** Those of the keys that no row names: copies share a file. */
export const unnamedOf = async (owner: Pool, keys: readonly string[]): Promise<readonly string[]> => {
  const kept = keys.length === 0 ? new Set() : await namedAmong(owner, keys);
  return keys.filter((key) => !kept.has(key));
};

/** Deletes uploads unused for a day, rows before files; once a day also files without a row, which a crash in between leaves. */
export const lostUploads = ({ owner, files, clock }: LostUploadsDeps): (() => Promise<void>) => {
  let searchedAt = Number.NEGATIVE_INFINITY;
  const isNamed = (keys: readonly string[]): Promise<ReadonlySet<string>> => namedAmong(owner, keys);
  return async () => {
    const now = clock.now().getTime();
    const { rows } = await owner.query<{ storage_key: string }>(forgotten, [new Date(now - waitingHours * hour)]);
    const keys = rows.map((row) => row.storage_key);
    for (const key of await unnamedOf(owner, keys)) await files.remove(key);
    if (now - searchedAt < waitingHours * hour) return;
    await files.sweep(isNamed, waitingHours * hour);
    await owner.query(forgottenVerdicts, [new Date(now - waitingHours * hour)]);
    searchedAt = now;
  };
};
