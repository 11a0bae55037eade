import type { FilesPort, StoredFile } from '../files/files.ts';
import { mostBytes } from '../files/store.ts';
import { PackageError } from './organization-package.ts';
import { kept } from './organization-tables.ts';
import type { Restoring } from './restore-organization.ts';

const named = kept.filter(({ files }) => files !== undefined).map(({ table }) => table);

const idOf = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}) /u;

type Wanted = { readonly table: string; readonly name: string; readonly sha256: string; readonly size: number };

const wantedOf = async ({ query, organizationId }: Restoring, id: string): Promise<Wanted | undefined> => {
  const [found] = await query<Wanted>(
    named
      .map(
        (table) =>
          `select '${table}' as table, x.name, x.sha256, x.size_bytes as size from ${table} x where x.id = $1 and x.organization_id = $2`,
      )
      .join(' union all '),
    [id, organizationId],
  );
  return found;
};

/** Checked against its row, which names it from then on; what it is follows from its bytes. */
export const restoreFiles = async (
  restoring: Restoring,
  { store }: Pick<FilesPort, 'store'>,
  keys: string[],
  step: () => Promise<void>,
): Promise<number> => {
  const { query, open } = restoring;
  let count = 0;
  for await (const { name, bytes, read } of open.files()) {
    const id = idOf.exec(name)?.[1];
    const wanted = id === undefined ? undefined : await wantedOf(restoring, id);
    if (wanted === undefined) throw new PackageError(`The archive has a file that no row of it names: ${name}.`);
    if (bytes !== wanted.size) throw new PackageError(`The file ${name} of the archive is not as large as its row says.`);
    const file: StoredFile = await store((await read()) as AsyncIterable<Uint8Array>, {
      name: wanted.name,
      maxBytes: mostBytes,
      kinds: ['image', 'video', 'log', 'csv', 'json', 'text', 'archive'],
      sizeBytes: wanted.size,
      sha256: wanted.sha256,
    }).catch((error: unknown) => {
      throw new PackageError(
        `The file ${name} of the archive cannot be restored: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    });
    keys.push(file.storageKey);
    await query(`update ${wanted.table} set storage_key = $2, content_type = $3 where id = $1`, [id, file.storageKey, file.contentType]);
    count += 1;
    await step();
  }
  return count;
};
