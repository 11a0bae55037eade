import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPublishingWorld, soon } from './world.ts';
import type { PublishingWorld } from './world.ts';
import { heldUp } from '#tests/support/database.ts';

let world: PublishingWorld;
beforeAll(async () => {
  world = await openPublishingWorld();
  await world.sql(`
    create table broken (tries integer not null);
    create function break_issues() returns trigger language plpgsql security definer set search_path = public as $$
    declare left_over integer;
    begin
      select tries into left_over from broken;
      if left_over > 0 then raise exception 'no issues today'; end if;
      return new;
    end $$;
    create trigger break_issues before insert on issue for each row execute function break_issues();
    insert into broken values (0)`);
});
afterAll(() => world.stop());

const breaking = (isBroken: boolean) => world.sql('update broken set tries = $1', [isBroken ? 1 : 0]);
const publish = (ids: readonly string[]) =>
  world.act('manager', 'publishIssuesAndCaseResults', { testId: world.testId, participantIds: ids });
const tries = async (id: string): Promise<readonly { readonly state: string; readonly tried: number }[]> =>
  world.sql(
    `select state, retry_count as tried from pgboss.job where name = 'publish-participant' and data->>'participantId' = $1 order by created_on`,
    [id],
  );

/** Everything of a participation that publishing writes. */
const visible = async (id: string) =>
  (
    await world.sql<{ issues: number; results: number; published: boolean }>(
      `select (select count(*) from issue where participant_id = $1)::int as issues,
         (select count(*) from case_result where participant_id = $1 and published_at is not null)::int as results,
         (select published_at is not null from participant where id = $1) as published`,
      [id],
    )
  )[0];

const nothing = { issues: 0, results: 0, published: false };
const everything = { issues: 1, results: 1, published: true };

describe('a publication beside a moderator who approves at that moment', () => {
  it('waits for the approval, and loses no issue of what it shows', async () => {
    const [tester = ''] = await world.addTested(1);
    await world.sql(`update case_result set moderation_status = 'not_moderated' where participant_id = $1`, [tester]);
    const moderator = await world.portal.database.owner.connect();
    try {
      await moderator.query('begin');
      await moderator.query(`update case_result set moderation_status = 'approved' where participant_id = $1`, [tester]);
      await publish([tester]);
      const isHeldUp = async () => (await heldUp(world.portal.database.owner)) > 0;
      await expect.poll(isHeldUp, soon).toBe(true);
      await moderator.query('select from participant where id = $1 for no key update', [tester]);
      await moderator.query('commit');
    } finally {
      moderator.release();
    }
    await expect.poll(() => world.statusesOf([tester]), soon).toEqual(['results_published']);
    expect(await visible(tester)).toEqual(everything);
  });
});

describe('a publication whose job fails', () => {
  it('is tried again, with nothing half done in between, and succeeds once the fault is gone', async () => {
    const [tester = ''] = await world.addTested(1);
    await breaking(true);
    expect(await publish([tester])).toEqual({ successful: true, errors: [] });
    await world.hurry('publish-participant', async () => ((await tries(tester))[0]?.tried ?? 0) >= 2);
    expect([await world.statusesOf([tester]), await visible(tester)]).toEqual([['publishing_results'], nothing]);
    await breaking(false);
    await world.hurry('publish-participant', async () => (await world.statusesOf([tester]))[0] === 'results_published');
    expect(await visible(tester)).toEqual(everything);
  });

  it('ends in publishing_failed with a reason after the last try, and can be published again', async () => {
    const [tester = ''] = await world.addTested(1);
    await breaking(true);
    await publish([tester]);
    await world.hurry('publish-participant', async () => (await world.statusesOf([tester]))[0] === 'publishing_failed');
    const [row] = await world.sql<{ reason: string }>('select publishing_fail_reason as reason from participant where id = $1', [tester]);
    expect(row?.reason).toBe(
      'The issues could not be generated, so nothing was published. Publish again; if it fails again, an administrator finds the cause in the server log.',
    );
    expect(await visible(tester)).toEqual(nothing);
    await expect.poll(() => tries(tester), soon).toEqual([{ state: 'failed', tried: 5 }]);
    const fails = await world.sql(`select outcome, role from audit where entity_id = $1 and event = 'publishing.fail'`, [tester]);
    expect(fails).toEqual([{ outcome: 'done', role: 'system' }]);

    await breaking(false);
    expect(await publish([tester])).toEqual({ successful: true, errors: [] });
    await world.hurry('publish-participant', async () => (await world.statusesOf([tester]))[0] === 'results_published');
    expect(await visible(tester)).toEqual(everything);
  });

  it('ends in publishing_failed too when its worker is killed in the last try', async () => {
    const [tester = ''] = await world.addTested(1);
    await breaking(true);
    await publish([tester]);
    await world.hurry('publish-participant', async () => ((await tries(tester))[0]?.tried ?? 0) >= 1);
    const killed = `update pgboss.job set state = 'active', retry_count = 5, started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
      where name = 'publish-participant' and state = 'retry' and data->>'participantId' = $1 returning id`;
    await expect.poll(async () => (await world.sql(killed, [tester])).length, soon).toBe(1);
    await breaking(false);
    await expect.poll(() => world.statusesOf([tester]), soon).toEqual(['publishing_failed']);
    expect(await visible(tester)).toEqual(nothing);
  });

  it('holds up nobody else', async () => {
    const [broken = '', fine = ''] = await world.addTested(2);
    await world.sql(`update related_issue set moderation_status = 'invalid_issue' where participant_id = $1`, [fine]);
    await breaking(true);
    await publish([broken, fine]);
    await expect.poll(async () => (await world.statusesOf([fine]))[0], soon).toBe('results_published');
    expect(await world.statusesOf([broken])).toEqual(['publishing_results']);
    await breaking(false);
    await world.hurry('publish-participant', async () => (await world.statusesOf([broken]))[0] === 'results_published');
  });
});

describe('many publications', () => {
  it('run one after the other without a pause, and number their issues without a gap or a double', async () => {
    const testers = await world.addTested(40);
    const [highest] = await world.sql<{ number: number }>('select max(number)::int as number from issue where test_id = $1', [
      world.testId,
    ]);
    await publish(testers);
    await expect.poll(async () => new Set(await world.statusesOf(testers)), soon).toEqual(new Set(['results_published']));
    const issues = await world.issuesOf(testers);
    expect(new Set(issues.map(({ participant }) => participant)).size).toBe(40);
    expect(issues.map(({ number }) => number)).toEqual(testers.map((_, index) => (highest?.number ?? 0) + 1 + index));
  });

  it('of the same tester from two sides happen once', async () => {
    const testers = await world.addTested(6);
    const answers = await Promise.all([
      publish(testers.slice(0, 4)),
      world.act('accepted', 'publishIssuesAndCaseResults', { testId: world.testId, participantIds: testers.slice(2).toReversed() }),
    ]);
    const done = answers.filter(({ successful }) => successful === true);
    expect(done).toHaveLength(1);
    const statuses = await world.statusesOf(testers);
    expect(statuses.filter((status) => status === 'results_approved')).toHaveLength(2);
    await expect
      .poll(async () => (await world.statusesOf(testers)).filter((status) => status === 'results_published').length, soon)
      .toBe(4);
    expect(await world.issuesOf(testers)).toHaveLength(4);
  });
});
