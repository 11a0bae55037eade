import { cutText } from '#schema/cut-text.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { launchTest, priceOfTest } from './launch-test.ts';
import type { GroupToLaunch, TestToLaunch } from './launch-test.ts';
import { evaluateAutoLaunch, testersNeeded } from '#machines/lifecycles/advanced-test/advanced-test.rules.ts';
import type { FailedCondition } from '#schema/vocabulary/test.ts';
import { readRequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import { CreditsMissing } from '#server/workflow/launch-allowance.ts';
import { lockedCredits, openTest } from './open-test.ts';
import { selectTesters } from '../../matching/select-testers.ts';
import { referenceNumbers, wishesOf } from '../../matching/wishes.ts';
import { requestedTestWire } from './requested-test.store.ts';
import type { Pool } from 'pg';
import { chosenParticipantStatuses, goneParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { invitationHours } from '#schema/vocabulary/tester-choice.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import { manageTesters } from './manage-testers.ts';

const paragraph = (title: string, text: string | null): readonly string[] =>
  text === null || text.trim() === '' ? [] : [`${title}\n${text.trim()}`];

const together = (parts: readonly (readonly string[])[]): string => parts.flat().join('\n\n');
const accessOf = (parts: readonly (readonly string[])[]): string => cutText(together(parts), limits.credentialsInstructions);

const toTestToLaunch = (
  parentTestId: string,
  requestedTestId: string,
  input: RequestedTestInput,
  groups: readonly GroupToLaunch[],
): TestToLaunch => ({
  parentTestId,
  requestedTestId,
  name: input.name,
  activity: input.activity,
  applicationUrl: input.accessToApplicationUrl,
  description: together([
    paragraph('Goal', input.testGoal),
    paragraph('In scope', input.inScope),
    paragraph('Out of scope', input.outOfScope),
    ...input.scopeRequirements.map(({ content, answers, other }) =>
      paragraph(content, [...answers, other].filter((answer) => answer.trim() !== '').join(', ')),
    ),
  ]),
  credentialsAndAccessInstructions: accessOf([
    paragraph('Secure environment', input.accessToSecureEnvironmentInstructions),
    paragraph('User accounts', input.predefinedUserAccountsInstructions),
  ]),
  additionalUrlsAndResources: together([paragraph('Test cases', input.testCasesUrl), paragraph('Known issues', input.knownIssuesListUrl)]),
  testerSpecificationLink: null,
  environments: [input.applicationType],
  platforms: [input.applicationType],
  testCases: input.testCases,
  groups,
  payoutBaseAmount: limits.payoutCents.preset,
  requiredAttachmentForPass: false,
  requireVideoAttachment: input.videoRequirementStrategy === 'session',
  applyCountryPayoutMultiplier: false,
  automaticTesterManagementEnabled: true,
  automaticTesterManagementDisabledReason: null,
  moderationEnabled: input.moderationEnabled,
});

const fillGroups = async (
  tx: Tx,
  input: RequestedTestInput,
): Promise<readonly { readonly matching: number; readonly group: GroupToLaunch }[]> => {
  const taken: string[] = [];
  const filled = [];
  for (const [index, targeting] of input.targetingGroups.entries()) {
    const needed = Math.min(testersNeeded(input), limits.groupResultsNeeded.max);
    const { totalNumber, selected, backups } = await selectTesters(tx, {
      ...wishesOf(targeting),
      numberOfResultsNeeded: needed,
      excludedTesterIds: taken,
    });
    taken.push(...selected.map(({ id }) => id), ...backups.map(({ id }) => id));
    filled.push({
      matching: selected.length < needed ? selected.length : totalNumber,
      group: {
        name: `Group ${index + 1}`,
        numberOfResultsNeeded: needed,
        countryIds: referenceNumbers(targeting.countryIds),
        languageIds: referenceNumbers(targeting.languageIds),
        operatingSystemDeviceTypeIds: referenceNumbers(targeting.operatingSystemDeviceTypeIds),
        operatingSystemIds: [],
        operatingSystemVersionIds: referenceNumbers(targeting.operatingSystemVersionIds),
        manufacturerIds: [],
        mobileDeviceIds: referenceNumbers(targeting.mobileDeviceIds),
        internetBrowserIds: referenceNumbers(targeting.internetBrowserIds),
        other: null,
        tags: [],
        excludedTesterIds: [],
        excludedTestIds: [],
        automaticTesterSelectionEnabled: true,
        automaticTesterSelectionDisabledReason: null,
        selected,
        backups,
        matching: totalNumber,
        isNamed: false,
      },
    });
  }
  return filled;
};

type Evaluating = {
  readonly tx: Tx;
  readonly enqueue: Enqueue;
  readonly operation: string;
  readonly type: 'launch.evaluate' | 'launch.repeat';
};
type Found = { readonly testId: string; readonly id: string; readonly wire: unknown };
type Evaluated = { readonly failedConditions: readonly FailedCondition[]; readonly launch: () => Promise<string> };

export const evaluateTest = async (
  { tx, enqueue, operation, type }: Evaluating,
  { testId, id, wire }: Found,
  autoLaunchingEnabled: boolean,
): Promise<Evaluated> => {
  const input = readRequestedTestInput(wire);
  const filled = await fillGroups(tx, input);
  const test = toTestToLaunch(
    testId,
    id,
    input,
    filled.map(({ group }) => group),
  );
  const credits = await lockedCredits(tx);
  const { failedConditions } = evaluateAutoLaunch(input, {
    autoLaunchingEnabled,
    matchingTesters: filled.map(({ matching }) => matching),
    credits: credits === null || credits.mayOverdraw ? null : { price: priceOfTest(test), balance: credits.balance },
  });
  await advance(tx, subjects.advancedTest, id, { type, failedConditions: [...failedConditions] }, { operation });
  return { failedConditions, launch: () => launchTest(tx, test, { operation, enqueue }) };
};

const isRecurring = async (tx: Tx, testId: string): Promise<boolean> =>
  (await tx.query(`select from schedule where test_id = $1 and state in ('active', 'paused')`, [testId])).length > 0;

/** A launched test is left alone, so the job may run again. */
export const evaluateRequest = (
  database: Database,
  enqueue: Enqueue,
  { organizationId, testId }: Jobs['evaluate-request'],
): Promise<void> =>
  database.write(systemViewer(organizationId), async (tx) => {
    const waits = await isRecurring(tx, testId);
    for (const { id, wire } of await requestedTestWire(tx, testId)) {
      const { row } = await lock(tx, subjects.advancedTest, id);
      if (row.autoLaunchStatus !== 'ready_to_launch' || row.isUnapproved) continue;
      const evaluating = { tx, enqueue, operation: 'evaluate-request', type: 'launch.evaluate' } as const;
      const { failedConditions, launch } = await evaluateTest(evaluating, { testId, id, wire }, row.autoLaunchingEnabled);
      if (failedConditions.length === 0 && !waits) await launch();
    }
  });

/** One without credits waits. */
export const openScheduledTest = (database: Database, { organizationId, testId }: Jobs['open-test']): Promise<void> =>
  database
    .write(systemViewer(organizationId), async (tx) => {
      const { row } = await lock(tx, subjects.testWindow, testId);
      if (row.windowStatus === 'scheduled' || row.windowStatus === 'prep') await openTest(tx, testId, 'open-test');
    })
    .catch((error: unknown) => {
      if (!(error instanceof CreditsMissing)) throw error;
    });

type Due = { readonly id: string; readonly organization_id: string };
type Deps = { readonly owner: Pool; readonly database: Database; readonly clock: Clock };

const searchAgainMinutes = 15;

const opening = `select id, organization_id from test
  where kind = 'supervised' and window_status = 'scheduled' and schedule_at <= $1 order by schedule_at limit 200`;

const filling = `
  select t.id, t.organization_id from test t join supervised_test s on s.test_id = t.id
  where t.window_status = 'open' and s.automatic_tester_management_enabled and s.supports_automatic_tester_management and exists (
    select from selection_requirements_group g, lateral (
      select count(*) filter (where p.status not in ${oneOf([...chosenParticipantStatuses, ...goneParticipantStatuses])}) as held,
        count(*) filter (where p.status in ${oneOf(chosenParticipantStatuses)}) as waiting,
        count(*) filter (where p.status = 'invited'
          and p.invited_at <= $1::timestamptz - make_interval(hours => case when s.moderation_enabled then ${invitationHours.moderated} else ${invitationHours.fast} end)) as silent
      from participant p where p.group_id = g.id
    ) p
    where g.test_id = t.id and (p.held < g.number_of_results_needed or p.silent > 0)
      and (p.waiting > 0 or (g.automatic_tester_selection_enabled
        and (g.searched_at is null or g.searched_at <= $1::timestamptz - interval '${searchAgainMinutes} minutes')))
  ) order by t.opened_at limit 200`;

const forEach = async (
  { owner, clock }: Deps,
  text: string,
  work: (due: { readonly organizationId: string; readonly testId: string }) => Promise<void>,
): Promise<void> => {
  const { rows } = await owner.query<Due>(text, [clock.now()]);
  await each(rows, ({ id, organization_id }) => work({ organizationId: organization_id, testId: id }));
};

/** Also after downtime, and for lost jobs. */
export const lookAfterTests = async (deps: Deps): Promise<void> => {
  await each(
    [
      () => forEach(deps, opening, (due) => openScheduledTest(deps.database, due)),
      () => forEach(deps, filling, (due) => manageTesters(deps.database, due)),
    ],
    (look) => look(),
  );
};
