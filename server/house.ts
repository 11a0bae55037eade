import type { StatsFs } from 'node:fs';
import { passwordLinkHours } from '#schema/vocabulary/operator.ts';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { version } from './lib/reporting.ts';
import type { Pool } from 'pg';
import type { Condition, House } from './api/house.ts';
import type { Reads } from './api/reads.ts';
import { createPasswordLink } from './identity/password-link.ts';
import type { IdentityKeys } from './identity/keys.ts';
import { mintOverride } from './identity/override.ts';
import { localIssuer } from './identity/settings.ts';
import type { IdentitySettings } from './identity/settings.ts';
import { readRetention } from './areas/operator/retention.store.ts';
import { readMailLog, resendMail } from './mail/log.store.ts';
import { deriveKeys } from './lib/master-key.ts';
import type { MasterKey } from './lib/master-key.ts';
import { seal, unseal } from './lib/seal.ts';
import type { Scanner } from './files/clamd.ts';
import type { OutboxBus } from './workflow/bus.ts';
import type { JobQueue } from './workflow/jobs.ts';

export type HouseDeps = {
  readonly owner: Pool;
  readonly settings: IdentitySettings;
  readonly keys: () => IdentityKeys;
  readonly masterKey: MasterKey;
  readonly jobs: Pick<JobQueue, 'retry' | 'enqueue'>;
  readonly bus: Pick<OutboxBus, 'position'>;
  readonly files: string;
  /** Null where mails are stored instead of sent. */
  readonly mailServer: string | null;
  /** Whose disk is measured. */
  readonly dataDir: string;
  readonly scanner: Scanner | null;
  readonly reads: Pick<Reads, 'condition'>;
};

type OfProcess = Pick<
  Condition,
  'version' | 'node' | 'startedAt' | 'files' | 'mailServer' | 'diskFree' | 'diskSize' | 'virusScanner' | 'replica'
>;

/** Of the folder, or of where it would be made: with a database, a key and files elsewhere nobody makes it. */
const diskOf = (folder: string): Promise<StatsFs> =>
  statfs(folder).catch((error: unknown) => {
    if (path.dirname(folder) === folder) throw error;
    return diskOf(path.dirname(folder));
  });

const passwordLinkSeconds = passwordLinkHours * 60 * 60;
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

const moment = (expression: string): string => `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const condition = `
  select json_build_object(
    'postgres', current_setting('server_version'),
    'migration', (select max(name) from kysely_migration),
    'databaseBytes', pg_database_size(current_database()),
    'fileBytes', (select coalesce(sum(size_bytes), 0) from attachment) + (select coalesce(sum(size_bytes), 0) from upload) + (select coalesce(sum(size_bytes), 0) from request_file),
    'masterKeyChange', (select json_build_object('isDone', resealed_at is not null, 'looked', coalesce((resealing->>'looked')::int, 0),
        'of', coalesce((resealing->>'of')::int, 0)) from master_key where previous_check is not null),
    'backedUpAt', (select ${moment('max(at)')} from backup_taken),
    'jobAge', (select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from pgboss.job where state in ('created', 'retry') and start_after <= now()
      and name not like '%-lost' and left(name, 2) <> '__'),
    'outboxAge', (select coalesce(extract(epoch from now() - min(at)), 0)::float8 from outbox where (tx, id) > ($1::xid8, $2::bigint)),
    'queues', (select coalesce(json_agg(json_build_object('name', q.name, 'waiting', coalesce(j.waiting, 0), 'running', coalesce(j.running, 0), 'failed', coalesce(j.failed, 0)) order by q.name), '[]')
      from pgboss.queue q left join (select name, (count(*) filter (where state in ('created', 'retry')))::int as waiting, (count(*) filter (where state = 'active'))::int as running,
        (count(*) filter (where state = 'failed'))::int as failed from pgboss.job group by name) j on j.name = q.name where q.name not like '%-lost' and left(q.name, 2) <> '__'),
    'failedJobs', (select coalesce(json_agg(failed), '[]') from (
      select j.id, j.name as queue, o.name as "organizationName", coalesce(j.output->>'message', left(j.output::text, 500)) as message, j.retry_count + 1 as attempts,
        ${moment('coalesce(j.completed_on, j.created_on)')} as "failedAt"
      from pgboss.job j left join organization o on o.id::text = j.data->>'organizationId'
      where j.state = 'failed' order by coalesce(j.completed_on, j.created_on) desc limit 50) failed),
    'integrations', (select coalesce(json_agg(listed), '[]') from (
      select i.id, i.code, o.name as "organizationName", i.state, ${moment('i.checked_at')} as "checkedAt"
      from integration i join organization o on o.id = i.organization_id and o.deleted_at is null
      where i.state <> 'unconfigured' order by i.state <> 'inactive', o.name, i.code limit 200) listed)
  ) as json`;

export const createHouse = ({
  owner,
  settings,
  keys,
  masterKey,
  jobs,
  bus,
  files,
  mailServer,
  dataDir,
  scanner,
  reads,
}: HouseDeps): House => {
  const sealing = deriveKeys(masterKey, 'operator answers');
  return {
    issuer: localIssuer(settings),
    passwordLink: async (userId) => (settings.foreign === null ? createPasswordLink(owner, settings, userId, passwordLinkSeconds) : null),
    supportToken: (override) => mintOverride(keys(), override),
    seal: (secret, userId) => seal(sealing[0], Buffer.from(secret), userId).toString('base64url'),
    unseal: (sealed, userId) => unseal(sealing, Buffer.from(sealed, 'base64url'), userId)?.toString() ?? null,
    condition: async () => {
      const { tx, id } = bus.position;
      const { rows } = await owner.query<{ json: Omit<Condition, keyof OfProcess> }>(condition, [tx, id]);
      const [row] = rows;
      if (row === undefined) throw new Error('the database tells nothing of itself');
      const [disk, answers, replica] = await Promise.all([diskOf(dataDir), scanner?.answers(), reads.condition()]);
      const ofProcess: OfProcess = {
        version,
        node: process.versions.node,
        startedAt,
        files,
        mailServer,
        diskFree: disk.bavail * disk.bsize,
        diskSize: disk.blocks * disk.bsize,
        replica,
        virusScanner: scanner === null ? null : { place: scanner.place, answers: answers === true },
      };
      return { ...row.json, ...ofProcess };
    },
    retryJob: (queue, jobId) => jobs.retry(queue, jobId),
    retention: () => readRetention(owner),
    mails: (query) => readMailLog(owner, query),
    resendMail: (mailId) => resendMail(owner, jobs.enqueue, mailId),
  };
};
