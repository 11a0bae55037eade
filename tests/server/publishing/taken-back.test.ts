import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failPublishing, publishParticipant } from '#server/areas/results/publish.job.ts';
import { openPublishingWorld, soon } from './world.ts';
import type { PublishingWorld } from './world.ts';

let world: PublishingWorld;
beforeAll(async () => {
  world = await openPublishingWorld();
  Object.assign(world.portal.server.services, { publishDelaySeconds: 3600 });
});
afterAll(() => world.stop());

const publish = (ids: readonly string[]) =>
  world.act('manager', 'publishIssuesAndCaseResults', { testId: world.testId, participantIds: ids }, 'result { id version publishesAt }');
const versionOf = async (id: string): Promise<number> =>
  (await world.sql<{ version: number }>('select version from participant where id = $1', [id]))[0]?.version ?? 0;
const takeBack = (
  participants: readonly { readonly participantId: string; readonly version: number }[],
  person: 'manager' | 'accepted' = 'manager',
) => world.act(person, 'takeBackPublishing', { testId: world.testId, participants });
const jobOf = async (id: string) =>
  (
    await world.sql<{ data: Parameters<typeof publishParticipant>[1] }>(
      `select data from pgboss.job where name = 'publish-participant' and data->>'participantId' = $1 order by created_on`,
      [id],
    )
  ).map(({ data }) => data);
const database = () => world.portal.server.database;
const run = (data: Parameters<typeof publishParticipant>[1]) =>
  publishParticipant({ database: database(), onPublished: () => Promise.resolve() }, data);

describe('publishing that is taken back', () => {
  it('leaves the tester where they stood, and its job does nothing', async () => {
    const [tester = ''] = await world.addTested(1);
    const answer = await publish([tester]);
    const left = Date.parse(answer.result[0].publishesAt) - Date.now();
    expect([left > 3_500_000, left <= 3_600_000]).toEqual([true, true]);
    expect(await takeBack([{ participantId: tester, version: answer.result[0].version }])).toEqual({ successful: true, errors: [] });
    expect(await world.statusesOf([tester])).toEqual(['results_approved']);
    const [job] = await jobOf(tester);
    if (job === undefined) throw new Error('There is a job.');
    await run(job);
    await failPublishing(database(), job);
    expect([await world.statusesOf([tester]), await world.issuesOf([tester])]).toEqual([['results_approved'], []]);
  });

  it("and asked for again waits its whole time: the first job is not the second one's", async () => {
    const [tester = ''] = await world.addTested(1);
    const first = await publish([tester]);
    await takeBack([{ participantId: tester, version: first.result[0].version }]);
    await publish([tester]);
    const [old, young] = await jobOf(tester);
    if (old === undefined || young === undefined) throw new Error('There are two jobs.');
    await run(old);
    await failPublishing(database(), old);
    expect(await world.statusesOf([tester])).toEqual(['publishing_results']);
    await run(young);
    expect(await world.statusesOf([tester])).toEqual(['results_published']);
    expect(await takeBack([{ participantId: tester, version: await versionOf(tester) }])).toEqual({
      successful: false,
      errors: [{ code: 'not_publishing', message: 'Already published: this can no longer be taken back.', path: 'participants' }],
    });
  });

  it('is all or none, and nothing that somebody did since', async () => {
    const [one = '', other = ''] = await world.addTested(2);
    const mine = await publish([one, other]);
    const seen = mine.result.map(({ id, version }: { id: string; version: number }) => ({ participantId: id, version }));
    await takeBack([{ participantId: other, version: seen[1].version }], 'accepted');
    await world.act('accepted', 'publishIssuesAndCaseResults', { testId: world.testId, participantIds: [other] });
    const refused = await takeBack(seen);
    expect([refused.successful, refused.errors.map(({ code }: { code: string }) => code)]).toEqual([false, ['stale_object']]);
    expect(await world.statusesOf([one, other])).toEqual(['publishing_results', 'publishing_results']);
  });

  it('is one of two at once: taken back twice is refused the second time', async () => {
    const [tester = ''] = await world.addTested(1);
    const { result } = await publish([tester]);
    const seen = [{ participantId: tester, version: result[0].version }];
    const answers = await Promise.all([takeBack(seen), takeBack(seen)]);
    expect(answers.filter(({ successful }: { successful: boolean }) => successful)).toHaveLength(1);
    expect(await world.statusesOf([tester])).toEqual(['results_approved']);
  });

  it('is refused to customers, and by the database for nobody of another organization', async () => {
    const [tester = ''] = await world.addTested(1);
    await publish([tester]);
    const input = { testId: world.testId, participants: [{ participantId: tester, version: await versionOf(tester) }] };
    for (const [person, code] of [
      ['customer', 'FORBIDDEN'],
      ['manager of b', 'NOT_FOUND'],
    ] as const)
      expect((await world.mutate(person, 'takeBackPublishing', input)).errors[0]?.extensions?.code).toBe(code);
    expect(await world.statusesOf([tester])).toEqual(['publishing_results']);
  });
});

describe('the end of publishing', () => {
  const told = async (tester: string) =>
    world.sql(
      `select user_id is not null as mine, roles, description from notification where kind = 'publishing_ended' and link like '%' || $1 order by roles, user_id`,
      [tester],
    );

  it('is told to a moderator who published, and a failure to test managers too', async () => {
    const [good = '', bad = ''] = await world.addTested(2);
    await world.act('accepted', 'publishIssuesAndCaseResults', { testId: world.testId, participantIds: [good, bad] });
    const [[first], [second]] = [await jobOf(good), await jobOf(bad)];
    if (first === undefined || second === undefined) throw new Error('There are jobs.');
    await run(first);
    await failPublishing(database(), second);
    await expect.poll(() => world.statusesOf([good, bad]), soon).toEqual(['results_published', 'publishing_failed']);
    expect((await told(good)).map(({ mine }) => mine)).toEqual([true]);
    expect((await told(bad)).map(({ mine, roles }) => [mine, roles])).toEqual([
      [true, []],
      [false, ['test_manager']],
    ]);
  });
});
