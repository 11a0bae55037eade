import type { Pool } from 'pg';
import { RefusalError } from '#machines/lib/refusal.ts';
import { organizationArchiveDays, organizationArchiveNotices } from '#schema/vocabulary/organization-archive.ts';
import type { ArchiveScope, OrganizationArchiveState } from '#schema/vocabulary/organization-archive.ts';
import { inOrganization } from '../api/operate.ts';
import { inSnapshot } from '../database/snapshot.ts';
import type { FilesPort, StoredFile } from '../files/files.ts';
import { advance } from '../workflow/advance.ts';
import { each } from '../workflow/chores.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { Jobs } from '../workflow/jobs.ts';
import { notify } from '../workflow/notify.ts';
import { announce } from '../workflow/outbox.ts';
import { subjects } from '../workflow/subjects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database, Tx } from '../workflow/transaction.ts';
import { gather } from './organization-archive.ts';
import { packed, PackageError } from './organization-package.ts';

export type OrganizationArchiveDeps = {
  readonly owner: Pool;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly database: Database;
  readonly files: Pick<FilesPort, 'store' | 'read' | 'remove'>;
  readonly clock: Clock;
};

type Of = Jobs['archive-organization'];
type Asked = {
  readonly state: OrganizationArchiveState;
  readonly scope: ArchiveScope;
  readonly askedBy: string | null;
  readonly name: string;
  /** Where whoever asked is now. */
  readonly theirs: string | null;
  readonly mayAsk: boolean;
};

const operation = 'archiveOrganization';
const day = 86_400_000;
/** In milliseconds, between two answers to who looks. */
const tellsEvery = 500;

const asked = `
  select a.state, a.scope, a.asked_by as "askedBy", o.name, u.organization_id as theirs,
    coalesce(u.state = 'active' and case a.scope when 'whole' then u.is_operator else u.role in ('customer', 'test_manager') and u.organization_id = a.organization_id end, false) as "mayAsk"
  from organization_archive a join organization o on o.id = a.organization_id left join organization_user u on u.id = a.asked_by
  where a.id = $1 and a.organization_id = $2 and a.state in ('asked', 'gathering')`;

const find = async ({ owner }: Pick<OrganizationArchiveDeps, 'owner'>, { archiveId, organizationId }: Of): Promise<Asked | null> =>
  (await owner.query<Asked>(asked, [archiveId, organizationId])).rows[0] ?? null;

const move = 'update organization_archive set done = $2, total = coalesce($3, total) where id = $1 and state = $4 returning id';

/** Says how far it is; throws once somebody cancelled. */
const teller = (owner: Pool, archiveId: string): ((total?: number) => Promise<void>) => {
  let done = -1;
  let toldAt = Number.NEGATIVE_INFINITY;
  return async (total) => {
    done += 1;
    const now = performance.now();
    if (total === undefined && now - toldAt < tellsEvery) return;
    toldAt = now;
    const { rowCount } = await owner.query(move, [archiveId, done, total ?? null, 'gathering']);
    if (rowCount === 0) throw new PackageError('This archive was cancelled.');
  };
};

const tell = async (tx: Tx, { theirs, askedBy }: Asked, description: string): Promise<void> => {
  await announce(tx, { topic: 'organization', entityId: tx.viewer.organizationId });
  if (theirs === null || askedBy === null) return;
  await inOrganization(tx, theirs, (inside) =>
    notify(inside, {
      userId: askedBy,
      kind: 'archive_made',
      description,
      link: theirs === tx.viewer.organizationId ? '/organization-settings/users?tab=data' : null,
    }),
  );
};

const replaced = `
  select id, storage_key as key from organization_archive where organization_id = $1 and scope = $2 and state = 'ready' and id <> $3 for update`;

