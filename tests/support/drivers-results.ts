import type { Locator, Page } from 'playwright-core';
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

type Available = {
  readonly platformTest: { readonly availableCommunityTestManagers: readonly { readonly id: string; readonly fullName: string }[] };
};

/** Gives a test to the moderator of the demo. */
export async function assignModerator(manager: AskPortal, testId: string): Promise<void> {
  const { platformTest } = await manager<Available>(
    'query Available($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { availableCommunityTestManagers { id fullName } } } }',
    { id: testId },
  );
  const moderator = platformTest.availableCommunityTestManagers.find(({ fullName }) => fullName === 'Ana Souza');
  if (moderator === undefined) throw new Error('the moderator cannot be assigned');
  await manager('mutation Assign($input: AssignCommunityTestManagerInput!) { assignCommunityTestManager(input: $input) { successful } }', {
    input: { organizationUserId: moderator.id, flexibleTestingTestId: testId },
  });
}
