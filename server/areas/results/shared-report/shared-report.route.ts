import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { sharedReportLifecycle } from '#machines/lifecycles/shared-report/shared-report.machine.ts';
import type { SharedReportRow } from '#machines/lifecycles/shared-report/shared-report.types.ts';
import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import type { Documents } from '#server/api/documents.ts';
import type { Services } from '#server/api/services.ts';
import { SharedCounts } from '#server/database/shared-counts.ts';
import { withRead } from '#server/database/transaction.ts';
import type { FilesPort } from '#server/files/files.ts';
import { foundFile, missingFile, sendFile } from '#server/files/route.ts';
import { hashOfToken } from '#server/identity/api-tokens.ts';
import { deviceName } from '#server/identity/sessions.ts';
import { headersOf } from '#server/lib/html.ts';
import type { Page } from '#server/lib/html.ts';
import { advanceAll } from '#server/workflow/advance.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { endedReport, reportPage, tooManyOpenings, unknownReport } from './report-page.ts';
import { readReport } from './read-report.ts';
import type { FoundReport } from './read-report.ts';

export type SharedReportDeps = {
  readonly owner: Pool;
  readonly app: Pool;
  readonly database: Database;
  readonly documents: Documents;
  readonly services: Services;
  readonly files: FilesPort;
};

type Stored = FoundReport & SharedReportRow & { readonly isOpenFor: boolean };

/** Of an unknown, an ended and an open link the same one statement. */
const byHash = `
  select h.id, h.organization_id as "organizationId", coalesce(o.chosen_name, o.name) as "organizationName", h.test_id as "testId", h.title, h.introduction,
    h.parts, h.issues, h.issue_ids as "issueIds", h.leaves_out as "leavesOut", h.state, to_json(h.expires_at) #>> '{}' as "expiresAt",
    h.opened_count as "openedCount", null as "lastOpenedAt", null as "lastOpenedFrom", null as "lastOpenedWith",
    o.deleted_at is null and coalesce(o.has_contract or t.organization_id is null or (t.finished_at is null and t.finishes_at > $2), false) as "isOpenFor"
  from shared_report h join organization o on o.id = h.organization_id left join trial t on t.organization_id = o.id where h.hash = $1`;

/** In a minute from one address. */
const most = { page: 60, file: 600 } as const;

/** The network of an address, which tells a company from another and no person from another. */
export const networkOf = (address: string): string | null => {
  const [mapped] = /\d+\.\d+\.\d+\.\d+$/u.exec(address) ?? [];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole = [...groups, ...Array.from({ length: 8 - groups.length - behind.length }, () => '0'), ...behind];
  return `${whole.slice(0, 3).join(':')}::/48`;
};

/** What a browser fetches before anybody asked is no opening. */
const isCounted = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-purpose'] === undefined && headers['purpose'] === undefined;

const evidence = `
  select json_build_object('name', i.code || coalesce(lower(substring(a.name from '\\.[A-Za-z0-9]{1,5}$')), ''), 'contentType', a.content_type, 'size', a.size_bytes, 'sha256', a.sha256, 'storageKey', a.storage_key)
  from attachment a join issue i on i.id = a.issue_id join test t on t.id = i.test_id
  where i.test_id = $1 and i.published_at is not null and a.published_at is not null and a.state = 'available'
    and ($2::uuid[] is null or i.id = any ($2::uuid[])) and ($3::text is null or i.triage_status = $3)
    and translate(substr(encode(sha256(convert_to($4 || ':' || a.id::text, 'UTF8')), 'base64'), 1, 16), '+/', '-_') = $5`;

const sendPage = (reply: FastifyReply, page: Page, more: Readonly<Record<string, string>> = {}): FastifyReply =>
  reply
    .code(page.status)
    .headers({ ...headersOf(page), 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow, noarchive', ...more })
    .send(page.body.markup);

/** GET /shared/:token, and its files below it. Whoever has the link is let in; nobody is asked who they are. */
export const mountSharedReports = (server: FastifyInstance, deps: SharedReportDeps): void => {
  const { owner, app, database, services, files } = deps;
  const counts = new SharedCounts(owner);
  const waitOf = (kind: keyof typeof most, { ip }: FastifyRequest): number =>
    Math.ceil(counts.take(`shared-${kind}:${hashOfToken(ip)}`, 1, most[kind] * services.launchFactor, 60) / 1000);

  const find = async (token: string): Promise<Stored | null> => {
    const { rows } = await owner.query<Stored>(byHash, [hashOfToken(token), services.clock.now()]);
    return rows[0] ?? null;
  };
  const opens = (report: Stored): boolean =>
    report.isOpenFor &&
    can(sharedReportLifecycle, report, {
      type: 'report.open',
      actor: systemActor,
      at: services.clock.now().toISOString(),
      from: null,
      with: null,
    });

  /** False where it was revoked while it was read. */
  const count = async (request: FastifyRequest, { id, organizationId }: Stored): Promise<boolean> => {
    const [from, browser] = [networkOf(request.ip), deviceName(request.headers['user-agent'] ?? '')];
    const origin = { source: 'page', address: from, device: browser, session: null } as const;
    const [opened] = await database.write({ ...systemViewer(organizationId), origin }, (tx) =>
      advanceAll(tx, subjects.sharedReport, [id], { type: 'report.open', from, with: browser }, { operation: 'sharedReport' }),
    );
    return opened?.refusal === null;
  };

  server.get<{ Params: { token: string } }>('/shared/:token', async (request, reply) => {
    const wait = waitOf('page', request);
    if (wait > 0) return sendPage(reply, tooManyOpenings, { 'retry-after': String(wait) });
    const { token } = request.params;
    const report = await find(token);
    if (report === null) return sendPage(reply, unknownReport);
    const read = opens(report) ? await readReport(deps, report) : null;
    if (read === null) return sendPage(reply, endedReport);
    if (isCounted(request) && !(await count(request, report))) return sendPage(reply, endedReport);
    return sendPage(reply, reportPage({ report, read, token, now: services.clock.now().toISOString(), until: report.expiresAt }));
  });

  server.get<{ Params: { token: string; file: string } }>('/shared/:token/:file', { compress: false }, async (request, reply) => {
    void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    const wait = waitOf('file', request);
    if (wait > 0) return reply.code(429).header('retry-after', String(wait)).send({ error: 'rate_limited' });
    const { token, file } = request.params;
    const report = await find(token);
    if (report === null) return missingFile(reply);
    if (!opens(report)) return reply.code(410).header('cache-control', 'private, no-store').send({ error: 'gone' });
    const { organizationId, testId, parts, issues, issueIds, leavesOut } = report;
    if (!/^[\w-]{16}$/u.test(file) || !parts.includes('issues') || leavesOut.includes('evidence')) return missingFile(reply);
    const chosen = issues === 'chosen' ? issueIds : null;
    const given = [testId, chosen, issues === 'accepted' ? 'accepted' : null, token, file];
    const found = foundFile(await withRead(app, { organizationId, userId: null, role: 'customer' }, evidence, given));
    return found === null ? missingFile(reply) : sendFile(request, reply, files, found, 'private, no-store');
  });
};
