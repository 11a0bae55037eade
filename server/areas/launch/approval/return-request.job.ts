import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';

/** Makes a request that was sent back a draft again: whoever sent it back may not write drafts of others. */
export const returnRequest = (database: Database, { organizationId, customerRequestId }: Jobs['return-request']): Promise<void> =>
  database.write(systemViewer(organizationId), async (tx) => {
    const { row } = await lock(tx, subjects.customerRequest, customerRequestId);
    const event = { type: 'request.return' } as const;
    if (can(subjects.customerRequest.lifecycle, row, { ...event, actor: systemActor }))
      await advance(tx, subjects.customerRequest, customerRequestId, event, { operation: 'return-request' });
  });
