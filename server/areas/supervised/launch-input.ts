import { tagProblems } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { LaunchSupervisedTestInput, TesterGroupInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { readRequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { Refused } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { demandReferences } from '../../matching/references.ts';
import { knownIds, referenceNumbers } from '../../matching/wishes.ts';
import { selectTesters } from '../../matching/select-testers.ts';
import type { ChosenTester } from '../../matching/select-testers.ts';
import type { GroupToLaunch, TestToLaunch } from './launch-test.ts';
import { requestedTestWire } from './requested-test.store.ts';

const lowered = (emails: readonly string[]): readonly string[] => [
  ...new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')),
];

const byEmail = async (tx: Tx, emails: readonly string[]): Promise<ReadonlyMap<string, ChosenTester>> => {
  const rows = await tx.query<ChosenTester>(
    `select t.id, lower(t.email::text) as email, t.full_name as "fullName", c.code as "countryCode", c.name as "countryName", t.backup_only as "backupOnly", t.rank_percentile as "rankPercentile",
       v.name as "operatingSystemAndVersion", coalesce(m.name, k.name) as "browserOrDevice"
     from tester t join country c on c.id = t.country_id
       left join lateral (select * from tester_device d where d.tester_id = t.id order by d.id limit 1) d on true
       left join operating_system_version v on v.id = d.operating_system_version_id
       left join operating_system_device_type k on k.id = d.operating_system_device_type_id
       left join mobile_device m on m.id = d.mobile_device_id
     where t.active and t.email = any ($1::citext[])`,
    [emails],
  );
  return new Map(rows.map((row) => [row.email, row]));
};

type Filled = Pick<GroupToLaunch, 'selected' | 'backups' | 'matching' | 'isNamed'>;

const typed = async (tx: Tx, group: TesterGroupInput, index: number, taken: ReadonlySet<string>): Promise<Filled> => {
  const known = await byEmail(tx, [...lowered(group.selectedTesterEmails), ...lowered(group.backupTesterEmails)]);
  const errors: FieldError[] = [];
  const pick = (emails: readonly string[], field: string): readonly ChosenTester[] => {
    const missing = emails.filter((email) => !known.has(email));
    if (missing.length > 0)
      errors.push({
        code: 'invalid',
        message: `These testers are not known: ${missing.join(', ')}`,
        path: `testerGroups[${index}].${field}`,
      });
    return emails
      .map((email) => known.get(email))
      .filter((tester): tester is ChosenTester => tester !== undefined && !taken.has(tester.id));
  };
  const filled = {
    matching: null,
    isNamed: !group.automaticTesterSelectionEnabled,
    selected: pick(lowered(group.selectedTesterEmails), 'selectedTesterEmails'),
    backups: pick(lowered(group.backupTesterEmails), 'backupTesterEmails'),
  };
  if (errors.length > 0) throw new Refused(errors);
  return filled;
};

const fill = async (tx: Tx, group: TesterGroupInput, index: number, taken: ReadonlySet<string>): Promise<Filled> => {
  if (!group.automaticTesterSelectionEnabled || group.selectedTesterEmails.length > 0) return typed(tx, group, index, taken);
  const { totalNumber, selected, backups } = await selectTesters(tx, {
    numberOfResultsNeeded: group.numberOfResultsNeeded,
    countryIds: group.countryIds ?? [],
    languageIds: group.languageIds ?? [],
    deviceTypeIds: group.deviceTypeIds ?? [],
    operatingSystemIds: group.operatingSystemIds ?? [],
    operatingSystemVersionIds: group.operatingSystemVersionIds ?? [],
    manufacturerIds: group.manufacturerIds ?? [],
    mobileDeviceIds: group.mobileDeviceIds ?? [],
    excludedTesterIds: [...(group.excludedTesterIds ?? []), ...taken],
    excludedTestIds: group.excludedTestIds ?? [],
  });
  return { selected, backups, matching: totalNumber, isNamed: false };
};

const nameOf = ({ name }: TesterGroupInput, index: number): string => (name.trim() === '' ? `Group ${index + 1}` : name.trim());

const toGroup = (group: TesterGroupInput, index: number, filled: Filled): GroupToLaunch => ({
  name: nameOf(group, index),
  numberOfResultsNeeded: group.numberOfResultsNeeded,
  countryIds: referenceNumbers(group.countryIds),
  languageIds: referenceNumbers(group.languageIds),
  operatingSystemDeviceTypeIds: referenceNumbers(group.deviceTypeIds),
  operatingSystemIds: referenceNumbers(group.operatingSystemIds),
  operatingSystemVersionIds: referenceNumbers(group.operatingSystemVersionIds),
  manufacturerIds: referenceNumbers(group.manufacturerIds),
  mobileDeviceIds: referenceNumbers(group.mobileDeviceIds),
  internetBrowserIds: referenceNumbers(group.internetBrowserIds),
  other: group.other ?? null,
  tags: group.tags ?? [],
  excludedTesterIds: knownIds(group.excludedTesterIds),
  excludedTestIds: knownIds(group.excludedTestIds),
  automaticTesterSelectionEnabled: group.automaticTesterSelectionEnabled,
  automaticTesterSelectionDisabledReason: group.automaticTesterSelectionEnabled
    ? null
    : (group.automaticTesterSelectionDisabledReason ?? null),
  ...filled,
});

const settled = (wire: readonly TestCase[] | null | undefined): readonly TestCase[] | null =>
  wire === null || wire === undefined
    ? null
    : wire.map((one) => ({
        ...one,
        section: one.section ?? '',
        code: one.code ?? '',
        prerequisites: one.prerequisites ?? '',
        tags: one.tags ?? [],
        additionalInformation: one.additionalInformation ?? [],
        requireVideoAttachment: one.requireVideoAttachment ?? false,
        steps: one.steps.map((step) => ({ ...step, expectedResult: step.expectedResult ?? '' })),
      }));

const demandWishes = (tx: Tx, groups: readonly TesterGroupInput[]): Promise<void> =>
  demandReferences(
    tx,
    groups.map((lists, index) => ({ at: `testerGroups[${index}]`, of: nameOf(lists, index), lists })),
  );

/** Refuses a tester in two groups. */
export const fromInput = async (tx: Tx, input: LaunchSupervisedTestInput): Promise<TestToLaunch> => {
  const parentTestId = input.parentTestId.toLowerCase();
  const requestedTestId = input.requestedTestId?.toLowerCase() ?? null;
  const wire =
    requestedTestId === null ? undefined : (await requestedTestWire(tx, parentTestId)).find(({ id }) => id === requestedTestId)?.wire;
  const requested = wire === undefined ? null : readRequestedTestInput(wire);
  const testCases = settled(input.testCases) ?? requested?.testCases ?? [];
  const untagged = tagProblems(input.testerGroups, testCases);
  if (untagged.length > 0) throw new Refused(untagged);
  await demandWishes(tx, input.testerGroups);
  const taken = new Set<string>();
  const groups: GroupToLaunch[] = [];
  for (const [index, group] of input.testerGroups.entries()) {
    const filled = await fill(tx, group, index, taken);
    for (const tester of [...filled.selected, ...filled.backups]) taken.add(tester.id);
    groups.push(toGroup(group, index, filled));
  }
  return {
    parentTestId,
    requestedTestId,
    name: input.name.trim(),
    activity: requested?.activity ?? null,
    applicationUrl: input.applicationUrl.trim(),
    description: input.description ?? '',
    credentialsAndAccessInstructions: input.credentialsAndAccessInstructions ?? '',
    additionalUrlsAndResources: input.additionalUrlsAndResources ?? '',
    testerSpecificationLink: input.testerSpecificationDocument.trim(),
    environments: [...new Set(input.testEnvironments)],
    platforms: [...new Set(input.platforms ?? input.testEnvironments)],
    testCases,
    groups,
    payoutBaseAmount: input.payoutBaseAmount,
    requiredAttachmentForPass: input.requiredAttachmentForPass ?? false,
    requireVideoAttachment: input.requireVideoAttachment ?? false,
    applyCountryPayoutMultiplier: input.applyCountryPayoutMultiplier ?? false,
    automaticTesterManagementEnabled: input.automaticTesterManagementEnabled,
    automaticTesterManagementDisabledReason: input.automaticTesterManagementEnabled
      ? null
      : (input.automaticTesterManagementDisabledReason ?? null),
    moderationEnabled: requested?.moderationEnabled ?? true,
  };
};
