import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { once } from 'node:events';
import * as v from 'valibot';

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

export const headerSchema = v.object({
  format: v.literal('muster-dump-1'),
  madeAt: v.string(),
  migrations: v.array(v.string()),
  queueVersion: v.nullable(v.number()),
});
export const tableSchema = v.object({ schema: v.string(), name: v.string(), columns: v.array(v.string()) });
export const tallySchema = v.object({ rows: v.number(), digest: v.string() });
export const sequencesSchema = v.array(v.object({ schema: v.string(), name: v.string(), value: v.string(), isCalled: v.boolean() }));

export type Header = v.InferOutput<typeof headerSchema>;
export type Table = v.InferOutput<typeof tableSchema>;
export type Tally = v.InferOutput<typeof tallySchema>;
export type Sequences = v.InferOutput<typeof sequencesSchema>;

const kinds = { header: 1, table: 2, rows: 3, tally: 4, sequences: 5, end: 6 } as const;
export type Kind = keyof typeof kinds;
const kindOf = new Map<number, Kind>(Object.entries(kinds).map(([kind, code]) => [code, kind as Kind]));

export type Frame = { readonly kind: Kind; readonly body: Buffer };

export type ArchiveWriter = {
  readonly json: (kind: Kind, value: unknown) => Promise<void>;
  readonly rows: (rows: Buffer) => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly abandon: () => Promise<void>;
};

/** Written to a temporary file, readable by its owner only, and renamed when complete. */
export const writeArchive = async (file: string): Promise<ArchiveWriter> => {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const zip = createGzip({ level: 6 });
  const written = pipeline(zip, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
  written.catch(() => undefined);
  const frame = async (kind: Kind, body: Buffer): Promise<void> => {
    const head = Buffer.alloc(5);
    head.writeUInt8(kinds[kind]);
    head.writeUInt32BE(body.length, 1);
    zip.write(head);
    if (!zip.write(body)) await Promise.race([once(zip, 'drain'), written]);
  };
  return {
    json: (kind, value) => frame(kind, Buffer.from(JSON.stringify(value))),
    rows: (rows) => frame('rows', rows),
    finish: async () => {
      await frame('end', Buffer.alloc(0));
      zip.end();
      await written;
      await rename(draft, file);
    },
    abandon: async () => {
      zip.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
};

const largest = 64 * 1024 * 1024;

const frames = (): Transform => {
  let rest: Buffer = Buffer.alloc(0);
  let isEnded = false;
  return new Transform({
    readableObjectMode: true,
    readableHighWaterMark: 4,
    transform(chunk: Buffer, _encoding, done) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let at = 0;
      for (; rest.length - at >= 5;) {
        const kind = kindOf.get(rest.readUInt8(at));
        const size = rest.readUInt32BE(at + 1);
        if (kind === undefined || size > largest) return done(new ArchiveError('This is not a Muster archive.'));
        if (rest.length - at < 5 + size) break;
        this.push({ kind, body: rest.subarray(at + 5, at + 5 + size) } satisfies Frame);
        isEnded = kind === 'end';
        at += 5 + size;
      }
      rest = rest.subarray(at);
      done();
    },
    flush(done) {
      done(isEnded && rest.length === 0 ? null : new ArchiveError('The archive ends too early.'));
    },
  });
};

/** Throws before the end of a truncated or damaged archive. */
export async function* readArchive(file: string): AsyncGenerator<Frame> {
  const reader = frames();
  const running = pipeline(createReadStream(file), createGunzip(), reader);
  running.catch(() => undefined);
  for await (const frame of reader) yield frame as Frame;
  await running;
}

export const expectFrame = <TSchema extends v.GenericSchema>(
  frame: Frame | undefined,
  kind: Kind,
  schema: TSchema,
): v.InferOutput<TSchema> => {
  if (frame?.kind !== kind) throw new ArchiveError(`The archive has ${frame?.kind ?? 'nothing'} where ${kind} was due.`);
  const parsed = v.safeParse(schema, JSON.parse(frame.body.toString('utf8')));
  if (!parsed.success) throw new ArchiveError(`The archive has a ${kind} that cannot be read.`);
  return parsed.output;
};
