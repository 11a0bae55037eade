import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { sql } from '../database/sql.ts';
import { withRead } from '../database/transaction.ts';
import type { Standing } from '../identity/viewer.ts';
import type { ByteRange, FilesPort } from './files.ts';
import type { FileGrant, FileLinks } from './links.ts';

export type FileRouteDeps = {
  readonly files: FilesPort;
  readonly links: FileLinks;
  readonly app: Pool;
  /** Null for a former member. */
  readonly standingOf: (userId: string) => Promise<Standing | null>;
};

const foundSchema = v.object({ name: v.string(), contentType: v.string(), size: v.number(), sha256: v.string(), storageKey: v.string() });
export type FoundFile = v.InferOutput<typeof foundSchema>;

/** Of what a statement found. */
export const foundFile = (json: string | null): FoundFile | null => (json === null ? null : v.parse(foundSchema, JSON.parse(json)));

/** A link ends with its user's access: the membership, the organization, and its trial. */
const roleOf = async ({ standingOf }: FileRouteDeps, { userId, organizationId }: FileGrant): Promise<string | null> => {
  const standing = await standingOf(userId);
  return standing === null || standing.trialExpired || standing.viewer.organizationId !== organizationId ? null : standing.viewer.role;
};

/** Read under the user's present role. */
const findFile = async (deps: FileRouteDeps, grant: FileGrant): Promise<FoundFile | null> => {
  const role = await roleOf(deps, grant);
  if (role === null) return null;
  const { objectId, ...who } = grant;
  const json = await withRead(
    deps.app,
    { ...who, role },
    sql`select json_build_object('name', name, 'contentType', content_type, 'size', size_bytes, 'sha256', sha256, 'storageKey', storage_key) from (
        select name, content_type, size_bytes, sha256, storage_key from attachment where id = ${objectId} and state = 'available'
        union all select name, content_type, size_bytes, sha256, storage_key from upload where id = ${objectId}
        union all select name, content_type, size_bytes, sha256, storage_key from request_file where id = ${objectId}
        union all select name, content_type, size_bytes, sha256, storage_key from archive where id = ${objectId} and state = 'ready'
        union all select name, content_type, size_bytes, sha256, storage_key from app_organization_archive(${objectId}::uuid)
        union all select name, content_type, size_bytes, sha256, storage_key from chat_file f where id = ${objectId}
          and (message_id is null or exists (select from chat_message m where m.id = f.message_id and m.state <> 'deleted'))) file`,
  );
  return foundFile(json);
};

type Asked = ByteRange | 'all' | 'impossible';

/** Several or unreadable ranges mean the whole file. */
export const rangeOf = (header: string | undefined, size: number): Asked => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'impossible' : { start, end };
};

/** Never shown in the page of the server itself. */
export const fileName = (name: string): string => {
  const ascii = name.replace(/[^\w.-]/gu, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/gu, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

export const missingFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' });

const isFresh = (asked: string | undefined, tag: string): boolean => asked?.split(',').some((one) => one.trim() === tag) === true;

const describe = (reply: FastifyReply, file: FoundFile, cache: string): FastifyReply =>
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': fileName(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': cache,
    'accept-ranges': 'bytes',
    etag: `"${file.sha256}"`,
  });

/** Whole, in part, or not again where the browser has it. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  files: FilesPort,
  file: FoundFile,
  cache = 'private, max-age=600',
): Promise<FastifyReply> => {
  const described = (): FastifyReply => describe(reply, file, cache);
  if (isFresh(request.headers['if-none-match'], `"${file.sha256}"`)) return described().code(304).send();
  const range = rangeOf(request.headers.range, file.size);
  if (range === 'impossible') return described().code(416).header('content-range', `bytes */${file.size}`).send();
  const stream = await files.read(file.storageKey, range === 'all' ? undefined : range);
  if (stream === null) return missingFile(reply);
  if (range === 'all') return described().header('content-length', file.size).send(stream);
  const part = { 'content-range': `bytes ${range.start}-${range.end}/${file.size}`, 'content-length': range.end - range.start + 1 };
  return described().code(206).headers(part).send(stream);
};

/** GET /files/:token: foreign, absent, removed and expired are the same 404. */
export const mountFiles = (server: FastifyInstance, deps: FileRouteDeps): void => {
  server.get<{ Params: { token: string } }>('/files/:token', { compress: false }, async (request, reply) => {
    const grant = deps.links.read(request.params.token);
    const file = grant === null ? null : await findFile(deps, grant);
    return file === null ? missingFile(reply) : sendFile(request, reply, deps.files, file);
  });
};
