import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

walkOverHttp({
  subject: subjects.resultsNeeded,
  thing: () => 'group',
  places: Object.fromEntries(
    [true, false].flatMap((canModifyNumberOfResultsNeeded) =>
      testWindowStatuses.map((windowStatus) => [
        `${canModifyNumberOfResultsNeeded ? 'free' : 'fixed'}, test ${windowStatus}`,
        { numberOfResultsNeeded: 4, numberOfPublishedResults: 1, canModifyNumberOfResultsNeeded, windowStatus },
      ]),
    ),
  ),
  facts: async (world, { canModifyNumberOfResultsNeeded, windowStatus }) => {
    await world.sql('update test set window_status = $2 where id = $1', [world.id('supervised'), windowStatus]);
    await world.sql('update supervised_test set can_modify_number_of_results_needed = $2 where test_id = $1', [
      world.id('supervised'),
      canModifyNumberOfResultsNeeded,
    ]);
  },
  more: [0, 1, 1001].map((numberOfResultsNeeded) => ({ type: 'number.change' as const, numberOfResultsNeeded })),
  asked: {
    'number.change': 'updateNumberOfResultsNeeded',
  },
  elsewhere: {},
});
