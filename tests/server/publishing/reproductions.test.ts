import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { openPublishingWorld, soon } from './world.ts';
import type { PublishingWorld } from './world.ts';

let world: PublishingWorld;
beforeAll(async () => {
  world = await openPublishingWorld();
});
afterAll(() => world.stop());

const document = 'query ($id: ID!) { reproducibilityTestDetails(issueId: $id) { id attachments { name } } }';

it('shows the customer what a tester reproduced together with the results of that tester, and says so once', async () => {
  const [tester = '', other = ''] = await world.addTested(2);
  const issueId = idOf('a', 'issue-1');
  const [made] = await world.sql<{ id: string }>(
    `insert into reproducibility_test (organization_id, test_id, issue_id, participant_id, position, status)
     select organization_id, test_id, $1, id, row_number() over (order by id = $3), 'pass' from participant where id in ($2, $3) returning id`,
    [issueId, tester, other],
  );
  await world.sql(
    `insert into attachment (organization_id, test_id, participant_id, reproducibility_test_id, kind, media_kind, name, content_type, size_bytes, sha256, storage_key)
     select organization_id, test_id, participant_id, id, 'reproducibility_attachment', 'video', participant_id || '.webm', 'video/webm', 1, 'x', 'x' from reproducibility_test where issue_id = $1`,
    [issueId],
  );
  const customer = await world.call('customer');
  const seen = async () => (await customer(document, { id: issueId })).data?.['reproducibilityTestDetails'];
  expect(await seen()).toEqual([]);
  await world.act('manager', 'publishIssuesAndCaseResults', { testId: world.testId, participantIds: [tester] });
  await expect.poll(seen, soon).toEqual([{ id: made?.id, attachments: [{ name: `${tester}.webm` }] }]);
  const events = await world.sql(`select entity_id as id, test_id as test from outbox where topic = 'reproduction'`);
  expect(events).toEqual([{ id: made?.id, test: world.testId }]);
});
