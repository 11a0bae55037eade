import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';

const numbers = ['99999999999', '-1', '1.5', 'NaN', 'Infinity', '1e3', '0x1', ' 1', '', '\0', '9'.repeat(400), '2147483648'];

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

describe('reference numbers that are none', () => {
  it('in a launch are refused at their place', async () => {
    const document = `mutation ($input: CreateCustomerRequestInput!) { answer: createCustomerRequest(input: $input) { successful errors { code path } } }`;
    const test = {
      name: 'Test #1',
      activity: 'exploratory',
      applicationType: 'web',
      accessToApplicationUrl: 'https://app.example.com',
      requiresAccessToSecureEnvironment: false,
      requiresPredefinedUserAccounts: false,
      requiresFinancialTransactions: false,
      requiresKycIdentityCheck: false,
      requiresPersonalIdentifyingInformation: false,
      requiresMovingToDifferentLocation: false,
      knownIssuesSource: 'recent',
      inScope: 'All',
      outOfScope: 'None',
      testGoal: 'See it work',
      moderationEnabled: true,
      videoRequired: false,
    };
    for (const number of numbers) {
      const { status, data, errors } = await world.send('customer', document, {
        input: { name: 'Release', requestedTests: [{ ...test, targetingGroups: [{ countryIds: [number] }] }] },
      });
      expect([status, errors], number).toEqual([200, []]);
      expect(data?.['answer'].successful, number).toBe(false);
      expect(data?.['answer'].errors.map((each: { path: string }) => each.path)[0], number).toMatch(
        /^requestedTests\[0\]\.targetingGroups\[0\]\.countryIds/u,
      );
    }
  });

  it('in a search for testers find nobody or are refused, without a failure', async () => {
    const document = 'query ($input: MatchingTestersInput!) { matchingTesters(input: $input) { totalNumber testers { id } } }';
    for (const number of numbers) {
      const input = { numberOfResultsNeeded: 1, advancedTestRequestId: world.id('advanced') };
      for (const key of [
        'countryIds',
        'languageIds',
        'mobileDeviceIds',
        'operatingSystemVersionIds',
        'deviceTypeIds',
        'manufacturerIds',
        'operatingSystemIds',
        'excludedTesterIds',
      ])
        expect(
          (await world.send('manager', document, { input: { ...input, [key]: [number] } })).status,
          `${key} ${number.slice(0, 20)}`,
        ).toBe(200);
    }
    for (const numberOfResultsNeeded of [0, -1, 1001, 2_147_483_647])
      expect(
        await world.refusal('manager', document, { input: { numberOfResultsNeeded, advancedTestRequestId: world.id('advanced') } }),
      ).toBe('200 BAD_USER_INPUT');
  });
});