/** One of a kind is kept: each is as large as all files of its organization. Gives back the files of those before it. */
const finish = ({ database, clock }: OrganizationArchiveDeps, { archiveId, organizationId }: Of, of: Asked, stored: StoredFile) =>
  database.write(systemViewer(organizationId), async (tx) => {
    const { sizeBytes, sha256, storageKey } = stored;
    const expiresAt = new Date(clock.now().getTime() + organizationArchiveDays * day).toISOString();
    const event = { type: 'archive.finish', sizeBytes, sha256, storageKey, expiresAt } as const;
    await advance(tx, subjects.organizationArchive, archiveId, event, { operation });
    await tx.query('update organization_archive set done = total where id = $1', [archiveId]);
    const before = await tx.query<{ id: string; key: string }>(replaced, [organizationId, of.scope, archiveId]);
    for (const { id } of before) await advance(tx, subjects.organizationArchive, id, { type: 'archive.replace' }, { operation });
    await tell(tx, of, organizationArchiveNotices.ready(of.name));
    return before.map(({ key }) => key);
  });

export const failOrganizationArchive = async (deps: Pick<OrganizationArchiveDeps, 'owner' | 'database'>, of: Of): Promise<void> => {
  const row = await find(deps, of);
  if (row === null) return;
  await deps.database.write(systemViewer(of.organizationId), async (tx) => {
    await advance(tx, subjects.organizationArchive, of.archiveId, { type: 'archive.fail' }, { operation });
    await tell(tx, row, organizationArchiveNotices.failed(row.name));
  });
};

const isOver = async (deps: OrganizationArchiveDeps, of: Of): Promise<boolean> => (await find(deps, of)) === null;

/**
 * One snapshot of an organization, streamed into the storage; begun anew where it was cut. What customers read is read under
 * their role, whoever of them or of their test managers asked, so that the policies decide what is in it.
 */
export const archiveOrganization = async (deps: OrganizationArchiveDeps, of: Of): Promise<void> => {
  const { owner, ownerUrl, appUrl, database, files, clock } = deps;
  const { archiveId, organizationId } = of;
  const row = await find(deps, of);
  if (row === null) return;
  if (!row.mayAsk) return failOrganizationArchive(deps, of);
  const { scope, askedBy: userId } = row;
  try {
    if (row.state === 'asked')
      await database.write(systemViewer(organizationId), (tx) =>
        advance(tx, subjects.organizationArchive, archiveId, { type: 'archive.gather' }, { operation }),
      );
    const [url, viewer] = scope === 'whole' ? [ownerUrl, null] : [appUrl, { organizationId, userId, role: 'customer' }];
    const stored = await inSnapshot(url, viewer, (db) =>
      files.store(
        packed(async (packer) => {
          const at = clock.now().toISOString();
          await gather({ db, files, packer, tell: teller(owner, archiveId) }, { organizationId, scope, at });
        }),
        { name: 'organization.zip', maxBytes: Number.MAX_SAFE_INTEGER, kinds: ['archive'] },
      ),
    );
    const old = await finish(deps, of, row, stored).catch(async (error: unknown) => {
      await files.remove(stored.storageKey);
      throw error;
    });
    for (const key of old) await files.remove(key);
  } catch (error) {
    /** Cancelled meanwhile: there is nothing to try again. */
    if ((error instanceof PackageError || error instanceof RefusalError) && (await isOver(deps, of))) return;
    throw error;
  }
};

const expired = `select id, organization_id, storage_key from organization_archive where state = 'ready' and expires_at <= $1 limit 100`;
const cut = `select id, organization_id from organization_archive where state in ('asked', 'gathering') and created_at <= $1::timestamptz - interval '1 minute' limit 100`;

/** Removes what has expired, and queues again what a lost job left. */
export const tendOrganizationArchives =
  (enqueue: Enqueue, files: Pick<FilesPort, 'remove'>) =>
  async ({ owner, database, clock }: Pick<OrganizationArchiveDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const { rows: over } = await owner.query<{ id: string; organization_id: string; storage_key: string }>(expired, [clock.now()]);
    await each(over, async ({ id, organization_id, storage_key }) => {
      await database.write(systemViewer(organization_id), (tx) =>
        advance(tx, subjects.organizationArchive, id, { type: 'archive.expire' }, { operation }),
      );
      await files.remove(storage_key);
    });
    const { rows: lost } = await owner.query<{ id: string; organization_id: string }>(cut, [clock.now()]);
    await each(lost, ({ id, organization_id: organizationId }) =>
      database.write(systemViewer(organizationId), (tx) =>
        enqueue(tx, 'archive-organization', { archiveId: id, organizationId }, { singletonKey: id }),
      ),
    );
  };
