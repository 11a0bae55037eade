import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';

type Manifest = {
  organization: { id: string; publicId: string; shortCode: string; name: string };
  tables: { entry: string; rows: number; bytes: number; sha256: string }[];
};

const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu;

/** The archive as of another installation: an organization of another id, code and name, whose people of the installation stay who they are. */
export const movedArchive = (archive: Uint8Array, shortCode: string, name: string): Uint8Array => {
  const entries = unzipSync(archive);
  const text = (entry: string): string => Buffer.from(entries[entry] ?? new Uint8Array()).toString();
  const manifest = JSON.parse(text('manifest.json')) as Manifest;
  const staff = new Set(text('tables/staff.jsonl').match(uuids));
  const { publicId, shortCode: code, name: called } = manifest.organization;
  const moved = (words: string): string =>
    words
      .replaceAll(uuids, (id) => (staff.has(id) ? id : `${((Number.parseInt(id.slice(0, 1), 16) + 1) % 16).toString(16)}${id.slice(1)}`))
      .replaceAll(`"${publicId}"`, `"${publicId}-moved"`)
      .replaceAll(`"${code}"`, `"${shortCode}"`)
      .replaceAll(`"${called}"`, `"${name}"`);
  for (const table of manifest.tables) {
    const bytes = Buffer.from(table.entry === 'tables/staff.jsonl' ? text(table.entry) : moved(text(table.entry)));
    entries[table.entry] = bytes;
    Object.assign(table, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  entries['manifest.json'] = Buffer.from(
    JSON.stringify({ ...manifest, organization: JSON.parse(moved(JSON.stringify(manifest.organization))) as object }),
  );
  return zipSync(entries);
};
