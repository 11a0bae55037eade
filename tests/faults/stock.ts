import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { randomFrom } from '#machines/testing/random.ts';
import { addTestedStatement } from '#tests/support/tested.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../server/authorization/samples.ts';

export type Kind = 'launch' | 'publish' | 'triage';

/** One call of the traffic, with what it is about. */
export type Asked = {
  readonly kind: Kind;
  readonly key: string;
  readonly person: string;
  readonly mutation: string;
  readonly input: object;
  /** The name of the request, or the id of the participant or the issue. */
  readonly subject: string;
  /** Whether the client asks again with the same key when no answer comes. */
  readonly isRetried: boolean;
};

/** Things that calls can be about, each once. */
export type Stock = {
  readonly customers: readonly string[];
  readonly managers: readonly string[];
  readonly testers: readonly string[];
  readonly issues: readonly string[];
};

const organization = idOf('a', 'organization');
const test = idOf('a', 'supervised');
const amounts = { people: 4, testers: 200, issues: 300 };

const people = `insert into organization_user (organization_id, public_id, role, email, first_name)
  select $1, $2 || n, $3, $2 || n || '@a.example', $2 from generate_series(1, $4::int) n returning id`;
const issues = `insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at)
  select $1, $2, $3, 5000 + n, 'S-' || n, 'Stock ' || n, 'low', now() from generate_series(1, $4::int) n returning id`;

/** Two organizations on a machine whose own reference data make room. */
export const plantPeople = async (pool: Pool): Promise<void> => {
  await pool.query(
    'truncate country, language, operating_system, operating_system_device_type, operating_system_version, vocabulary_entry cascade',
  );
  await plantTwins(pool, new Date().toISOString());
};

/** Plants two organizations and enough to publish, triage and launch in the first. */
export const plantStock = async (pool: Pool): Promise<Stock> => {
  await plantPeople(pool);
  const ids = async (text: string, values: readonly unknown[]): Promise<readonly string[]> =>
    (await pool.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id);
  return {
    customers: await ids(people, [organization, 'caller', 'customer', amounts.people]),
    managers: await ids(people, [organization, 'publisher', 'test_manager', amounts.people]),
    testers: await ids(addTestedStatement, [test, amounts.testers, 'stock', 'results_approved', idOf('a', 'case-1')]),
    issues: await ids(issues, [organization, test, idOf('a', 'participant-2'), amounts.issues]),
  };
};

const [sample] = (argumentsFor('Mutation.createCustomerRequest', 'a')['input'] as { readonly requestedTests: readonly object[] })
  .requestedTests;
export const testsOfLaunch = 3;
const kyc = { requiresKycIdentityCheck: true, kycIdentityCheckInstructions: 'Show a passport.' };

/** Makes up calls, the same ones in the same order for the same seed. */
export const planFrom = (stock: Stock, seed: number): (() => Asked) => {
  const random = randomFrom(seed);
  const testers = [...stock.testers];
  const left = [...stock.issues];
  let number = 0;
  const any = (from: readonly string[]): string => from[random(from.length)] ?? '';
  const launch = (): Omit<Asked, 'key' | 'isRetried'> => {
    const name = `Launch ${seed}-${number}`;
    const requestedTests = ['One', 'Two', 'Three'].map((each, index) => ({ ...sample, name: each, ...(index === 2 ? kyc : {}) }));
    return {
      kind: 'launch',
      person: any(stock.customers),
      mutation: 'createCustomerRequest',
      input: { name, requestedTests },
      subject: name,
    };
  };
  const publish = (tester: string): Omit<Asked, 'key' | 'isRetried'> => ({
    kind: 'publish',
    person: any(stock.managers),
    mutation: 'publishIssuesAndCaseResults',
    input: { testId: test, participantIds: [tester] },
    subject: tester,
  });
  const triage = (issueId: string): Omit<Asked, 'key' | 'isRetried'> => ({
    kind: 'triage',
    person: any([...stock.customers, ...stock.managers]),
    mutation: 'flexibleTestingIssueAccept',
    input: { issueId, newSeverity: 'high' },
    subject: issueId,
  });
  return () => {
    number += 1;
    const dice = random(8);
    const tester = dice > 2 && dice < 5 ? testers.pop() : undefined;
    const issue = dice >= 5 ? left.pop() : undefined;
    const asked = tester !== undefined ? publish(tester) : issue !== undefined ? triage(issue) : launch();
    return { ...asked, key: randomUUID(), isRetried: random(2) === 0 };
  };
};
