import { PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';
import { graces } from '../lib/stopping.ts';
import { traceparent, tracedFrom } from '../lib/trace.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import type { Tx } from './transaction.ts';

export type Jobs = {
  'evaluate-request': { readonly organizationId: string; readonly testId: string };
  'open-test': { readonly organizationId: string; readonly testId: string };
  'manage-testers': { readonly organizationId: string; readonly testId: string };
  'run-schedule': { readonly organizationId: string; readonly scheduleId: string };
  'run-approved': { readonly organizationId: string; readonly launchApprovalId: string };
  'return-request': { readonly organizationId: string; readonly customerRequestId: string };
  'publish-participant': {
    readonly organizationId: string;
    readonly testId: string;
    readonly participantId: string;
    /** Names the publishing that it is of: one that was taken back is not done by its job. Absent: whichever is under way. */
    readonly publishesAt?: string | null;
    readonly publishedBy?: string | null;
  };
  'export-issues': { readonly organizationId: string; readonly integrationId: string };
  'read-items': { readonly organizationId: string; readonly integrationId: string };
  'report-results': { readonly organizationId: string; readonly source: ExternalVendor };
  'check-integration': { readonly organizationId: string; readonly integrationId: string };
  'send-mail': { readonly mailId: string };
  'call-webhook': { readonly webhookCallId: string };
  'deliver-webhook': { readonly organizationId: string; readonly webhookId: string };
  'forget-person': { readonly userId: string };
  'make-archive': { readonly archiveId: string; readonly organizationId: string };
  'archive-organization': { readonly archiveId: string; readonly organizationId: string };
  'restore-organization': { readonly restoreId: string; readonly organizationId: string };
  'remove-test': { readonly organizationId: string; readonly testId: string };
};
export type JobName = keyof Jobs;

/** Where a job is added: within a transaction its workers are woken after the commit, else at once. */
export type Enqueuing = Pick<Tx, 'query'> & Partial<Pick<Tx, 'afterCommit'>>;

export type EnqueueOptions = { readonly startAfterSeconds?: number; readonly startAt?: string; readonly singletonKey?: string };

/** At most one runs and one waits for each key. */
const oneAtATime: readonly JobName[] = [
  'manage-testers',
  'export-issues',
  'report-results',
  'deliver-webhook',
  'remove-test',
  'forget-person',
  'make-archive',
  'archive-organization',
  'restore-organization',
];
const names: readonly JobName[] = [
  'evaluate-request',
  'open-test',
  'manage-testers',
  'run-schedule',
  'run-approved',
  'return-request',
  'publish-participant',
  'check-integration',
  'export-issues',
  'read-items',
  'report-results',
  'send-mail',
  'call-webhook',
  'deliver-webhook',
  'remove-test',
  'forget-person',
  'make-archive',
  'archive-organization',
  'restore-organization',
];

/** Streams files, and may take its time. */
const slow: readonly JobName[] = ['make-archive', 'forget-person', 'archive-organization', 'restore-organization'];

const chores = 'chores';

/** With the trace that the job goes on with, where there is one. */
const carrying = <Data extends object>(data: Data): Data => {
  const parent = traceparent();
  return parent === null ? data : { ...data, traceparent: parent };
};
const parentOf = (data: object): string | null => ('traceparent' in data && typeof data.traceparent === 'string' ? data.traceparent : null);

/** The dead-letter queue, also of jobs whose worker was killed in the last try. */
const lost = (name: JobName): string => `${name}-lost`;

/** Requests may add jobs in their transaction, and read none. */
const grants = `
  grant usage on schema pgboss to muster_app;
  grant select on pgboss.queue to muster_app;
  grant insert, select (id, name, state, singleton_key, start_after), update (start_after) on pgboss.job_common to muster_app;
`;

/** Moves a waiting job forward, and locks it from workers until this transaction commits what it is to find. */
const hasten = `
  update pgboss.job_common set start_after = least(start_after, coalesce($3::timestamptz, now()))
  where name = $1 and singleton_key = $2 and state = 'created' returning id`;

/** At least once, so every step needs a natural key. */
export class JobQueue {
  readonly #boss: PgBoss;
  /** Wakes the workers of this node; those of the others look each second. */
  readonly #wakes = new Map<string, () => void>();

  constructor(connectionString: string, onError: (error: unknown) => void) {
    this.#boss = new PgBoss({
      connectionString,
      schema: 'pgboss',
      max: 4,
      monitorIntervalSeconds: 10,
      superviseIntervalSeconds: 10,
    });
    this.#boss.on('error', onError);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    const care = { retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 120, heartbeatSeconds: 30 };
    for (const name of names) {
      await this.#boss.createQueue(lost(name), care);
      const policy = oneAtATime.includes(name) ? 'stately' : 'standard';
      await this.#boss.createQueue(name, {
        ...care,
        ...(slow.includes(name) && { expireInSeconds: 7_200 }),
        policy,
        deadLetter: lost(name),
      });
      await this.#boss.updateQueue(name, { notify: false });
    }
    await this.#boss.createQueue(chores, { policy: 'stately', retryLimit: 0, expireInSeconds: 900, heartbeatSeconds: 30 });
    await this.#boss.getDb().executeSql(grants);
  }

  /** Joins a waiting job of the same key, and starts that earlier where it would be too late. */
  readonly enqueue = async <Name extends JobName>(
    tx: Enqueuing,
    name: Name,
    data: Jobs[Name],
    options: EnqueueOptions = {},
  ): Promise<void> => {
    const executeSql = async (text: string, values: unknown[] = []) => ({ rows: await tx.query<Record<string, unknown>>(text, values) });
    const { startAfterSeconds, startAt, singletonKey } = options;
    const send = () =>
      this.#boss.send(name, carrying(data), {
        db: { executeSql },
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(startAt === undefined ? {} : { startAfter: new Date(startAt) }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
    const isAdded = (await send()) !== null;
    if (!isAdded && oneAtATime.includes(name)) {
      const { rows } = await executeSql(hasten, [name, singletonKey, startAt ?? null]);
      if (rows.length === 0) await send();
    }
    if (startAt === undefined && startAfterSeconds === undefined) this.#wakeAfter(tx, name);
  };

  readonly enqueueAll = async <Name extends JobName>(tx: Enqueuing, name: Name, all: readonly Jobs[Name][]): Promise<void> => {
    const executeSql = async (text: string, values: unknown[] = []) => ({ rows: await tx.query<Record<string, unknown>>(text, values) });
    if (all.length === 0) return;
    await this.#boss.insert(
      name,
      all.map((data) => ({ data: carrying(data) })),
      { db: { executeSql } },
    );
    this.#wakeAfter(tx, name);
  };

  /** A notification by the queue would be sent within the transaction, where it keeps other commits waiting; see `Doorbell`. */
  #wakeAfter(tx: Enqueuing, queue: string): void {
    const wake = this.#wakes.get(queue);
    if (wake !== undefined) (tx.afterCommit ?? ((run) => run()))(wake);
  }

  /** One after another; after the last try `giveUp` updates the record. */
  async work<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name]) => Promise<void>,
    giveUp?: (data: Jobs[Name]) => Promise<void>,
  ): Promise<void> {
    await this.#each(name, name, handle);
    if (giveUp !== undefined) await this.#each(name, lost(name), giveUp);
  }

  async #each<Name extends JobName>(_: Name, queue: string, handle: (data: Jobs[Name]) => Promise<void>): Promise<void> {
    let worker: string | null = null;
    const settings = { pollingIntervalSeconds: 1, batchSize: 1 };
    const wake = (): void => {
      if (worker !== null) this.#boss.notifyWorker(worker);
    };
    worker = await this.#boss.work(queue, settings, async ([job]: Job<Jobs[Name]>[]) => {
      try {
        if (job !== undefined) await tracedFrom(parentOf(job.data), `job ${queue}`, 'consumer', () => handle(job.data));
      } finally {
        wake();
      }
    });
    this.#wakes.set(queue, wake);
  }

  /** Does the chores once a minute on one node of all, one after the other. */
  async workOnChores(work: () => Promise<void>): Promise<void> {
    await this.#boss.schedule(chores, '* * * * *');
    await this.#boss.work(chores, { batchSize: 1 }, work);
  }

  /** False where there is no such queue. */
  async retry(queue: string, jobId: string): Promise<boolean> {
    if (!names.some((name) => queue === name || queue === lost(name))) return false;
    await this.#boss.retry(queue, jobId);
    this.#wakes.get(queue)?.();
    return true;
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: graces.work - 250 });
  }
}
