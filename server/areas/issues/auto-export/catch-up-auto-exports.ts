import type { ChoreDeps } from '#server/workflow/chores.ts';
import { each } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { keepCatchingUp } from './auto-export.store.ts';
import { organizationsDue, portion, startAutoExports } from './start-auto-exports.ts';

type Due = { readonly organizationId: string; readonly askedBy: string | null };

/**
 * Starts exports, in portions, of issues that could not be exported when they were published, as the tool was not connected or the server
 * was down, and of those requested besides.
 */
export const catchUpAutoExports =
  (enqueue: Enqueue) =>
  async ({ owner, database }: Pick<ChoreDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const { rows } = await owner.query<Due>(organizationsDue);
    await each(rows, async ({ organizationId, askedBy }) => {
      for (const which of askedBy === null ? (['due'] as const) : (['due', 'matching'] as const)) {
        const start = async (): Promise<number> =>
          database.write(systemViewer(organizationId), (tx) =>
            startAutoExports(tx, enqueue, 'auto-export', { which, most: portion, startedBy: which === 'matching' ? askedBy : null }),
          );
        while ((await start()) >= portion);
        if (which === 'matching') await database.write(systemViewer(organizationId), (tx) => keepCatchingUp(tx, null));
      }
    });
  };
