import type { Locator, Page } from 'playwright-core';
import { publishableParticipantStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { crowdOf, invitedTo } from './drivers-crowd.ts';
import type { Tester } from './drivers-crowd.ts';
import type { AskPortal } from './drivers-portal.ts';

export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** The row of a tester on the testers tab. */
export const testerRow = (page: Page, { participantId }: Tester): Locator =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="${participantId}"]`) });

type Named = { readonly id: string; readonly name: string };
type Listed = { readonly platformTests: { readonly edges: readonly { readonly node: Partial<Named> }[] } };

/** The supervised test of a name, or an empty text while there is none. */
export async function idOf(portal: AskPortal, name: string): Promise<string> {
  const { platformTests } = await portal<Listed>(
    '{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest { id name } } } } }',
  );
  return platformTests.edges.find(({ node }) => node.name === name)?.node.id ?? '';
}

/** Two of the testers who were invited. */
export async function twoOf(url: string, testId: string): Promise<readonly [Tester, Tester]> {
  const [first, second] = await invitedTo(crowdOf(url), testId);
  if (first === undefined || second === undefined) throw new Error('fewer than two testers were invited');
  return [first, second];
}

type Person = { readonly id: string; readonly fullName: string };
type Moderators = {
  readonly platformTest: {
    readonly availableCommunityTestManagers: readonly Person[];
    readonly assignedCommunityTestManagers: readonly Person[];
  };
};

/** Offers a test to the moderator of the demo, who has not answered yet; an offer that stands is taken back first. */
export async function assignModerator(manager: AskPortal, testId: string): Promise<void> {
  const ask = (): Promise<Moderators> =>
    manager<Moderators>(
      'query Moderators($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { availableCommunityTestManagers { id fullName } assignedCommunityTestManagers { id fullName } } } }',
      { id: testId },
    );
  const own = ({ fullName }: Person): boolean => fullName === 'Ana Souza';
  const standing = (await ask()).platformTest.assignedCommunityTestManagers.find(own);
  if (standing !== undefined)
    await manager(
      'mutation Remove($input: RemoveAssignedCommunityTestManagerInput!) { removeAssignedCommunityTestManager(input: $input) { successful } }',
      { input: { assignedCommunityTestManagerId: standing.id } },
    );
  const moderator = (await ask()).platformTest.availableCommunityTestManagers.find(own);
  if (moderator === undefined) throw new Error('the moderator cannot be assigned');
  await manager('mutation Assign($input: AssignCommunityTestManagerInput!) { assignCommunityTestManager(input: $input) { successful } }', {
    input: { organizationUserId: moderator.id, flexibleTestingTestId: testId },
  });
}

type Participant = {
  readonly id: string;
  readonly testerId: string;
  readonly fullName: string;
  readonly status: ParticipantStatus;
  readonly caseResults: readonly Identified[];
};
type Identified = { readonly id: string };
type Supervised = {
  readonly id?: string;
  readonly name: string;
  readonly parentTestId: string | null;
  readonly issueCounts: { readonly untriaged: number };
  readonly issues: { readonly edges: readonly { readonly node: Identified }[] };
  readonly cases: { readonly nodes: readonly Identified[] };
  readonly selectionRequirementsGroups: readonly { readonly participants: readonly Participant[] }[];
};

/** A supervised test in which there is something to see everywhere. */
export type BusyTest = {
  readonly id: string;
  readonly name: string;
  readonly parentTestId: string;
  readonly issueId: string;
  readonly caseId: string;
  readonly tester: Participant;
};

/** A live test with untriaged issues, cases and a tester who handed in results that can be published: all those of a run that a journey before launched may be. */
export async function busyTest(manager: AskPortal): Promise<BusyTest> {
  const { platformTests } = await manager<{ readonly platformTests: { readonly edges: readonly { readonly node: Supervised }[] } }>(`{
    platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest {
      id name parentTestId issueCounts { untriaged } issues(triageStatus: untriaged, first: 1) { edges { node { id } } } cases(first: 1) { nodes { id } }
      selectionRequirementsGroups { participants { id testerId fullName status caseResults { id } } }
    } } } } }`);
  for (const { node } of platformTests.edges) {
    if (node.id === undefined || node.parentTestId === null) continue;
    const tester = node.selectionRequirementsGroups
      .flatMap(({ participants }) => participants)
      .find(({ status, caseResults }) => publishableParticipantStatuses.includes(status) && caseResults.length > 1);
    const [issue] = node.issues.edges;
    const [testCase] = node.cases.nodes;
    if (tester !== undefined && issue !== undefined && testCase !== undefined)
      return { id: node.id, name: node.name, parentTestId: node.parentTestId, issueId: issue.node.id, caseId: testCase.id, tester };
  }
  throw new Error('the demo has no live test with issues and results');
}

type Triaged = {
  readonly id?: string;
  readonly forceSeverityChangeBeforeAccept: boolean;
  readonly issueCounts: { readonly untriaged: number; readonly accepted: number; readonly rejected: number };
};

type Live = { readonly platformTests: { readonly edges: readonly { readonly node: Triaged }[] } };
type Judged = {
  readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: Identified & { readonly exports: readonly unknown[] } }[] };
};

const liveTests = async (manager: AskPortal): Promise<readonly (Triaged & Identified)[]> => {
  const { platformTests } = await manager<Live>(
    '{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest { id forceSeverityChangeBeforeAccept issueCounts { untriaged accepted rejected } } } } } }',
  );
  return platformTests.edges.flatMap(({ node: { id, ...test } }) => (id === undefined ? [] : [{ ...test, id }]));
};

/** All but one of each: journeys look at those as well. */
const takeBackVerdicts = async (manager: AskPortal, testId: string): Promise<void> => {
  for (const status of ['accepted', 'rejected']) {
    const { flexibleTestingIssues } = await manager<Judged>(
      `query ($testId: ID!) { flexibleTestingIssues(testIdEq: $testId, triageStatusEq: ${status}, first: 25) { edges { node { id exports { id } } } } }`,
      { testId },
    );
    for (const { node } of flexibleTestingIssues.edges.slice(1))
      if (node.exports.length === 0)
        await manager(
          'mutation ($input: FlexibleTestingIssueUntriageInput!) { flexibleTestingIssueUntriage(input: $input) { successful } }',
          { input: { issueId: node.id } },
        );
  }
};

/** The first live test whose issues stand so; where journeys before it judged too many, those verdicts are taken back. */
export async function issuesTest(manager: AskPortal, stands: (test: Triaged) => boolean): Promise<string> {
  const live = await liveTests(manager);
  const found = live.find(stands);
  if (found !== undefined) return found.id;
  const judged = ({ issueCounts }: Triaged): number => issueCounts.accepted + issueCounts.rejected;
  for (const { id } of live.toSorted((one, other) => judged(other) - judged(one))) {
    await takeBackVerdicts(manager, id);
    if ((await liveTests(manager)).some((test) => test.id === id && stands(test))) return id;
  }
  throw new Error('no live test has such issues');
}

type Assignments = {
  readonly id?: string;
  readonly assignedCommunityTestManagers?: readonly { readonly status: string; readonly fullName: string }[];
};

/** A live test of the demo on which the moderator's own assignment stands so. */
export async function assignedTest(manager: AskPortal, standing: 'assigned' | 'accepted'): Promise<string> {
  const { platformTests } = await manager<{ readonly platformTests: { readonly edges: readonly { readonly node: Assignments }[] } }>(
    '{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest { id assignedCommunityTestManagers { status fullName } } } } } }',
  );
  const found = platformTests.edges.find(({ node: { assignedCommunityTestManagers: all = [] } }) => {
    const isTaken = all.some(({ status, fullName }) => status === 'accepted' && fullName !== 'Ana Souza');
    return !isTaken && all.some(({ status, fullName }) => status === standing && fullName === 'Ana Souza');
  });
  if (found?.node.id === undefined) throw new Error(`the moderator has no live test ${standing}`);
  return found.node.id;
}
