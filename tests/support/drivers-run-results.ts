import { expect } from 'vitest';
import type { AskPortal } from './drivers-portal.ts';
import { twoOf } from './drivers-results.ts';
import type { Tester } from './drivers-crowd.ts';

/** A supervised test that was launched from a run of TestRail with two test cases, and its testers. */
export type LaunchedRun = { readonly testId: string; readonly name: string; readonly testers: readonly [Tester, Tester] };

export const runId = '105';
export const runCodes = ['C1001', 'C1002'] as const;

type Answer = { readonly successful: boolean; readonly errors: readonly object[] };
const taken = <Given extends Answer>(answer: Given): Given => {
  if (!answer.successful) throw new Error(JSON.stringify(answer.errors));
  return answer;
};

/** Launches a run of TestRail as a customer, and the supervised test as a test manager. */
export async function launchedRun(customer: AskPortal, manager: AskPortal, url: string): Promise<LaunchedRun> {
  const name = `Cart before the release ${Date.now()}`;
  const run = { vendor: 'testrail', externalTestId: runId, name, inProgressSeen: 100 };
  const access = { applicationUrl: 'https://shop.example.com', credentialsAndAccessInstructions: 'Sign in as a guest' };
  type Requested = { readonly answer: Answer & { readonly result: { readonly id: string } } };
  const requested = await customer<Requested>(
    'mutation Launch($input: FlexibleTestingLaunchTestInput!) { answer: flexibleTestingLaunchTest(input: $input) { successful result { id } errors { message } } }',
    { input: { ...run, ...access } },
  );
  const parentTestId = taken(requested.answer).result.id;
  type Parent = { readonly platformTest: { readonly requestedTests: readonly { readonly id: string }[] } };
  const { platformTest } = await manager<Parent>(
    'query Parent($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { id requestedTests { id } } } }',
    { id: parentTestId },
  );
  const { countries } = await manager<{ readonly countries: readonly { readonly id: string; readonly name: string }[] }>(
    '{ countries { id name } }',
  );
  const germany = countries.find((country) => country.name === 'Germany');
  type Launched = { readonly answer: Answer & { readonly result: { readonly testId: string } } };
  const launched = await manager<Launched>(
    'mutation Supervise($input: LaunchSupervisedTestInput!) { answer: launchSupervisedTest(input: $input) { successful result { testId } errors { message path } } }',
    {
      input: {
        parentTestId,
        requestedTestId: platformTest.requestedTests[0]?.id,
        name,
        applicationUrl: 'https://shop.example.com',
        testEnvironments: ['web'],
        testerSpecificationDocument: 'https://docs.example.com/spec',
        testerGroups: [
          {
            name: 'Germany',
            numberOfResultsNeeded: 2,
            selectedTesterEmails: [],
            backupTesterEmails: [],
            countryIds: [germany?.id],
            automaticTesterSelectionEnabled: true,
          },
        ],
        payoutBaseAmount: 50,
        automaticTesterManagementEnabled: true,
      },
    },
  );
  const { testId } = taken(launched.answer).result;
  return { testId, name, testers: await twoOf(url, testId) };
}

type Participant = { readonly status: string; readonly caseResults: readonly { readonly id: string }[] };

/** Approves everything that a tester handed in, and publishes it. */
export async function publishTester(manager: AskPortal, testId: string, { participantId }: Tester): Promise<void> {
  const read = async (): Promise<Participant> => {
    const query = 'query Tester($id: ID!) { testParticipant(id: $id) { id status caseResults { id } } }';
    return (await manager<{ readonly testParticipant: Participant }>(query, { id: participantId })).testParticipant;
  };
  for (const { id } of (await read()).caseResults) {
    await manager(
      'mutation Moderate($input: CaseResultInput!) { flexibleTestingFinalizeCaseResultModeration(input: $input) { successful } }',
      { input: { caseResultId: id } },
    );
    const approving =
      'mutation Approve($input: ToggleTestCaseResultApprovalInput!) { answer: toggleTestCaseResultApproval(input: $input) { successful errors { message } } }';
    taken((await manager<{ readonly answer: Answer }>(approving, { input: { testCaseResultId: id, approved: true } })).answer);
  }
  const publishing =
    'mutation Publish($input: PublishIssuesAndCaseResultsInput!) { answer: publishIssuesAndCaseResults(input: $input) { successful errors { message } } }';
  taken((await manager<{ readonly answer: Answer }>(publishing, { input: { testId, participantIds: [participantId] } })).answer);
  await expect.poll(async () => (await read()).status, { timeout: 40_000 }).toBe('results_published');
}

type Kept = { readonly case_id: number; readonly status_id: number; readonly comment: string };

/** What TestRail got for a test, the latest first. */
export async function keptOf(url: string, testId: string): Promise<readonly Kept[]> {
  const kept = (await (await fetch(`${url}/stand-ins/testrail/${runId}`)).json()) as readonly Kept[];
  return kept.filter(({ comment }) => comment.includes(testId));
}
