import type { ChoreDeps } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { organizationsDue, startAutoExports } from './start-auto-exports.ts';

/** Starts the way of issues that came while auto-export was on and could not leave: the tool was not connected, or the server was gone. */
export const catchUpAutoExports =
  (enqueue: Enqueue) =>
  async ({ owner, database }: Pick<ChoreDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const { rows } = await owner.query<{ organizationId: string }>(organizationsDue);
    for (const { organizationId } of rows)
      await database.write(systemViewer(organizationId), (tx) => startAutoExports(tx, enqueue, 'auto-export', { which: 'due' }));
  };
