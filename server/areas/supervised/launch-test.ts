import { randomUUID } from 'node:crypto';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { casesFor } from '#schema/rules/supervised/launch-supervised-test.ts';
import { testCredits } from '#schema/rules/launch/price.ts';
import { advance } from '#server/workflow/advance.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { holdCredits } from '#server/workflow/launch-allowance.ts';
import { announce } from '#server/workflow/outbox.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { nextTestNumber } from '#server/workflow/numbers.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import type { ChosenTester } from '../../matching/select-testers.ts';
import { recordChoices } from './manage-testers.store.ts';
import type { Choice } from './manage-testers.store.ts';
import { openTest } from './open-test.ts';
import { addParticipants } from './participants.ts';

export type GroupToLaunch = {
  readonly name: string;
  readonly numberOfResultsNeeded: number;
  readonly countryIds: readonly number[];
  readonly languageIds: readonly number[];
  readonly operatingSystemDeviceTypeIds: readonly number[];
  readonly operatingSystemIds: readonly number[];
  readonly operatingSystemVersionIds: readonly number[];
  readonly manufacturerIds: readonly number[];
  readonly mobileDeviceIds: readonly number[];
  readonly internetBrowserIds: readonly number[];
  readonly other: string | null;
  readonly tags: readonly string[];
  readonly excludedTesterIds: readonly string[];
  readonly excludedTestIds: readonly string[];
  readonly automaticTesterSelectionEnabled: boolean;
  readonly automaticTesterSelectionDisabledReason: string | null;
  readonly selected: readonly ChosenTester[];
  readonly backups: readonly ChosenTester[];
  readonly matching: number | null;
  readonly isNamed: boolean;
};

export type TestToLaunch = {
  readonly parentTestId: string;
  readonly requestedTestId: string | null;
  readonly name: string;
  readonly activity: string | null;
  readonly applicationUrl: string;
  readonly description: string;
  readonly credentialsAndAccessInstructions: string;
  readonly additionalUrlsAndResources: string;
  readonly testerSpecificationLink: string | null;
  readonly environments: readonly string[];
  readonly platforms: readonly string[];
  readonly testCases: readonly TestCase[];
  readonly groups: readonly GroupToLaunch[];
  readonly payoutBaseAmount: number;
  readonly requiredAttachmentForPass: boolean;
  readonly requireVideoAttachment: boolean;
  readonly applyCountryPayoutMultiplier: boolean;
  readonly automaticTesterManagementEnabled: boolean;
  readonly automaticTesterManagementDisabledReason: string | null;
  readonly moderationEnabled: boolean;
};

/** In credits. */
export const priceOfTest = (test: TestToLaunch): number => testCredits(casesOf(test), test.groups);

type PlacedCase = { readonly id: string; readonly tags: readonly string[] };

const blankAsNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** An exploratory test without cases asks each tester for one report. */
export const session: TestCase = {
  section: '',
  code: '',
  name: 'Exploratory session',
  prerequisites: '',
  tags: [],
  requireVideoAttachment: false,
  additionalInformation: [],
  steps: [
    {
      instruction: 'Explore the application within the scope and report what you find.',
      expectedResult: 'The application works as its users expect.',
    },
  ],
};

export const casesOf = ({ testCases, requireVideoAttachment }: TestToLaunch): readonly TestCase[] =>
  (testCases.length === 0 ? [session] : testCases).map((one) => ({
    ...one,
    requireVideoAttachment: requireVideoAttachment || one.requireVideoAttachment,
  }));

const insertCases = async (tx: Tx, testId: string, code: string, input: TestToLaunch): Promise<readonly PlacedCase[]> => {
  const { organizationId } = tx.viewer;
  const results = input.groups.reduce((sum, group) => sum + group.numberOfResultsNeeded, 0);
  const given = casesOf(input);
  const rows = given.map((one, index) => ({
    id: randomUUID(),
    organizationId,
    testId,
    position: index + 1,
    code: one.code.trim() === '' ? `${code}-TC-${index + 1}` : one.code,
    name: one.name,
    section: blankAsNull(one.section),
    prerequisites: blankAsNull(one.prerequisites),
    tags: one.tags,
    requireVideoAttachment: one.requireVideoAttachment,
    caseResultsLimit: results,
  }));
  await insertAll(tx, 'test_case', rows);
  const fields = rows.flatMap((row, index) => [
    ...(given[index]?.steps ?? []).map((step, at) => ({
      id: randomUUID(),
      organizationId,
      testId,
      testCaseId: row.id,
      kind: 'step',
      position: at + 1,
      instruction: step.instruction,
      expectedResult: blankAsNull(step.expectedResult),
    })),
    ...(given[index]?.additionalInformation ?? []).map((field, at) => ({
      id: randomUUID(),
      organizationId,
      testId,
      testCaseId: row.id,
      kind: 'additional_information',
      position: at + 1,
      instruction: field.code,
      expectedResult: blankAsNull(field.value),
    })),
  ]);
  await insertAll(tx, 'test_case_field', fields);
  return rows.map(({ id, tags }) => ({ id, tags }));
};

