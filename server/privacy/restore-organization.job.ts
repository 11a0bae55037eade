import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { RefusalError } from '#machines/lib/refusal.ts';
import { restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import type { OrganizationRestoreState } from '#schema/vocabulary/organization-restore.ts';
import { backupClient } from '../database/backup/catalog.ts';
import type { FilesPort } from '../files/files.ts';
import { advance } from '../workflow/advance.ts';
import { each } from '../workflow/chores.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { Jobs } from '../workflow/jobs.ts';
import { subjects } from '../workflow/subjects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';
import { PackageError } from './organization-package.ts';
import { restoreOrganization } from './restore-organization.ts';
import type { Restored } from './restore-organization.ts';
import { restoredFacts } from './restored-words.ts';

export type RestoreJobDeps = {
  readonly owner: Pool;
  readonly ownerUrl: string;
  readonly database: Database;
  readonly files: Pick<FilesPort, 'store' | 'read' | 'remove'>;
};

type Of = Jobs['restore-organization'];
type Asked = { readonly state: OrganizationRestoreState; readonly key: string; readonly isCommitted: boolean };

const operation = 'restoreOrganization';

const asked = `
  select state, storage_key as key, restored_id is not null as "isCommitted" from organization_restore
  where id = $1 and organization_id = $2 and state in ('checking', 'restoring')`;
const find = async (owner: Pool, { restoreId, organizationId }: Of): Promise<Asked | null> =>
  (await owner.query<Asked>(asked, [restoreId, organizationId])).rows[0] ?? null;

type End = { readonly restored?: Restored; readonly reason?: string };

/** In the words of the chart; what was committed is restored, whatever was found afterwards. */
const settle = async (deps: RestoreJobDeps, of: Of, key: string, { restored, reason }: End): Promise<void> => {
  const gone = await deps.database.write(systemViewer(of.organizationId), async (tx) => {
    await tx.query('select from organization_restore where id = $1 for update', [of.restoreId]);
    const row = await find(deps.owner, of);
    if (row === null) return false;
    const isWell = reason === undefined || row.isCommitted;
    const type = row.state === 'checking' ? (isWell ? 'restore.accept' : 'restore.refuse') : isWell ? 'restore.finish' : 'restore.fail';
    await advance(tx, subjects.organizationRestore, of.restoreId, { type }, { operation });
    await tx.query('update organization_restore set found = coalesce($2, found), reason = $3, done = total where id = $1', [
      of.restoreId,
      restored === undefined ? null : JSON.stringify(restoredFacts(restored)),
      isWell ? null : reason,
    ]);
    return type !== 'restore.accept';
  });
  if (gone) await deps.files.remove(key);
};

const tellsEvery = 500;

/** Says how far it is, on a connection of its own: nobody sees what the restore has not committed. */
const teller = (owner: Pool, restoreId: string): ((done: number, total: number) => Promise<void>) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return async (done, total) => {
    const now = performance.now();
    if (now - toldAt < tellsEvery) return;
    toldAt = now;
    await owner.query(`update organization_restore set done = $2, total = $3 where id = $1 and restored_id is null`, [
      restoreId,
      done,
      total,
    ]);
  };
};

const committed = `update organization_restore set restored_id = $2 where id = $1 and state = 'restoring' and restored_id is null returning id`;

const attempt = async ({ owner, ownerUrl, files }: RestoreJobDeps, { restoreId }: Of, { state, key }: Asked): Promise<Restored> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-restore-'));
  try {
    const file = path.join(folder, 'organization.zip');
    const content = await files.read(key);
    if (content === null) throw new PackageError('The archive is not there any more. Nothing was restored.');
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    const client = await backupClient(ownerUrl);
    try {
      const seal = async (organizationId: string): Promise<void> => {
        const { rowCount } = await client.query(committed, [restoreId, organizationId]);
        if (rowCount === 0) throw new PackageError('The archive was restored by another node already.');
      };
      const deps = { client, files, tell: teller(owner, restoreId), ...(state === 'restoring' && { seal }) };
      return await restoreOrganization(deps, file, state === 'restoring');
    } finally {
      await client.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Checks an archive, or restores it in one transaction that says so in its row; begun anew where it was cut before its commit. */
export const restoreArchive = async (deps: RestoreJobDeps, of: Of): Promise<void> => {
  const row = await find(deps.owner, of);
  if (row === null) return;
  if (row.isCommitted) return settle(deps, of, row.key, {});
  try {
    await settle(deps, of, row.key, { restored: await attempt(deps, of, row) });
  } catch (error) {
    if (error instanceof RefusalError) return;
    if (!(error instanceof PackageError)) throw error;
    await settle(deps, of, row.key, { reason: error.message });
  }
};

export const failRestore = async (deps: RestoreJobDeps, of: Of): Promise<void> => {
  const row = await find(deps.owner, of);
  if (row !== null) await settle(deps, of, row.key, { reason: restoreTexts.broken });
};

const over = `select id, organization_id, storage_key from organization_restore where state in ('awaiting', 'checked') and expires_at <= $1`;
const cut = `select id, organization_id from organization_restore where state in ('checking', 'restoring')`;

/** Lets go of what nobody restored within a day, and queues again what a lost job left. */
export const tendRestores =
  (enqueue: Enqueue, files: Pick<FilesPort, 'remove'>) =>
  async ({ owner, database, clock }: Pick<RestoreJobDeps, 'owner' | 'database'> & { readonly clock: Clock }): Promise<void> => {
    const { rows } = await owner.query<{ id: string; organization_id: string; storage_key: string | null }>(over, [clock.now()]);
    await each(rows, async ({ id, organization_id, storage_key }) => {
      await database.write(systemViewer(organization_id), (tx) =>
        advance(tx, subjects.organizationRestore, id, { type: 'restore.expire' }, { operation }),
      );
      if (storage_key !== null) await files.remove(storage_key);
    });
    const { rows: lost } = await owner.query<{ id: string; organization_id: string }>(cut);
    await each(lost, ({ id, organization_id: organizationId }) =>
      database.write(systemViewer(organizationId), (tx) =>
        enqueue(tx, 'restore-organization', { restoreId: id, organizationId }, { singletonKey: id }),
      ),
    );
  };
