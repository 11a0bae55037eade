import { customerRequestLifecycle } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { customerRequestMachine } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { CustomerRequestRow } from '#machines/lifecycles/customer-request/customer-request.types.ts';
import type { Moved, Subject } from '../advance.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';

/** Undoing a launch deletes its test with all rows; the draft's next launch gets a new key. */
const follow = async (tx: Tx, { id, type, before }: Moved<typeof customerRequestMachine, CustomerRequestRow>): Promise<void> => {
  if (type !== 'request.takeBack') return;
  await tx.query('delete from test where id = $1 and organization_id = $2', [before.testId, tx.viewer.organizationId]);
  await tx.query(
    `update customer_request set form_values = form_values || jsonb_build_object('attempt', coalesce((form_values->>'attempt')::int, 1) + 1) where id = $1`,
    [id],
  );
  await announce(tx, { topic: 'test', testId: null, entityId: before.testId });
  await announce(tx, { topic: 'draft', entityId: id });
};

export const customerRequest: Subject<typeof customerRequestMachine, CustomerRequestRow> = {
  lifecycle: customerRequestLifecycle,
  table: 'customer_request',
  columns: {
    state: 't.state',
    submittedAt: 't.submitted_at',
    discardedAt: 't.discarded_at',
    testId: 't.test_id',
    createdBy: 't.created_by',
    sharedAccess: 't.shared_access',
    hasGoneOut: `exists (select from requested_test r where r.test_id = t.test_id and r.auto_launch_status <> 'ready_to_launch')
      or exists (select from test c where c.parent_test_id = t.test_id)`,
  },
  topic: 'request',
  testId: null,
  follows: follow,
};