const insertGroups = async (tx: Tx, testId: string, input: TestToLaunch, cases: readonly PlacedCase[]): Promise<void> => {
  const { organizationId } = tx.viewer;
  for (const [index, group] of input.groups.entries()) {
    const groupId = randomUUID();
    const { selected, backups, matching, isNamed, ...columns } = group;
    await insertAll(tx, 'selection_requirements_group', [
      { id: groupId, organizationId, testId, position: index + 1, platforms: input.platforms, ...columns },
    ]);
    const place = { testId, groupId, caseIds: casesFor(cases, group.tags).map(({ id }) => id) };
    const chosen = (ids: readonly string[], testers: readonly ChosenTester[], kind: 'best' | 'next_best'): readonly Choice[] =>
      ids.map((participantId, at) => ({
        participantId,
        groupId,
        kind: isNamed ? 'by_hand' : kind,
        wave: 0,
        rankPercentile: testers[at]?.rankPercentile ?? 0,
        candidates: isNamed ? null : matching,
        replaces: null,
      }));
    await recordChoices(tx, testId, [
      ...chosen(await addParticipants(tx, place, selected, 'selected'), selected, 'best'),
      ...chosen(await addParticipants(tx, place, backups, 'backup'), backups, 'next_best'),
    ]);
  }
};

type Parent = {
  readonly scheduleAt: string | null;
  readonly sdlcStage: string | null;
  readonly externalSource: string | null;
  readonly externalTestId: string | null;
  readonly recurring: boolean;
};

/** Testers are invited when the test opens. */
export const launchTest = async (
  tx: Tx,
  input: TestToLaunch,
  { operation, enqueue }: { readonly operation: string; readonly enqueue: Enqueue },
): Promise<string> => {
  const { organizationId } = tx.viewer;
  const { number, code } = await nextTestNumber(tx);
  const testId = randomUUID();
  const [parent] = await tx.query<Parent>(
    `select t.schedule_at as "scheduleAt", t.sdlc_stage as "sdlcStage", a.external_source as "externalSource", a.external_test_id as "externalTestId",
       exists (select from schedule s where s.test_id = t.id and s.state in ('active', 'paused')) as recurring
     from test t left join advanced_test a on a.test_id = t.id where t.id = $1`,
    [input.parentTestId],
  );
  await insertAll(tx, 'test', [
    {
      id: testId,
      organizationId,
      kind: 'supervised',
      number,
      code,
      name: input.name,
      windowStatus: 'prep',
      parentTestId: input.parentTestId,
      requestedTestId: input.requestedTestId,
      activity: input.activity,
      sdlcStage: parent?.sdlcStage ?? null,
      desiredOutcomes: [],
      version: 1,
      createdAt: tx.at,
    },
  ]);
  await insertAll(tx, 'supervised_test', [
    {
      testId,
      organizationId,
      applicationUrl: input.applicationUrl,
      description: input.description,
      credentialsAndAccessInstructions: input.credentialsAndAccessInstructions,
      additionalUrlsAndResources: input.additionalUrlsAndResources,
      testerSpecificationLink: input.testerSpecificationLink,
      environments: input.environments,
      payoutBaseAmount: input.payoutBaseAmount,
      applyCountryPayoutMultiplier: input.applyCountryPayoutMultiplier,
      requiredAttachmentForPass: input.requiredAttachmentForPass,
      requireVideoAttachment: input.requireVideoAttachment,
      communityTestManagersEnabled: true,
      canModifyNumberOfResultsNeeded: true,
      supportsAutomaticTesterManagement: true,
      automaticTesterManagementEnabled: input.automaticTesterManagementEnabled,
      automaticTesterManagementDisabledReason: input.automaticTesterManagementDisabledReason,
      hasStrictTesterRemoval: true,
      forceSeverityChangeBeforeAccept: false,
      moderationEnabled: input.moderationEnabled,
      externalSource: parent?.externalSource ?? null,
      externalTestId: parent?.externalTestId ?? null,
    },
  ]);
  const cases = await insertCases(tx, testId, code, input);
  await insertGroups(tx, testId, input, cases);
  if (input.requestedTestId !== null)
    await advance(tx, subjects.advancedTest, input.requestedTestId, { type: 'test.launch', testId }, { operation });
  await announce(tx, { topic: 'test', testId: input.parentTestId, entityId: testId, payload: { launched: true } });

  const later = parent?.scheduleAt ?? null;
  if (later !== null && !parent?.recurring && Date.parse(later) > Date.parse(tx.at)) {
    await advance(tx, subjects.testWindow, testId, { type: 'window.schedule', scheduleAt: later }, { operation });
    await holdCredits(tx, [{ testId, requestedTestId: null, amount: priceOfTest(input) }]);
    await enqueue(tx, 'open-test', { organizationId, testId }, { startAt: later });
  } else await openTest(tx, testId, operation);
  return testId;
};
