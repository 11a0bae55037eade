import { evaluateAutoLaunch, testersNeeded } from '#machines/lifecycles/advanced-test/advanced-test.rules.ts';
import { readRequestedTestInput } from '#schema/rules/launch/sent-shape.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import { launchTest } from './launch-test.ts';
import type { GroupToLaunch } from './launch-test.ts';
import { openTest } from './open-test.ts';
import { selectTesters } from './matching/select-testers.ts';
import { requestedTestWire } from './requested-test.store.ts';
import { toTestToLaunch } from './requested-test.ts';

type Wishes = {
  countryIds: string[];
  languageIds: string[];
  deviceTypeIds: string[];
  operatingSystemVersionIds: string[];
  mobileDeviceIds: string[];
};

const wishesOf = (group: RequestedTestInput['targetingGroups'][number]): Wishes => ({
  countryIds: [...group.countryIds],
  languageIds: [...group.languageIds],
  deviceTypeIds: [...group.operatingSystemDeviceTypeIds],
  operatingSystemVersionIds: [...group.operatingSystemVersionIds],
  mobileDeviceIds: [...group.mobileDeviceIds],
});

const numbers = (ids: readonly string[]): readonly number[] => ids.map(Number);

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
      matching: totalNumber,
      group: {
        name: `Group ${index + 1}`,
        numberOfResultsNeeded: needed,
        countryIds: numbers(targeting.countryIds),
        languageIds: numbers(targeting.languageIds),
        operatingSystemDeviceTypeIds: numbers(targeting.operatingSystemDeviceTypeIds),
        operatingSystemIds: [],
        operatingSystemVersionIds: numbers(targeting.operatingSystemVersionIds),
        manufacturerIds: [],
        mobileDeviceIds: numbers(targeting.mobileDeviceIds),
        internetBrowserIds: numbers(targeting.internetBrowserIds),
        other: null,
        tags: [],
        automaticTesterSelectionEnabled: true,
        automaticTesterSelectionDisabledReason: null,
        selected,
        backups,
      },
    });
  }
  return filled;
};

const operation = 'evaluate-request';

/** Decides for every requested test whether it starts by itself, and launches those that do. Once: a launched test is left alone. */
export const evaluateRequest = (
  database: Database,
  enqueue: Enqueue,
  { organizationId, testId }: Jobs['evaluate-request'],
): Promise<void> =>
  database.write(systemViewer(organizationId), async (tx) => {
    for (const { id, wire } of await requestedTestWire(tx, testId)) {
      const { row } = await lock(tx, subjects.advancedTest, id);
      if (row.autoLaunchStatus !== 'ready_to_launch') continue;
      const input = readRequestedTestInput(wire);
      const filled = await fillGroups(tx, input);
      const { failedConditions } = evaluateAutoLaunch(input, {
        autoLaunchingEnabled: row.autoLaunchingEnabled,
        matchingTesters: filled.map(({ matching }) => matching),
      });
      await advance(tx, subjects.advancedTest, id, { type: 'launch.evaluate', failedConditions: [...failedConditions] }, { operation });
      if (failedConditions.length === 0)
        await launchTest(
          tx,
          toTestToLaunch(
            testId,
            id,
            input,
            filled.map(({ group }) => group),
          ),
          { operation, enqueue },
        );
    }
  });

/** Opens a scheduled test at its hour; a test that is open or cancelled by then is left alone. */
export const openScheduledTest = (database: Database, { organizationId, testId }: Jobs['open-test']): Promise<void> =>
  database.write(systemViewer(organizationId), async (tx) => {
    const { row } = await lock(tx, subjects.testWindow, testId);
    if (row.windowStatus === 'scheduled' || row.windowStatus === 'prep') await openTest(tx, testId, 'open-test');
  });
