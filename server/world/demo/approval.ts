import { nextRun } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { creditsOfGroups } from '#schema/rules/launch/estimate.ts';
import { demoId } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { erik, maya, priya } from './accounts.ts';
import { northwind } from './organizations.ts';
import { livePlans } from './plan.live.ts';
import { casesOf, testId } from './request-rows.ts';
import { hoursAfter } from './time.ts';

const weekly = 386;
const above = 20;

/** A run of the weekly test that came due while launches had to be approved, and waits; what is launched by now need not be. */
export const seedApproval = async (client: OwnerClient, now: Date): Promise<void> => {
  const plan = livePlans.find(({ number }) => number === weekly);
  if (plan?.recurring === undefined) return;
  const { day, time, zone } = plan.recurring;
  const next = nextRun({ recurringDay: day, recurringTime: time, userTimezone: zone }, now.toISOString());
  const runAt = hoursAfter(new Date(next), -7 * 24);
  const amount = plan.requested.reduce((sum, one) => {
    const test = { activity: one.activity, testCasesCount: casesOf(one).length, videoCasesCount: 0, resultsPerTestCase: 3 };
    return sum + creditsOfGroups(test, one.groups.length);
  }, 0);
  await insertRows(client, 'launch_rules', [{ organization_id: northwind, time_zone: zone, changed_at: runAt, version: 2 }]);
  await insertRows(
    client,
    'launch_approver',
    [priya, erik].map(({ id }) => ({ organization_id: northwind, user_id: id })),
  );
  await insertRows(client, 'launch_approval', [
    {
      id: demoId('launch-approval', weekly),
      organization_id: northwind,
      kind: 'run',
      state: 'asked',
      name: plan.name,
      test_id: testId(weekly),
      customer_request_id: demoId('customer-request', weekly),
      has_draft: false,
      schedule_id: demoId('schedule', weekly),
      run_at: runAt,
      amount,
      used: 0,
      above_amount: above,
      budget_month: runAt.toISOString().slice(0, 7),
      asked_by: maya.id,
      asked_at: runAt,
      version: 1,
    },
  ]);
};
