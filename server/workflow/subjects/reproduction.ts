import { reproductionLifecycle } from '#machines/lifecycles/reproduction/reproduction.machine.ts';
import type { reproductionMachine } from '#machines/lifecycles/reproduction/reproduction.machine.ts';
import type { ReproductionRow } from '#machines/lifecycles/reproduction/reproduction.types.ts';
import type { Subject } from '../advance.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';

export const reproduction: Subject<typeof reproductionMachine, ReproductionRow> = {
  lifecycle: reproductionLifecycle,
  table: 'reproducibility_test',
  columns: { status: 't.status' },
  topic: 'reproduction',
  testId: 't.test_id',
};

export const publishReproductions = async (tx: Tx, participantId: string): Promise<void> => {
  const shown = await tx.query<{ id: string; testId: string }>(
    `with shown as (update reproducibility_test set published_at = $2 where participant_id = $1 and published_at is null returning id, test_id),
       files as (update attachment a set published_at = $2 from shown where a.reproducibility_test_id = shown.id)
     select id, test_id as "testId" from shown order by id`,
    [participantId, tx.at],
  );
  for (const { id, testId } of shown) await announce(tx, { topic: 'reproduction', testId, entityId: id });
};
