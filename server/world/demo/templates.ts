import { templateOf } from '#schema/rules/launch/template.ts';
import { countryId } from '../reference/countries.ts';
import { maya } from './accounts.ts';
import { demoId } from '../random.ts';

const shop = {
  applicationType: 'web',
  accessToApplicationUrl: 'https://shop.northwind.example',
  requiresPredefinedUserAccounts: 'false',
  requiresAccessToSecureEnvironment: 'false',
  requiresFinancialTransactions: 'false',
  requiresKycIdentityCheck: 'false',
  requiresPersonalIdentifyingInformation: 'false',
  requiresMovingToDifferentLocation: 'false',
  requiresTestData: 'false',
};
const dach = {
  countries: [['DE', 'Germany'] as const, ['AT', 'Austria'] as const].map(([code, name]) => ({ id: String(countryId(code)), name })),
};

const explored = (name: string, testGoal: string, inScope: string) => ({
  ...shop,
  name,
  activity: 'exploratory',
  testGoal,
  inScope,
  outOfScope: 'The back office.',
  targetingGroups: [dach],
});

const checkout = {
  ...shop,
  name: 'Checkout',
  activity: 'test_case_run',
  testGoal: 'Guests and members can pay.',
  testCasesIncluded: 'true',
  testCasesSource: 'csv',
  numberOfResultsPerTestCaseNeeded: '3',
  testCases: [
    ['Pay as a guest', 'Put a lamp into the cart and pay without signing in', 'The order is confirmed'],
    ['Pay as a member', 'Sign in, put a lamp into the cart and pay', 'The order stands under Orders'],
  ].map(([name, instruction, expectedResult]) => ({ section: 'Checkout', name, steps: [{ instruction, expectedResult }] })),
  targetingGroups: [dach],
};

const kept = (name: string, tests: readonly { readonly name: string }[]) =>
  templateOf({ name, sdlcStage: 'release', tests: tests.map((values) => ({ id: demoId('template', `${name}:${values.name}`), values })) });

/** Requests that are begun again and again: one of a customer alone, one of the organization. */
export const templates = [
  {
    name: 'First look at a feature',
    is_shared: false,
    content: kept('First look', [explored('First look', 'Find out what breaks.', 'The new feature and what leads to it.')]),
  },
  {
    name: 'Release of the shop',
    is_shared: true,
    content: kept('Release', [
      checkout,
      explored('Whole shop, exploratory', 'Nothing stands in the way of an order.', 'Search, cart, checkout and account.'),
    ]),
  },
].map((template) => ({ ...template, list: 'requests', query: '', user_id: maya.id, pinned_by: [] }));
