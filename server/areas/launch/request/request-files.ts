import { rowOf } from '#server/api/guard.ts';
import { isId } from '#server/api/ids.ts';
import type { UploadPlace } from '#server/api/member-upload.ts';
import { kindsOfRequests } from '#server/files/store.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { record } from '#server/workflow/audit.ts';
import { refuse, Refused } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';

const insert = `
  insert into request_file (organization_id, created_by, name, content_type, media_kind, size_bytes, sha256, storage_key, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`;

const launching = rowOf('Mutation.launchAdvancedTest');

/** One file at POST /api/request-files, to be named by the launch that takes it along. */
export const requestFiles: UploadPlace = {
  path: '/api/request-files',
  takes: kindsOfRequests,
  mayWrite: ({ role, flags }) => launching[role] !== 'n' && (launching.flags ?? []).every((flag) => flags.has(flag)),
  spends: { operation: 1 },
  demand: () => Promise.resolve(),
  write: async (tx, _request, { name, contentType, mediaKind, sizeBytes, sha256, storageKey }) => {
    const { organizationId, userId } = tx.viewer;
    const [waiting] = await tx.query<{ count: number }>(
      'select count(*)::int as count from request_file where created_by = $1 and test_id is null',
      [userId],
    );
    if ((waiting?.count ?? 0) >= launchLimits.filesWaiting) refuse('too_many', requestFileTexts.tooManyWaiting, 'file');
    const values = [organizationId, userId, name, contentType, mediaKind, sizeBytes, sha256, storageKey, tx.at];
    const [made] = await tx.query<{ id: string }>(insert, values);
    const id = made?.id ?? '';
    await record(tx, { operation: 'uploadRequestFile', entity: 'request-file', entityId: id, after: { name, sha256 } });
    return id;
  },
};

/** The row that a file waited in stays: a launch that is taken back has it again, and a clone names the files of another test. */
const copy = `
  insert into request_file (organization_id, test_id, created_by, position, name, content_type, media_kind, size_bytes, sha256, storage_key, created_at)
  select f.organization_id, $2, $3, g.place, f.name, f.content_type, f.media_kind, f.size_bytes, f.sha256, f.storage_key, $4
  from unnest($1::uuid[]) with ordinality as g (id, place) join request_file f on f.id = g.id and f.organization_id = $5
  returning position`;

/** Lets files come along with a test that is launched. */
export const takeFiles = async (tx: Tx, testId: string, ids: readonly string[], path: string): Promise<void> => {
  if (ids.length === 0) return;
  if (ids.length > launchLimits.files) refuse('too_many', requestFileTexts.tooMany, path);
  const named = ids.map((id) => (isId(id) ? id : null));
  const { organizationId, userId } = tx.viewer;
  const taken = await tx.query<{ position: number }>(copy, [named, testId, userId, tx.at, organizationId]);
  const found = new Set(taken.map(({ position }) => position));
  const errors = ids.flatMap((_, index) =>
    found.has(index + 1) ? [] : [{ code: 'not_found' as const, message: requestFileTexts.gone, path: `${path}[${index}]` }],
  );
  if (errors.length > 0) throw new Refused(errors);
};
