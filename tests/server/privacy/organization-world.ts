import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { backupClient } from '#server/database/backup/catalog.ts';
import { archiveOrganization } from '#server/privacy/organization-archive.job.ts';
import type { OrganizationArchiveDeps } from '#server/privacy/organization-archive.job.ts';
import { restoreOrganization } from '#server/privacy/restore-organization.ts';
import type { Restored } from '#server/privacy/restore-organization.ts';
import type { ArchiveScope } from '#schema/vocabulary/organization-archive.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';

export const depsOf = (portal: Portal, now: () => Date): OrganizationArchiveDeps => ({
  owner: portal.database.owner,
  ownerUrl: portal.database.ownerUrl,
  appUrl: portal.database.appUrl,
  database: portal.server.database,
  files: portal.server.services.vendors.files,
  clock: { now },
});

/** An archive that somebody asked for, as it stands in its table. */
export const askFor = async (world: PortalWorld, scope: ArchiveScope, organization = idOf('a', 'organization')): Promise<string> => {
  const [made] = await world.sql<{ id: string }>(
    `insert into organization_archive (organization_id, asked_by, scope, name, created_at) values ($1, $2, $3, 'a.zip', $4) returning id`,
    [organization, scope === 'whole' ? idOf('a', 'operator') : idOf('a', 'customer'), scope, world.now()],
  );
  return made?.id ?? '';
};

/** Its bytes. */
export const made = async (world: PortalWorld, scope: ArchiveScope, portal = world.portal): Promise<Buffer> => {
  const deps = depsOf(portal, world.now);
  const { rows } = await deps.owner.query<{ id: string }>(
    `insert into organization_archive (organization_id, asked_by, scope, name, created_at) values ($1, $2, $3, 'a.zip', $4) returning id`,
    [idOf('a', 'organization'), scope === 'whole' ? idOf('a', 'operator') : idOf('a', 'customer'), scope, world.now()],
  );
  const archiveId = rows[0]?.id ?? '';
  await archiveOrganization(deps, { archiveId, organizationId: idOf('a', 'organization') });
  const { rows: kept } = await deps.owner.query<{ key: string | null; state: string }>(
    'select storage_key as key, state from organization_archive where id = $1',
    [archiveId],
  );
  const content = await deps.files.read(kept[0]?.key ?? '');
  if (content === null) throw new Error(`the archive is ${kept[0]?.state ?? 'gone'}`);
  return buffer(content);
};

export const entriesOf = (archive: Buffer): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(new Uint8Array(archive))).map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]));

export const onDisk = async (archive: Uint8Array): Promise<string> => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'muster-archive-')), 'a.zip');
  await writeFile(file, archive);
  return file;
};

export const restored = async (portal: Portal, archive: Uint8Array, isForReal = true): Promise<Restored> => {
  const client = await backupClient(portal.database.ownerUrl);
  try {
    return await restoreOrganization({ client, files: portal.server.services.vendors.files }, await onDisk(archive), isForReal);
  } finally {
    await client.end();
  }
};

export const streamOf = (text: string): Readable => Readable.from([Buffer.from(text)]);
