import type { LaunchApprovalRow } from '#machines/lifecycles/launch-approval/launch-approval.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { approvalStates } from '#schema/vocabulary/launch/approval.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const [customer, manager] = [idOf('a', 'customer'), idOf('a', 'manager')];
const asked: LaunchApprovalRow = {
  state: 'asked',
  amount: 120,
  word: null,
  decidedAt: null,
  decidedBy: null,
  askedBy: manager,
  approverIds: [customer],
  isOver: false,
};

walkOverHttp({
  subject: subjects.launchApproval,
  thing: () => 'launch-approval',
  places: {
    ...Object.fromEntries(approvalStates.map((state) => [state, { ...asked, state }])),
    'asked by the customer': { ...asked, askedBy: customer },
    'asked where nobody approves': { ...asked, approverIds: [] },
    'asked for what was cancelled': { ...asked, isOver: true },
  },
  facts: async (world, { approverIds, isOver }) => {
    await world.sql('delete from launch_approver where organization_id = $1', [world.id('organization')]);
    await world.sql('insert into launch_approver (organization_id, user_id) select $1, unnest($2::uuid[])', [
      world.id('organization'),
      approverIds,
    ]);
    await world.sql('update test set window_status = $2 where id = $1', [world.id('advanced'), isOver ? 'cancelled' : 'open']);
  },
  shown: shown.launchApproval,
  asked: {
    'approval.approve': 'launchApprovalApprove',
    'approval.sendBack': 'launchApprovalSendBack',
    'approval.withdraw': 'launchApprovalWithdraw',
  },
  elsewhere: { 'approval.change': 'beside' },
  more: [
    { type: 'approval.approve', amount: 119 },
    { type: 'approval.sendBack', word: ' ' },
  ],
});
