import { demoId } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { northwind } from './organizations.ts';
import { daysAfter } from './time.ts';

type Opened = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly opened_at: string | Date;
  readonly wanted: number;
};
type Entry = { readonly description: string; readonly amount: number; readonly at: Date; readonly subject: Opened | null };

const balance = 240.5;

const charged = `
  select t.id, t.code, t.name, t.opened_at, (select sum(g.number_of_results_needed)::int from selection_requirements_group g where g.test_id = t.id) as wanted
  from test t where t.organization_id = $1 and t.kind = 'supervised' and t.opened_at is not null order by t.opened_at desc, t.number desc limit 10`;

/** Fourteen movements of credits that end at the balance: what was carried over, two purchases, a service, and ten tests. */
export const seedCredits = async (client: OwnerClient, now: Date): Promise<void> => {
  const tests = ((await client.query(charged, [northwind])).rows as readonly Opened[]).toReversed();
  const spent: readonly Entry[] = tests.map((test) => ({
    description: 'Supervised test opened',
    amount: -test.wanted,
    at: new Date(test.opened_at),
    subject: test,
  }));
  const others: readonly Entry[] = [
    { description: 'Credits purchased', amount: 150, at: daysAfter(now, -38), subject: null },
    { description: 'Credits purchased', amount: 100, at: daysAfter(now, -7.4), subject: null },
    { description: 'Test case review', amount: -7.5, at: daysAfter(now, -12.3), subject: null },
  ];
  const rest = [...spent, ...others].reduce((sum, { amount }) => sum + amount, 0);
  const entries = [
    { description: 'Balance carried over', amount: balance - rest, at: daysAfter(now, -61), subject: null },
    ...spent,
    ...others,
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let total = 0;
  let last = 0;
  /** The list is read by its times alone: what happened at once is a second apart, in its order. */
  const after = (at: Date): Date => new Date((last = Math.max(at.getTime(), last + 1000)));
  const rows = entries.map(({ description, amount, at, subject }, index) => ({
    id: demoId('credit', index),
    organization_id: northwind,
    description,
    amount,
    balance_after_transaction: (total += amount),
    subject_type: subject === null ? null : 'Supervised Test',
    subject_id: subject?.id ?? null,
    subject_name: subject === null ? null : `${subject.code} ${subject.name}`,
    created_at: after(at),
  }));
  await insertRows(client, 'credit_account', [{ organization_id: northwind, balance }]);
  await insertRows(client, 'credit_transaction', rows);
  await client.query(`update test t set credits_deducted = -c.amount from credit_transaction c where c.subject_id = t.id`);
};
