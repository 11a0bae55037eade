import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { auditSources } from '#schema/vocabulary/audit.ts';
import type { AuditSource } from '#schema/vocabulary/audit.ts';
import type { AuditFilter } from '#schema/rules/audit-filter.ts';
import { csv, csvRows } from '#server/csv/escape.ts';
import type { Services } from '#server/api/services.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Viewer } from '#server/workflow/transaction.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import { describeBy } from './lines.ts';
import type { Line } from './lines.ts';
import { readTrail } from './trail.ts';
import type { Trail } from './trail.ts';
import type { Place } from './trail.store.ts';

export type Format = 'csv' | 'jsonl';
type Wish = { readonly filter: AuditFilter; readonly format: Format };

const binding = 'audit export';
const lasts = 600_000;
const portion = 1_000;

type Grant = readonly [until: number, userId: string, organizationId: string, role: ActorRole, wish: Wish];

/** Signed, for ten minutes, and read under the rights that its person has when it is fetched. */
export const exportPath = (
  { cursors, clock }: Pick<Services, 'cursors' | 'clock'>,
  { userId, organizationId, role }: Viewer,
  wish: Wish,
): string => `/api/audit-trail/${cursors.seal(binding, [clock.now().getTime() + lasts, userId, organizationId, role, wish])}`;

const grantOf = ({ cursors, clock }: Pick<Services, 'cursors' | 'clock'>, token: string): Grant | null => {
  try {
    const grant = cursors.open(binding, token) as unknown as Grant;
    return grant[0] > clock.now().getTime() ? grant : null;
  } catch {
    return null;
  }
};

const standing = `select role, is_operator as "isOperator" from organization_user where id = $1 and organization_id = $2 and state = 'active'`;

/** Null where the person lost what the link was made under. */
const viewerOf = async (database: Database, [, userId, organizationId, role]: Grant): Promise<Viewer | null> => {
  const [now] = await database.write(systemViewer(organizationId), (tx) =>
    tx.query<{ role: string; isOperator: boolean }>(standing, [userId, organizationId]),
  );
  const isStill = now !== undefined && (role === 'operator' ? now.isOperator : now.role === role);
  return isStill ? { userId, organizationId, role } : null;
};

const header = [
  'When (UTC)',
  'Who',
  'Acting for',
  'What',
  'Thing',
  'Kind',
  'Organization',
  'Changes',
  'Outcome',
  'Why refused',
  'From',
  'Address',
  'Device',
  'Sign-in',
  'Person id',
  'Thing id',
];

const isSource = (source: string | null): source is AuditSource => source !== null && source in auditSources;

const cells = (line: Line): readonly string[] => [
  line.at.replace('T', ' ').replace('Z', ''),
  line.who,
  line.actingFor ?? '',
  line.did,
  line.thing ?? '',
  line.kind,
  line.organizationName ?? '',
  line.changes.map(({ field, before, after }) => `${field}: ${before ?? '-'} → ${after ?? '-'}`).join('\n'),
  line.isRefused ? 'refused' : 'done',
  line.why ?? '',
  isSource(line.source) ? auditSources[line.source] : '',
  line.address ?? '',
  line.device ?? '',
  line.session ?? '',
  line.personId ?? '',
  line.thingId ?? '',
];

const written: Readonly<Record<Format, { readonly type: string; readonly head: string; readonly of: (lines: readonly Line[]) => string }>> =
  {
    csv: { type: 'text/csv; charset=utf-8', head: csv(header, []), of: (lines) => csvRows(lines.map(cells)) },
    jsonl: {
      type: 'application/x-ndjson; charset=utf-8',
      head: '',
      of: (lines) => lines.map((line) => `${JSON.stringify({ ...line, undo: undefined })}\n`).join(''),
    },
  };

export type ExportRouteDeps = { readonly database: Database; readonly services: Services; readonly schema: GraphQLSchema };

/** A portion at a time, so that a trail of millions of lines takes no memory. */
async function* portions({ database, schema }: ExportRouteDeps, viewer: Viewer, { filter, format }: Wish): AsyncGenerator<string> {
  const tell = { describe: describeBy(schema), mayCall: () => false };
  yield written[format].head;
  let after: Place | null = null;
  do {
    const at: Place | null = after;
    const { lines, next }: Trail = await database.write(viewer, (tx) => readTrail(tx, { filter, first: portion, after: at, ...tell }));
    if (lines.length > 0) yield written[format].of(lines);
    after = next;
  } while (after !== null);
}

/** GET /api/audit-trail/:token: a foreign, changed and expired one are the same 404. */
export const mountAuditExport = (app: FastifyInstance, deps: ExportRouteDeps): void => {
  app.get<{ Params: { '*': string } }>('/api/audit-trail/*', { compress: false }, async (request, reply) => {
    const grant = grantOf(deps.services, request.params['*']);
    const viewer = grant === null ? null : await viewerOf(deps.database, grant);
    void reply.header('cache-control', 'no-store');
    if (grant === null || viewer === null) return reply.code(404).send({ error: 'not_found' });
    const [, , , , wish] = grant;
    const day = deps.services.clock.now().toISOString().slice(0, 10);
    return reply
      .headers({
        'content-type': written[wish.format].type,
        'content-disposition': `attachment; filename="audit-trail-${day}.${wish.format}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(portions(deps, viewer, wish)));
  });
};
