import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import yauzl from 'yauzl';
import type { Entry, ZipFile as OpenZip } from 'yauzl';
import yazl from 'yazl';
import { archiveScopes } from '#schema/vocabulary/organization-archive.ts';

export class PackageError extends Error {
  override readonly name = 'PackageError';
}

export const format = 'muster-organization-1';

const Text = v.pipe(v.string(), v.maxLength(1000));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Part = v.object({ entry: Text, rows: Count, bytes: Count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)) });

export const manifestSchema = v.object({
  format: v.literal(format),
  madeAt: Text,
  madeBy: Text,
  /** Of the schema that it was made from. */
  migrations: v.pipe(v.array(Text), v.maxLength(10_000)),
  scope: v.picklist(archiveScopes),
  organization: v.object({ id: v.pipe(v.string(), v.uuid()), publicId: Text, shortCode: Text, name: Text }),
  tables: v.pipe(v.array(v.object({ ...Part.entries, name: Text, columns: v.array(Text) })), v.maxLength(1000)),
  files: v.object({ count: Count, bytes: Count, missing: Count }),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type PackedTable = Manifest['tables'][number];

/** Of one entry, as it was written or read. */
export type Sum = { readonly bytes: number; readonly sha256: string };

export type Packer = {
  /** The next entry, whole; null where there is nothing to pack. */
  readonly add: (name: string, content: AsyncIterable<Uint8Array>, isPacked?: boolean) => Promise<Sum>;
  readonly stop: () => void;
};

/** A ZIP as it is packed, entry by entry; no entry is begun before the one before is read. */
export async function* packed(pack: (packer: Packer) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  const fail = (error: unknown): void => void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const closed = once(out, 'close').then(() => Promise.reject(new PackageError('Nobody reads this archive any more.')));
  closed.catch(() => undefined);
  const add: Packer['add'] = async (name, content, isPacked = false) => {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const piece of content) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    };
    const stream = Readable.from(counted(), { objectMode: false });
    const ended = once(stream, 'end');
    ended.catch(() => undefined);
    zip.addReadStream(stream, name, { mtime: new Date(0), compress: !isPacked });
    await Promise.race([ended, closed]);
    return { bytes, sha256: hash.digest('hex') };
  };
  const packing = pack({ add, stop: () => fail(new PackageError('This archive was stopped.')) }).then(() => zip.end(), fail);
  try {
    for await (const piece of out) yield piece as Uint8Array;
  } finally {
    out.destroy();
    await packing;
  }
}

/** More than any row has; a line that is longer is no row. */
const longestLine = 32 * 1024 * 1024;
const mostManifest = 16 * 1024 * 1024;

/** The lines of a stream, some at a time: as many as `most`, or as many bytes as a few rows of the largest kind. */
export async function* linesOf(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let lines: string[] = [];
  let size = 0;
  for await (const piece of content) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > longestLine) throw new PackageError('The archive has a row that is longer than rows are.');
    for (const line of parts) {
      lines.push(line);
      size += line.length;
      if (lines.length < most && size < 4 * 1024 * 1024) continue;
      yield lines;
      [lines, size] = [[], 0];
    }
  }
  if (rest !== '') throw new PackageError('A table of the archive ends in the middle of a row.');
  if (lines.length > 0) yield lines;
}

export type Opened = {
  readonly manifest: Manifest;
  readonly read: (name: string) => Promise<Readable>;
  /** Entries under files/, one after the other. */
  readonly files: () => AsyncGenerator<{ readonly name: string; readonly bytes: number; readonly read: () => Promise<Readable> }>;
  readonly close: () => void;
};

const opened = (file: string): Promise<OpenZip> =>
  yauzl.openPromise(file, { autoClose: false, strictFileNames: true, validateEntrySizes: true });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const unreadable = (error: unknown): never => {
  throw error instanceof PackageError
    ? error
    : new PackageError(`This is not an archive of an organization: ${reasonOf(error)}`, { cause: error });
};

const manifestOf = async (zip: OpenZip, entry: Entry | undefined): Promise<Manifest> => {
  if (entry === undefined) throw new PackageError('This is not an archive of an organization: it has no manifest.json.');
  if (entry.uncompressedSize > mostManifest) throw new PackageError('The manifest of the archive is larger than manifests are.');
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  const said: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  const kind = v.safeParse(v.object({ format: v.string() }), said);
  if (kind.success && kind.output.format !== format && kind.output.format.startsWith('muster-organization-'))
    throw new PackageError(`The archive was made by a newer Muster: its format is ${kind.output.format}.`);
  const parsed = v.safeParse(manifestSchema, said);
  if (!parsed.success)
    throw new PackageError(`The manifest of the archive cannot be read: ${v.getDotPath(parsed.issues[0]) ?? 'it'} is wrong.`);
  return parsed.output;
};

/** Names leave no folder and stand once; nothing is longer than it says of itself. Nothing is unpacked to a disk. */
export const openPackage = async (file: string): Promise<Opened> => {
  const zip = await opened(file).catch(unreadable);
  try {
    const named = new Map<string, Entry>();
    const seen = new Set<string>();
    for await (const entry of zip.eachEntry()) {
      if (seen.has(entry.fileName)) throw new PackageError(`The archive has ${entry.fileName} twice.`);
      seen.add(entry.fileName);
      if (!entry.fileName.startsWith('files/')) named.set(entry.fileName, entry);
    }
    const manifest = await manifestOf(zip, named.get('manifest.json'));
    const read = async (name: string): Promise<Readable> => {
      const entry = named.get(name);
      if (entry === undefined) throw new PackageError(`The archive lacks ${name}.`);
      return zip.openReadStreamPromise(entry);
    };
    const files: Opened['files'] = async function* files() {
      const again = await opened(file);
      try {
        for await (const entry of again.eachEntry())
          if (entry.fileName.startsWith('files/'))
            yield {
              name: entry.fileName.slice('files/'.length),
              bytes: entry.uncompressedSize,
              read: () => again.openReadStreamPromise(entry),
            };
      } finally {
        again.close();
      }
    };
    return { manifest, read, files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    return unreadable(error);
  }
};

/** Refuses a table that is not what the manifest says, before anything is done with it. */
export const verify = async ({ read }: Opened, { entry, rows, bytes, sha256 }: PackedTable): Promise<void> => {
  const hash = createHash('sha256');
  let [size, lines] = [0, 0];
  const counted = async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of await read(entry)) {
      const part = piece as Buffer;
      hash.update(part);
      size += part.length;
      if (size > bytes) throw new PackageError(`${entry} of the archive is larger than its manifest says.`);
      yield part;
    }
  };
  for await (const some of linesOf(counted(), 10_000)) lines += some.length;
  if (size !== bytes || lines !== rows || hash.digest('hex') !== sha256)
    throw new PackageError(`${entry} of the archive is not what its manifest says: the archive is damaged, or was changed.`);
};
