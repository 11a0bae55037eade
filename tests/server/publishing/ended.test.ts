import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { openPublishingWorld, soon } from './world.ts';
import type { PublishingWorld } from './world.ts';

let world: PublishingWorld;
beforeAll(async () => {
  world = await openPublishingWorld();
});
afterAll(() => world.stop());

const publish = async (id: string): Promise<void> => {
  await world.act('manager', 'publishIssuesAndCaseResults', { testId: world.testId, participantIds: [id] });
  await expect.poll(() => world.statusesOf([id]), soon).toEqual(['results_published']);
};

/** A tester with one failed result and one report, neither of them judged, and an edit request that is open. */
const unjudged = async (): Promise<string> => {
  const [id = ''] = await world.addTested(1, 'testing_complete');
  await world.sql(`update case_result set moderation_status = 'not_moderated' where participant_id = $1`, [id]);
  await world.sql(`update related_issue set moderation_status = 'pending' where participant_id = $1`, [id]);
  await world.sql(
    `insert into edit_request (organization_id, test_id, case_result_id, content, created_by, created_at, state)
     select organization_id, test_id, id, 'More, please.', $2, now() - interval '2 days', 'overdue' from case_result where participant_id = $1`,
    [id, idOf('a', 'manager')],
  );
  await world.sql(
    `update participant set approved_test_cases_count = 0, completed_cases_count = 1, pending_issue_moderations_count = 1, pending_edit_requests_count = 1 where id = $1`,
    [id],
  );
  return id;
};

const words = async (): Promise<readonly string[]> =>
  (
    await world.sql<{ description: string }>(`select description from notification where kind = 'results_published' order by created_at`)
  ).map(({ description }) => description);

const standing = async (id: string) => {
  const call = await world.call('manager');
  const fields = `moderationStatus numberOfPendingIssueModerations numberOfPendingResultModerations numberOfPendingEditRequests`;
  const answer = await call(`query ($id: ID!) { testParticipant(id: $id) { ${fields} } }`, { id });
  return answer.data?.['testParticipant'];
};

describe('a published tester', () => {
  it('has nothing pending any more, and is not called moderated where nothing was', async () => {
    const id = await unjudged();
    expect(await standing(id)).toEqual({
      moderationStatus: 'pending',
      numberOfPendingIssueModerations: 1,
      numberOfPendingResultModerations: 1,
      numberOfPendingEditRequests: 1,
    });
    await publish(id);
    expect(await standing(id)).toEqual({
      moderationStatus: 'nothing_to_moderate',
      numberOfPendingIssueModerations: 0,
      numberOfPendingResultModerations: 0,
      numberOfPendingEditRequests: 0,
    });
    const left = await world.sql(
      `select i.moderation_status as report, e.state as edit from related_issue i join edit_request e on e.case_result_id = i.case_result_id where i.participant_id = $1`,
      [id],
    );
    expect(left).toEqual([{ report: 'unmoderated', edit: 'cancelled' }]);
  });

  it('is told of with how many results and issues came, and not at all where nothing did', async () => {
    const before = await words();
    const judged = await world.addTested(1);
    await publish(judged[0] ?? '');
    const [test] = await world.sql<{ name: string }>('select name from test where id = $1', [world.testId]);
    const told = [...before, `1 new result and 1 new issue in ${test?.name}.`];
    expect(await words()).toEqual(told);
    await publish(await unjudged());
    expect(await words()).toEqual(told);
  });

  it('keeps the group as approved as it was', async () => {
    const call = await world.call('manager');
    const counts = async () => {
      const answer = await call(
        `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { selectionRequirementsGroups { numberOfApprovedResults numberOfPublishedResults } } } }`,
        { id: world.testId },
      );
      return answer.data?.['platformTest'].selectionRequirementsGroups[0];
    };
    const [approved = ''] = await world.addTested(1);
    await world.sql('update participant set completed_cases_count = 1 where id = $1', [approved]);
    const left = await unjudged();
    const before = await counts();
    await publish(approved);
    await publish(left);
    expect(await counts()).toEqual({ ...before, numberOfPublishedResults: before.numberOfPublishedResults + 2 });
  });
});
