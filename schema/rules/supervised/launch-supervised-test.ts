import { launchLimits } from '../../vocabulary/launch/limits.ts';
import { applicationTypes } from '../../vocabulary/launch/options.ts';
import { limits } from '../../vocabulary/limits.ts';
import type { RefusalCode } from '../../vocabulary/refusals.ts';
import { isWebAddress } from '../launch/problems.ts';
import type { TestCase } from '../launch/requested-test.ts';

type Ids = readonly string[] | null | undefined;

export type TesterGroupInput = {
  readonly name: string;
  readonly numberOfResultsNeeded: number;
  readonly selectedTesterEmails: readonly string[];
  readonly backupTesterEmails: readonly string[];
  readonly countryIds?: Ids;
  readonly languageIds?: Ids;
  readonly deviceTypeIds?: Ids;
  readonly manufacturerIds?: Ids;
  readonly mobileDeviceIds?: Ids;
  readonly operatingSystemIds?: Ids;
  readonly operatingSystemVersionIds?: Ids;
  readonly internetBrowserIds?: Ids;
  readonly other?: string | null;
  readonly tags?: readonly string[] | null;
  readonly excludedTesterIds?: Ids;
  readonly excludedTestIds?: Ids;
  readonly automaticTesterSelectionEnabled: boolean;
  readonly automaticTesterSelectionDisabledReason?: string | null;
};

export type LaunchSupervisedTestInput = {
  readonly parentTestId: string;
  readonly requestedTestId?: string | null;
  readonly applicationUrl: string;
  readonly name: string;
  readonly description?: string | null;
  readonly credentialsAndAccessInstructions?: string | null;
  readonly additionalUrlsAndResources?: string | null;
  readonly testCases?: readonly TestCase[] | null;
  readonly testEnvironments: readonly string[];
  readonly platforms?: readonly string[] | null;
  readonly testerSpecificationDocument: string;
  readonly testerGroups: readonly TesterGroupInput[];
  readonly payoutBaseAmount: number;
  readonly requiredAttachmentForPass?: boolean | null;
  readonly requireVideoAttachment?: boolean | null;
  readonly applyCountryPayoutMultiplier?: boolean | null;
  readonly automaticTesterManagementEnabled: boolean;
  readonly automaticTesterManagementDisabledReason?: string | null;
};

export type SupervisedProblem = { readonly path: string; readonly code: RefusalCode; readonly message: string };

const blank = (text: string | null | undefined): boolean => text === null || text === undefined || text.trim() === '';
const fault = (path: string, code: RefusalCode, message: string): SupervisedProblem => ({ path, code, message });
const tooLong = (
  path: string,
  text: string | null | undefined,
  most: number,
  message = `Cannot be longer than ${most} characters.`,
): readonly SupervisedProblem[] => ((text ?? '').length > most ? [fault(path, 'too_long', message)] : []);

const isSecureAddress = (text: string): boolean => isWebAddress(text) && text.trim().toLowerCase().startsWith('https://');

const lowered = (emails: readonly string[]): readonly string[] =>
  emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '');

export const doubledEmails = (selected: readonly string[], backups: readonly string[]): readonly string[] => {
  const taken = new Set(lowered(selected));
  return [...new Set(lowered(backups).filter((email) => taken.has(email)))];
};

const isPlatform = (platform: string): boolean => applicationTypes.some((one) => one === platform);

/** Also refuses the search for testers. */
export const tooManyResults = 'Cannot require more than 1000 results';

const countProblems = (path: string, needed: number): readonly SupervisedProblem[] => {
  if (!Number.isInteger(needed)) return [fault(path, 'blank', 'A number is required')];
  if (needed < limits.groupResultsNeeded.min) return [fault(path, 'invalid', 'At least one result is required')];
  return needed > limits.groupResultsNeeded.max ? [fault(path, 'invalid', tooManyResults)] : [];
};

const known = new WeakMap<TesterGroupInput, readonly SupervisedProblem[]>();

/** Memoized by the group's object. */
export const testerGroupProblems = (group: TesterGroupInput, at = ''): readonly SupervisedProblem[] => {
  const found = known.get(group) ?? problemsOfGroup(group);
  known.set(group, found);
  return at === '' ? found : found.map((problem) => ({ ...problem, path: `${at}${problem.path}` }));
};

