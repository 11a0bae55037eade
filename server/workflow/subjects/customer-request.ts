import { customerRequestLifecycle } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { customerRequestMachine } from '#machines/lifecycles/customer-request/customer-request.machine.ts';
import type { CustomerRequestRow } from '#machines/lifecycles/customer-request/customer-request.types.ts';
import { launchApprovalLifecycle } from '#machines/lifecycles/launch-approval/launch-approval.machine.ts';
import type { launchApprovalMachine } from '#machines/lifecycles/launch-approval/launch-approval.machine.ts';
import type { LaunchApprovalRow } from '#machines/lifecycles/launch-approval/launch-approval.types.ts';
import { creditsWords } from '#schema/rules/credits.ts';
import { approvalAddress } from '#schema/vocabulary/launch/approval.ts';
import type { ApprovalKind } from '#schema/vocabulary/launch/approval.ts';
import { advance } from '../advance.ts';
import type { Moved, Subject } from '../advance.ts';
import { approversOf, isOverApproval } from '../launch-approval.ts';
import { tellOfApproval } from '../notify.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';
import { testWindow } from './test-window.ts';

const withdrawAsked = async (tx: Tx, requestId: string, operation: string): Promise<void> => {
  const [asked] = await tx.query<{ id: string }>(`select id from launch_approval where customer_request_id = $1 and state = 'asked'`, [
    requestId,
  ]);
  if (asked !== undefined) await advance(tx, launchApproval, asked.id, { type: 'approval.withdraw' }, { operation });
};

/** Undoing a launch deletes its test with all rows; the draft's next launch gets a new key. */
const follow = async (tx: Tx, { id, type, before, operation }: Moved<typeof customerRequestMachine, CustomerRequestRow>): Promise<void> => {
  if (type !== 'request.takeBack' && type !== 'request.return') return;
  if (type === 'request.takeBack') await withdrawAsked(tx, id, operation);
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
    approval: `(select a.state from launch_approval a where a.test_id = t.test_id and a.kind = 'request' order by a.asked_at desc, a.id limit 1)`,
  },
  topic: 'request',
  testId: null,
  follows: follow,
};

type Decided = {
  readonly kind: ApprovalKind;
  readonly name: string;
  readonly testId: string | null;
  readonly requestId: string | null;
  readonly requestState: string | null;
  readonly hasDraft: boolean;
  readonly requestedTestId: string | null;
  readonly by: string | null;
};

const decided = `
  select a.kind, a.name, a.test_id as "testId", a.customer_request_id as "requestId", a.has_draft as "hasDraft", a.requested_test_id as "requestedTestId",
    r.state as "requestState", (select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = a.decided_by) as by
  from launch_approval a left join customer_request r on r.id = a.customer_request_id where a.id = $1`;

/** What was not approved: without a draft its test is cancelled, and cloned to be sent again; whoever withdraws has the own draft back. */
const giveBack = async (
  tx: Tx,
  { kind, testId, requestId, requestState, hasDraft }: Decided,
  type: string,
  operation: string,
): Promise<void> => {
  if (kind !== 'request' || testId === null || requestState !== 'submitted') return;
  if (!hasDraft || requestId === null) await advance(tx, testWindow, testId, { type: 'window.cancel' }, { operation });
  else if (type === 'approval.withdraw') await advance(tx, customerRequest, requestId, { type: 'request.return' }, { operation });
};

const whereToGo = ({ kind, testId, requestId, hasDraft, requestedTestId }: Decided, isApproved: boolean, id: string): string => {
  if (!isApproved) return kind === 'request' && hasDraft ? `/launch?draft=${requestId}` : approvalAddress(id);
  if (kind === 'test')
    return `/test_managers/advanced_tests/${testId}/launch_child${requestedTestId === null ? '' : `?requested_test_id=${requestedTestId}`}`;
  return `/results/${testId}`;
};

const tellAsker = async (tx: Tx, id: string, row: LaunchApprovalRow, found: Decided): Promise<void> => {
  if (row.askedBy === null) return;
  const isApproved = row.state === 'approved';
  const by = found.by ?? 'Somebody';
  const description = isApproved
    ? `${by} approved ${creditsWords(row.amount)} for ${found.name}.${found.kind === 'test' ? ' Launch it now.' : ''}`
    : `${by} sent ${found.name} back: ${row.word ?? ''}`;
  await tellOfApproval(tx, {
    userId: row.askedBy,
    kind: 'approval_told',
    description,
    link: whereToGo(found, isApproved, id),
    /** What is told of a test goes with it. */
    testId: isApproved ? found.testId : null,
  });
};

const followDecision = async (
  tx: Tx,
  { id, type, after, operation }: Moved<typeof launchApprovalMachine, LaunchApprovalRow>,
): Promise<void> => {
  if (type === 'approval.change') return;
  const [found] = await tx.query<Decided>(decided, [id]);
  if (found === undefined) return;
  if (type !== 'approval.withdraw') await tellAsker(tx, id, after, found);
  if (type !== 'approval.approve') await giveBack(tx, found, type, operation);
};

export const launchApproval: Subject<typeof launchApprovalMachine, LaunchApprovalRow> = {
  lifecycle: launchApprovalLifecycle,
  table: 'launch_approval',
  columns: {
    state: 't.state',
    amount: 't.amount',
    word: 't.word',
    decidedAt: 't.decided_at',
    decidedBy: 't.decided_by',
    askedBy: 't.asked_by',
    approverIds: `coalesce((select json_agg(u.id) ${approversOf('t.organization_id')}), '[]'::json)`,
    isOver: `(select ${isOverApproval} from launch_approval a where a.id = t.id)`,
  },
  topic: 'request',
  testId: 't.test_id',
  follows: followDecision,
};
