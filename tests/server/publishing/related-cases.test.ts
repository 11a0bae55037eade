import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishParticipant } from '#server/areas/results/publish.job.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openPublishingWorld, soon } from './world.ts';
import type { PublishingWorld } from './world.ts';

let world: PublishingWorld;
beforeAll(async () => {
  world = await openPublishingWorld();
});
afterAll(() => world.stop());

/** Moves the result of a tester to a case of its own, and relates it to the issue of another in place of its own. */
const relate = async (tester: string, caseName: string, finder: string): Promise<void> => {
  const [made] = await world.sql<{ id: string }>(
    `insert into test_case (organization_id, test_id, code, name, position) select organization_id, id, $2, $2, (select max(position) + 1 from test_case where test_id = $1) from test where id = $1 returning id`,
    [world.testId, caseName],
  );
  await world.sql('update case_result set test_case_id = $2 where participant_id = $1', [tester, made?.id]);
  await world.sql(
    'update related_issue set same_as_id = (select id from related_issue where participant_id = $2 and same_as_id is null) where participant_id = $1',
    [tester, finder],
  );
};

it('RE-251: an issue names every case whose published result is related to it, whoever is published first', async () => {
  const [finder = '', before = '', after = '', passed = '', waiting = ''] = await world.addTested(5);
  for (const [name, tester] of Object.entries({
    before,
    after,
    passed,
    waiting,
  }))
    await relate(tester, name, finder);
  await world.sql(`update case_result set status = 'pass' where participant_id = $1`, [passed]);
  const customer = await world.call('customer');
  const publish = async (participantId: string): Promise<void> => {
    await world.act('manager', 'publishIssuesAndCaseResults', {
      testId: world.testId,
      participantIds: [participantId],
    });
    await expect.poll(() => world.statusesOf([participantId]), soon).toEqual(['results_published']);
  };
  const casesOf = async (): Promise<readonly string[]> => {
    const [issue] = await world.sql<{ id: string }>('select id from issue where participant_id = $1', [finder]);
    const { data } = await customer('query ($id: ID!) { flexibleTestingIssue(id: $id) { testCases { id name } } }', { id: issue?.id });
    return data?.['flexibleTestingIssue'].testCases.map(({ name }: { name: string }) => name).toSorted();
  };
  await publish(before);
  expect(await world.issuesOf([finder, before])).toEqual([]);
  await publish(passed);
  await publish(finder);
  const own = (await casesOf()).filter((name) => name !== 'before');
  expect(own).toHaveLength(1);
  expect(await casesOf()).toEqual([...own, 'before'].toSorted());
  await publish(after);
  expect(await casesOf()).toEqual([...own, 'after', 'before'].toSorted());
});

it('reads what one tester reported and what is related to it, however much others reported', async () => {
  const others = await world.addTested(500);
  await world.sql('update case_result set published_at = now() where participant_id = any ($1::uuid[])', [others]);
  await world.sql(
    `insert into issue (organization_id, test_id, participant_id, related_issue_id, number, code, title, severity, published_at)
     select organization_id, test_id, participant_id, id, 9000 + row_number() over (order by id), code, title, severity, now() from related_issue where participant_id = any ($1::uuid[])`,
    [others],
  );
  const [participantId = ''] = await world.addTested(1, 'publishing_results');
  let read = Number.NaN;
  await publishParticipant(
    {
      database: world.portal.server.database,
      onPublished: async (tx) => {
        const [counted] = await tx.query<{ read: number }>(
          `select (pg_stat_get_xact_tuples_returned(t) + pg_stat_get_xact_tuples_fetched(t))::int as read from (select 'related_issue'::regclass::oid as t) asked`,
        );
        read = counted?.read ?? Number.NaN;
      },
    },
    { organizationId: idOf('a', 'organization'), testId: world.testId, participantId },
  );
  expect(read).toBeLessThan(100);
});