const problemsOfGroup = (group: TesterGroupInput): readonly SupervisedProblem[] => {
  const doubled = doubledEmails(group.selectedTesterEmails, group.backupTesterEmails);
  return [
    ...tooLong('name', group.name, limits.groupName),
    ...tooLong('other', group.other, limits.groupOther),
    ...countProblems('numberOfResultsNeeded', group.numberOfResultsNeeded),
    ...(!group.automaticTesterSelectionEnabled && blank(group.automaticTesterSelectionDisabledReason)
      ? [fault('automaticTesterSelectionDisabledReason', 'blank', 'A reason is required')]
      : []),
    ...tooLong('automaticTesterSelectionDisabledReason', group.automaticTesterSelectionDisabledReason, limits.disabledReason),
    ...((group.excludedTestIds ?? []).length > limits.excludedTests
      ? [fault('excludedTestIds', 'too_many', `At most ${limits.excludedTests} tests can be left out.`)]
      : []),
    ...(doubled.length > 0
      ? [fault('backupTesterEmails', 'taken', `The following emails have already been selected: ${doubled.join(', ')}`)]
      : []),
  ];
};

/** Those with one of the group's tags; without tags, all. */
export const casesFor = <Case extends { readonly tags: readonly string[] }>(
  cases: readonly Case[],
  tags: readonly string[],
): readonly Case[] => (tags.length === 0 ? cases : cases.filter((one) => one.tags.some((tag) => tags.includes(tag))));

/** Groups whose tags choose no case: their testers would have nothing to do. */
export const tagProblems = (
  groups: readonly Pick<TesterGroupInput, 'tags'>[],
  cases: readonly { readonly tags: readonly string[] }[],
): readonly SupervisedProblem[] =>
  groups.flatMap(({ tags }, index) =>
    (tags ?? []).length > 0 && casesFor(cases, tags ?? []).length === 0
      ? [fault(`testerGroups[${index}].tags`, 'invalid', 'No test case has the chosen tags.')]
      : [],
  );

const payoutProblems = (cents: number): readonly SupervisedProblem[] =>
  Number.isInteger(cents) && cents >= limits.payoutCents.min && cents <= limits.payoutCents.max
    ? []
    : [fault('payoutBaseAmount', 'invalid', 'Payout per test case is required')];

const specificationProblems = (address: string): readonly SupervisedProblem[] => {
  if (blank(address)) return [fault('testerSpecificationDocument', 'blank', 'A link to tester specification document is required')];
  return isSecureAddress(address) ? [] : [fault('testerSpecificationDocument', 'invalid', 'Please enter a valid and secure URL')];
};

/** Paths as the server returns them; shared by form and server. */
export const launchSupervisedTestProblems = (input: LaunchSupervisedTestInput): readonly SupervisedProblem[] => [
  ...(blank(input.applicationUrl)
    ? [fault('applicationUrl', 'blank', 'Application URL is required')]
    : isWebAddress(input.applicationUrl)
      ? []
      : [fault('applicationUrl', 'invalid', 'Please provide a valid URL.')]),
  ...(blank(input.name)
    ? [fault('name', 'blank', 'A test name is required')]
    : tooLong('name', input.name, launchLimits.name, 'Cannot be longer than 100 characters')),
  ...tooLong('description', input.description, launchLimits.textArea),
  ...tooLong(
    'credentialsAndAccessInstructions',
    input.credentialsAndAccessInstructions,
    limits.credentialsInstructions,
    'Cannot be longer than 5000 characters.',
  ),
  ...tooLong('additionalUrlsAndResources', input.additionalUrlsAndResources, launchLimits.textArea),
  ...specificationProblems(input.testerSpecificationDocument),
  ...(input.testEnvironments.length === 0 || !input.testEnvironments.every(isPlatform)
    ? [fault('testEnvironments', 'blank', 'Type of application is required')]
    : []),
  ...((input.platforms ?? []).every(isPlatform) ? [] : [fault('platforms', 'invalid', 'Platforms are web, android and ios.')]),
  ...payoutProblems(input.payoutBaseAmount),
  ...(!input.automaticTesterManagementEnabled && blank(input.automaticTesterManagementDisabledReason)
    ? [fault('automaticTesterManagementDisabledReason', 'blank', 'A reason is required')]
    : []),
  ...tooLong('automaticTesterManagementDisabledReason', input.automaticTesterManagementDisabledReason, limits.disabledReason),
  ...(input.testerGroups.length === 0 ? [fault('testerGroups', 'blank', 'At least one tester group is required')] : []),
  ...input.testerGroups.flatMap((group, index) => testerGroupProblems(group, `testerGroups[${index}].`)),
  ...(input.testCases === null || input.testCases === undefined ? [] : tagProblems(input.testerGroups, input.testCases)),
];
