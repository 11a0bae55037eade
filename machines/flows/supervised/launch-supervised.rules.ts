import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { casesFor, launchSupervisedTestProblems } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { LaunchSupervisedTestInput, SupervisedProblem, TesterGroupInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { groupCredits } from '#schema/rules/launch/price.ts';
import { fit } from '#schema/rules/fit.ts';
import type { Fitted, Unread } from '#schema/rules/fit.ts';
import { requestedTestRule } from '#schema/rules/launch/requested-test.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import * as v from 'valibot';
import { chosenFrom, emailsOf, newGroup, noTargeting } from './tester-group.rules.ts';
import type { GroupValues } from './tester-group.ts';
import type { LaunchSupervisedContext } from './launch-supervised.ts';
import type { DevicesToCheck, SupervisedValues, Group } from './supervised-form.rules.ts';

export const launchFailed = 'There was an issue with launching the test. Please try again later.';
export const launchUnanswered = 'The launch was not sent, or its answer was lost. Try again: the test cannot be launched twice.';

/** Digits are cents; everything else is ignored. */
export const centsOf = (text: string): number | null => {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Math.min(Number(digits), limits.payoutCents.max);
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$0.50"; empty for null. */
export const dollarsOf = (cents: number | null): string => (cents === null ? '' : dollars.format(cents / 100));

/** In cents, for one tester with all cases. */
export const totalPayout = ({ cases, payout }: SupervisedValues): number => cases.length * (payout ?? 0);

export type Multipliers = ReadonlyMap<string, number>;
export const multipliersOf = (
  countries: readonly { readonly id: string; readonly code: string; readonly payoutMultiplier: number | null }[],
): Multipliers =>
  new Map(countries.flatMap(({ id, code, payoutMultiplier }) => [id, code].map((key) => [key, payoutMultiplier ?? 1] as const)));

/** The average over the testers found, else over the countries asked for. */
const multiplierOf = ({ values, match }: Crowd, multipliers: Multipliers): number => {
  const { selected } = chosenFrom(match ?? null, values);
  const places = selected.length > 0 ? selected.map(({ country }) => country.code) : values.targeting.countryIds;
  return places.length === 0 ? 1 : places.reduce((sum, place) => sum + (multipliers.get(place) ?? 1), 0) / places.length;
};

type Crowd = Pick<Group, 'values'> & Partial<Pick<Group, 'match'>>;
type Paying = Pick<SupervisedValues, 'cases' | 'payout'> & Partial<Pick<SupervisedValues, 'appliesCountryMultiplier'>>;
export type CrowdFigures = {
  readonly testers: number;
  readonly results: number;
  /** In cents, with the country multiplier where the test applies it, and without; null while the multiplier is not known. */
  readonly payout: number | null;
  readonly plainPayout: number;
  readonly credits: number;
};

/** Assumes that every tester needed submits each case of their group; payouts are by case. */
export const crowdFigures = (
  { cases, payout, appliesCountryMultiplier = false }: Paying,
  groups: readonly Crowd[],
  multipliers: Multipliers | null = null,
): CrowdFigures => {
  const each = groups.map((group) => {
    const { numberOfResultsNeeded, tags } = group.values;
    const testers = numberOfResultsNeeded ?? 0;
    const own = casesFor(cases, tags);
    const count = cases.length === 0 ? 1 : own.length;
    const filmed = own.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
    const plain = testers * own.length;
    const paid = appliesCountryMultiplier && multipliers !== null ? plain * multiplierOf(group, multipliers) : plain;
    return { testers, results: testers * count, paid, plain, credits: groupCredits(testers, count, filmed) };
  });
  const sum = (of: (one: (typeof each)[number]) => number): number => each.reduce((all, one) => all + of(one), 0);
  return {
    testers: sum((one) => one.testers),
    results: sum((one) => one.results),
    payout: appliesCountryMultiplier && multipliers === null ? null : Math.round(sum((one) => one.paid) * (payout ?? 0)),
    plainPayout: sum((one) => one.plain) * (payout ?? 0),
    credits: sum((one) => one.credits),
  };
};

export const payoutWords = (payout: number | null, plain: number, isMultiplied: boolean): string =>
  isMultiplied
    ? `${payout === null ? 'Not known yet' : dollarsOf(payout)} with the country multiplier, ${dollarsOf(plain)} without`
    : dollarsOf(plain);

const addresses = ({ values, match }: Group) => {
  const typed = { selected: emailsOf(values.selected), backups: emailsOf(values.backups) };
  if (!values.isAutomatic) return typed;
  const { selected, backups } = chosenFrom(match, values);
  return { selected: selected.map(({ email }) => email), backups: backups.map(({ email }) => email) };
};

/** By e-mail; backups of automatic groups exclude whoever is selected in any group. */
export const testersOf = (
  groups: readonly Group[],
): ReadonlyMap<number, { readonly selected: readonly string[]; readonly backups: readonly string[] }> => {
  const listed = groups.map((group) => ({ group, ...addresses(group) }));
  const taken = new Set(listed.flatMap(({ selected }) => selected));
  return new Map(
    listed.map(({ group, selected, backups }) => [
      group.id,
      { selected, backups: group.values.isAutomatic ? backups.filter((email) => !taken.has(email)) : backups },
    ]),
  );
};

export const devicesToCheck = (groups: readonly Group[]): readonly DevicesToCheck[] => {
  const testers = testersOf(groups);
  return groups.flatMap(({ id, values }) => {
    const { selected, backups } = testers.get(id) ?? nobody;
    const emails = [...new Set([...selected, ...backups])];
    const versionIds = values.targeting.operatingSystemVersionIds;
    return emails.length === 0 || versionIds.length === 0 ? [] : [{ emails, versionIds }];
  });
};

const nobody = { selected: [], backups: [] };

const inputs = new WeakMap<GroupValues, TesterGroupInput>();

/** Made once while testers are typed by hand, as it then depends on nothing else. */
const groupInput = ({ values }: Group, testers: Testers): TesterGroupInput => {
  const made = (values.isAutomatic ? undefined : inputs.get(values)) ?? inputOf(values, testers);
  if (!values.isAutomatic) inputs.set(values, made);
  return made;
};

type Testers = { readonly selected: readonly string[]; readonly backups: readonly string[] };

const inputOf = (values: GroupValues, testers: Testers): TesterGroupInput => ({
  name: values.name,
  numberOfResultsNeeded: values.numberOfResultsNeeded ?? Number.NaN,
  selectedTesterEmails: testers.selected,
  backupTesterEmails: testers.backups,
  ...values.targeting,
  other: values.other,
  tags: values.tags,
  excludedTestIds: values.earlier.map(({ id }) => id),
  automaticTesterSelectionEnabled: values.isAutomatic,
  ...(values.isAutomatic ? {} : { automaticTesterSelectionDisabledReason: values.reason }),
});

type Launched = Pick<LaunchSupervisedContext, 'advancedTestId' | 'requestedTestId' | 'values' | 'groups'>;

export const toLaunchInput = ({ advancedTestId, requestedTestId, values, groups }: Launched): LaunchSupervisedTestInput => {
  const testers = testersOf(groups);
  return {
    parentTestId: advancedTestId,
    ...(requestedTestId === null ? {} : { requestedTestId }),
    applicationUrl: values.applicationUrl.trim(),
    name: values.name.trim(),
    description: values.description.trim(),
    credentialsAndAccessInstructions: values.credentials.trim(),
    additionalUrlsAndResources: values.additionalUrls.trim(),
    testCases: values.cases,
    testEnvironments: values.environments,
    platforms: values.environments,
    testerSpecificationDocument: values.specification.trim(),
    testerGroups: groups.map((group) => groupInput(group, testers.get(group.id) ?? nobody)),
    payoutBaseAmount: values.payout ?? Number.NaN,
    requiredAttachmentForPass: values.requiresAttachmentForPass,
    requireVideoAttachment: isVideoRequired(values.cases),
    applyCountryPayoutMultiplier: values.appliesCountryMultiplier,
    automaticTesterManagementEnabled: values.isManagementAutomatic,
    ...(values.isManagementAutomatic ? {} : { automaticTesterManagementDisabledReason: values.managementReason }),
  };
};

export const problemsOf = (context: Launched): readonly SupervisedProblem[] => launchSupervisedTestProblems(toLaunchInput(context));

export const isVideoRequired = (cases: readonly TestCase[]): boolean =>
  cases.length > 0 && cases.every(({ requireVideoAttachment }) => requireVideoAttachment);

export const withVideo = (cases: readonly TestCase[], at: number | null, isRequired: boolean): readonly TestCase[] =>
  cases.map((one, index) => (at === null || at === index ? { ...one, requireVideoAttachment: isRequired } : one));

type Named = readonly { readonly id: string }[];
type Wish = {
  readonly countries: Named;
  readonly languages: Named;
  readonly devices: Named;
  readonly internetBrowsers: Named;
  readonly operatingSystemDeviceTypes: Named;
  readonly operatingSystemVersions: Named;
};

export type Requested = {
  readonly name: string;
  readonly activity: string;
  readonly applicationType: string;
  readonly accessToApplicationUrl: string;
  readonly testGoal: string | null;
  readonly inScope: string | null;
  readonly outOfScope: string | null;
  readonly accessToSecureEnvironmentInstructions: string | null;
  readonly predefinedUserAccountsInstructions: string | null;
  readonly customTargetingRequirements: string | null;
  readonly numberOfResultsPerTestCaseNeeded: number | null;
  readonly testCases: unknown;
  readonly targetingGroups: readonly Wish[];
};

const ids = (named: Named): readonly string[] => named.map(({ id }) => id);
const paragraphs = (...texts: readonly (string | null | false)[]): string =>
  texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '').join('\n\n');
const labelled = (label: string, text: string | null): string | false => text !== null && text.trim() !== '' && `${label}: ${text}`;

const emptyValues: SupervisedValues = {
  applicationUrl: '',
  name: '',
  description: '',
  credentials: '',
  additionalUrls: '',
  specification: '',
  environments: [],
  cases: [],
  payout: limits.payoutCents.preset,
  appliesCountryMultiplier: false,
  requiresAttachmentForPass: false,
  isManagementAutomatic: true,
  managementReason: '',
};

const casesRule = v.object({ name: v.string(), testCases: requestedTestRule.entries.testCases });
const casesOf = ({ name, testCases }: Requested): Fitted<v.InferOutput<typeof casesRule>> => fit(casesRule, { name, testCases });

export const valuesFrom = (
  parent: { readonly name: string; readonly accessToApplication: string | null; readonly testObjective: string | null },
  requested: Requested | null,
): SupervisedValues =>
  requested === null
    ? { ...emptyValues, name: parent.name, applicationUrl: parent.accessToApplication ?? '', description: parent.testObjective ?? '' }
    : {
        ...emptyValues,
        name: requested.name,
        applicationUrl: requested.accessToApplicationUrl,
        description: paragraphs(
          requested.testGoal,
          labelled('In scope', requested.inScope),
          labelled('Out of scope', requested.outOfScope),
        ),
        credentials: paragraphs(requested.accessToSecureEnvironmentInstructions, requested.predefinedUserAccountsInstructions),
        environments: [requested.applicationType],
        cases: casesOf(requested).value.testCases,
      };

export const unreadOf = (requested: Requested | null): readonly Unread[] => (requested === null ? [] : casesOf(requested).unread);

const wanted = ({ activity, numberOfResultsPerTestCaseNeeded: results }: Requested): number =>
  Math.min(
    results ?? (activity === 'exploratory' ? launchLimits.exploratoryTesters : launchLimits.resultsPerTestCase.preset),
    limits.groupResultsNeeded.max,
  );

/** At least one; a group that stands for none of the request's begins as a new one. */
export const groupsFrom = (requested: Requested | null, languageIds: readonly string[] = []): readonly GroupValues[] => {
  if (requested === null) return [newGroup(1, languageIds)];
  const number = { numberOfResultsNeeded: wanted(requested) };
  const custom = requested.customTargetingRequirements ?? '';
  if (custom.trim() !== '' || requested.targetingGroups.length === 0) return [{ ...newGroup(1, languageIds), ...number, other: custom }];
  return requested.targetingGroups.map((wish, at) => ({
    ...newGroup(at + 1),
    ...number,
    targeting: {
      ...noTargeting,
      countryIds: ids(wish.countries),
      languageIds: ids(wish.languages),
      mobileDeviceIds: ids(wish.devices),
      internetBrowserIds: ids(wish.internetBrowsers),
      deviceTypeIds: ids(wish.operatingSystemDeviceTypes),
      operatingSystemVersionIds: ids(wish.operatingSystemVersions),
    },
  }));
};
