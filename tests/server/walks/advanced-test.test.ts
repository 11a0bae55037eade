import type { AdvancedTestRow } from '#machines/lifecycles/advanced-test/advanced-test.types.ts';
import { autoLaunchStatuses } from '#schema/vocabulary/test.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { walkOverHttp } from './walk-over-http.ts';

const isLaunched = (status: AdvancedTestRow['autoLaunchStatus']): boolean =>
  status === 'launched_automatically' || status === 'launched_manually';

const placed = (autoLaunchStatus: AdvancedTestRow['autoLaunchStatus'], autoLaunchingEnabled: boolean): AdvancedTestRow => ({
  autoLaunchStatus,
  failedConditions: [],
  launchedTestId: isLaunched(autoLaunchStatus) ? idOf('a', 'supervised') : null,
  autoLaunchingEnabled,
  isUnapproved: false,
});

walkOverHttp({
  subject: subjects.advancedTest,
  thing: () => 'requested',
  places: Object.fromEntries(
    autoLaunchStatuses.flatMap((status) => [
      [status, placed(status, false)],
      [`${status} where tests launch by themselves`, placed(status, true)],
    ]),
  ),
  facts: async (world, row) => {
    await world.sql('update organization set auto_launching_enabled = $2 where id = $1', [
      world.id('organization'),
      row.autoLaunchingEnabled,
    ]);
  },
  asked: {
    'test.launch': { mutation: 'launchSupervisedTest', input: () => argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as object },
  },
  elsewhere: { 'launch.evaluate': 'job', 'launch.repeat': 'job' },
  unforeseen: ['launchedTestId'],
});
