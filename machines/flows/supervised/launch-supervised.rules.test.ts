import { describe, expect, it } from 'vitest';
import {
  centsOf,
  crowdFigures,
  dollarsOf,
  groupsFrom,
  multipliersOf,
  payoutWords,
  totalPayout,
  valuesFrom,
} from './launch-supervised.rules.ts';
import type { Requested } from './launch-supervised.rules.ts';
import { groupOf, testerOf } from './supervised.builders.ts';
import { newGroup, noTargeting } from './tester-group.rules.ts';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import type { GroupValues } from './tester-group.ts';

const requested: Requested = {
  name: 'Checkout',
  activity: 'test_case_run',
  applicationType: 'web',
  accessToApplicationUrl: 'https://shop.test',
  testGoal: 'Find what breaks',
  inScope: 'Checkout',
  outOfScope: '',
  accessToSecureEnvironmentInstructions: null,
  predefinedUserAccountsInstructions: 'Use anna / secret',
  customTargetingRequirements: null,
  numberOfResultsPerTestCaseNeeded: 1001,
  testCases: [{ name: 'Pay', steps: [{ instruction: 'Pay', expectedResult: 'Paid' }], tags: ['smoke'] }],
  targetingGroups: [
    {
      countries: [{ id: '1' }],
      languages: [],
      devices: [],
      internetBrowsers: [{ id: '7' }],
      operatingSystemDeviceTypes: [],
      operatingSystemVersions: [{ id: '3' }],
    },
  ],
};
const parent = { name: 'Release 12', accessToApplication: 'https://app.test', testObjective: 'See' };

describe('payout', () => {
  it('SH-310 SH-311 SH-312 LA-450 LA-451 LA-452: takes digits as cents and shows dollars', () => {
    expect(['150', '$1.5x0', 'abc', ''].map(centsOf)).toEqual([150, 150, null, null]);
    expect([50, 150, 100_000, null].map(dollarsOf)).toEqual(['$0.50', '$1.50', '$1,000.00', '']);
  });

  it('LA-622: starts with 50 cents', () => {
    expect(dollarsOf(valuesFrom(parent, null).payout)).toBe('$0.50');
  });

  it('LA-623: the total is cases times payout', () =>
    expect(totalPayout({ ...valuesFrom(parent, { ...requested, testCases: [{ name: 'Pay' }, { name: 'Return' }] }), payout: 75 })).toBe(
      150,
    ));
});

describe('what a form takes over', () => {
  it('takes the requested test where there is one, else the request', () => {
    const taken = valuesFrom(parent, requested);
    expect([taken.name, taken.applicationUrl, taken.environments, taken.description, taken.credentials, taken.cases.length]).toEqual([
      'Checkout',
      'https://shop.test',
      ['web'],
      'Find what breaks\n\nIn scope: Checkout',
      'Use anna / secret',
      1,
    ]);
    expect([valuesFrom(parent, null).name, valuesFrom(parent, null).applicationUrl]).toEqual(['Release 12', 'https://app.test']);
  });

  it('makes a group of each targeting group, with at most 1000 results', () => {
    const [group] = groupsFrom(requested);
    expect([group?.numberOfResultsNeeded, group?.targeting.countryIds, group?.targeting.internetBrowserIds]).toEqual([1000, ['1'], ['7']]);
    expect(groupsFrom({ ...requested, targetingGroups: [] })).toHaveLength(1);
    expect(groupsFrom({ ...requested, customTargetingRequirements: 'Left-handed' })[0]?.other).toBe('Left-handed');
    expect(groupsFrom({ ...requested, activity: 'exploratory', numberOfResultsPerTestCaseNeeded: null })[0]?.numberOfResultsNeeded).toBe(
      15,
    );
    expect(groupsFrom(null)).toHaveLength(1);
  });
});

describe('the expected crowd', () => {
  const one = {
    section: '',
    code: '',
    name: 'Pay',
    prerequisites: '',
    steps: [],
    additionalInformation: [],
    tags: [],
    requireVideoAttachment: false,
  };
  const values = (more: Partial<GroupValues>) => ({ values: groupOf(more) });

  it('hands in each case of its groups, and video costs a quarter more', () => {
    const cases = [
      { ...one, tags: ['smoke'] },
      { ...one, requireVideoAttachment: true },
    ];
    const groups = [
      values({ numberOfResultsNeeded: 3 }),
      values({ numberOfResultsNeeded: 2, tags: ['smoke'] }),
      values({ numberOfResultsNeeded: null }),
    ];
    expect(crowdFigures({ cases, payout: 50 }, groups)).toEqual({
      testers: 5,
      results: 8,
      payout: 400,
      plainPayout: 400,
      credits: 3 * 2.25 + 2,
    });
  });

  it('hands in one report each where there are no cases, which are what is paid', () => {
    expect(crowdFigures({ cases: [], payout: 50 }, [values({ numberOfResultsNeeded: 4 })])).toEqual({
      testers: 4,
      results: 4,
      payout: 0,
      plainPayout: 0,
      credits: 4,
    });
  });

  it('LO-95: pays by country where the test applies the multiplier: by the testers found, else by the countries asked for', () => {
    const multipliers = multipliersOf([
      { id: '756', code: 'CH', payoutMultiplier: 1.5 },
      { id: '356', code: 'IN', payoutMultiplier: 0.5 },
      { id: '276', code: 'DE', payoutMultiplier: null },
    ]);
    const cases = [oneCase(1), oneCase(2)];
    const asked = (countryIds: readonly string[]) => ({
      values: { ...newGroup(1), numberOfResultsNeeded: 2, targeting: { ...noTargeting, countryIds } },
    });
    const paid = (countryIds: readonly string[], appliesCountryMultiplier = true) => {
      const { payout, plainPayout } = crowdFigures({ cases, payout: 50, appliesCountryMultiplier }, [asked(countryIds)], multipliers);
      return [payout, plainPayout];
    };
    expect([paid(['756']), paid(['756', '356']), paid(['276']), paid([]), paid(['756'], false)]).toEqual([
      [300, 200],
      [200, 200],
      [200, 200],
      [200, 200],
      [200, 200],
    ]);
    const match = {
      totalNumber: 2,
      testers: [testerOf(1, { country: { code: 'CH', name: 'Switzerland' } }), testerOf(2, { country: { code: 'DE', name: 'Germany' } })],
    };
    expect(crowdFigures({ cases, payout: 50, appliesCountryMultiplier: true }, [{ ...asked(['356']), match }], multipliers).payout).toBe(
      250,
    );
    const unknown = crowdFigures({ cases, payout: 50, appliesCountryMultiplier: true }, [asked(['756'])], null);
    expect([unknown.payout, unknown.plainPayout, payoutWords(unknown.payout, unknown.plainPayout, true)]).toEqual([
      null,
      200,
      'Not known yet with the country multiplier, $2.00 without',
    ]);
    expect(crowdFigures({ cases, payout: 50 }, [asked(['756'])], null).payout).toBe(200);
  });
});
