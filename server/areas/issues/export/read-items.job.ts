import { limits } from '#schema/vocabulary/limits.ts';
import { isPassing } from '#server/vendors/setback.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import type { ChoreDeps } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import type { ExportDeps } from './export.job.ts';
import { keepStatuses, noteRead, placesOf, watched } from './items.store.ts';
import type { ItemPlace } from './items.store.ts';

const isDue = `coalesce(i.items_asked_at, '-infinity') <= $1::timestamptz - make_interval(mins => ${limits.itemReadMinutes})`;
const due = `
  select i.id, i.organization_id from integration i
  where i.state = 'active' and coalesce(i.resume_at, '-infinity') <= $1 and ${isDue}
    and exists (select from issue_export x where x.integration_id = i.id and ${watched('$1')})
  order by i.items_asked_at nulls first limit 20`;

/** Queues a read of the items of each integration not read for a while; any node may run it. */
export const queueDueItems =
  (enqueue: Enqueue) =>
  async ({ owner, database, clock }: Pick<ChoreDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const { rows } = await owner.query<{ id: string; organization_id: string }>(due, [clock.now()]);
    for (const { id, organization_id: organizationId } of rows) {
      await database.write(systemViewer(organizationId), async (tx) => {
        const taken = await tx.query(`update integration i set items_asked_at = $1 where i.id = $2 and ${isDue} returning i.id`, [
          tx.at,
          id,
        ]);
        if (taken.length > 0) await enqueue(tx, 'read-items', { organizationId, integrationId: id });
      });
    }
  };

export type ReadItemsDeps = Pick<ExportDeps, 'database' | 'enqueue' | 'open' | 'now' | 'settle'>;

/** In milliseconds: trackers search by the minute, so a smaller step might never advance. */
const leastStep = 60_000;

/** Reads the status of items changed since the last read. What fails is read the next time; a deleted project does not stop the others. */
export const readItems = async ({ database, enqueue, open, now, settle }: ReadItemsDeps, turn: Jobs['read-items']): Promise<void> => {
  const begun = now();
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.write(systemViewer(turn.organizationId), work);

  /** Read up to this moment; null where the tracker cannot be called now. */
  const read = async (place: ItemPlace): Promise<number | null> => {
    const opened = await open(turn, place);
    if (typeof opened === 'string') return null;
    const since = Date.parse(place.since);
    try {
      const { statuses, reached } = await opened.tracker.changes(new Set(place.ids), begun - since + settle);
      await write((tx) => keepStatuses(tx, turn.integrationId, place.target, statuses));
      return reached === null ? begun : Math.max(Date.parse(reached), since + leastStep);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      if (error.fault === 'unauthorized') await opened.noteUnauthorized();
      return error.fault === 'unauthorized' || isPassing(error.fault) ? null : begun;
    }
  };

  let until = begun;
  for (const place of await write((tx) => placesOf(tx, turn.integrationId))) {
    const reached = await read(place);
    if (reached === null) return;
    until = Math.min(until, reached);
  }
  await write(async (tx) => {
    await noteRead(tx, turn.integrationId, new Date(until).toISOString());
    if (until < begun) await enqueue(tx, 'read-items', turn, { startAfterSeconds: 1 });
  });
};
