import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openExportsWorld, params, settle } from './world.ts';
import type { ExportsWorld } from './world.ts';

let world: ExportsWorld;
beforeAll(async () => {
  world = await openExportsWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.stop());

const ids = (number: number): readonly string[] => world.issueIds.slice(0, number);
const start = async (number: number): Promise<string> => {
  const { result, errors } = await world.export('jira', { issueIds: ids(number), exportParams: params.jira });
  expect(errors).toEqual([]);
  return result.id;
};
const states = async (id: string): Promise<readonly string[]> => (await world.job(id)).exports.map(({ state }: { state: string }) => state);
const words = async (id: string): Promise<readonly string[]> =>
  (await world.job(id)).exports.map(({ message }: { message: string }) => message);

/** What keeps a job back. */
const pause = async (id: string) =>
  (await world.send('customer', 'query ($id: ID!) { job: issueExportJob(id: $id) { isDisconnected restsUntil } }', { id })).data?.['job'];
const free = { isDisconnected: false, restsUntil: null };

/** What lies in the tracker of the exports of one job, by their marks. */
const marksInJira = (): readonly string[] =>
  world.standIns.made.jira.items().map(({ properties }) => (properties['muster.export'] as { readonly id: string }).id);
const madeOf = async (jobId: string): Promise<readonly number[]> => {
  const job = await world.job(jobId);
  const marks = marksInJira();
  return job.exports.map(({ id }: { id: string }) => marks.filter((mark) => mark === id).length);
};
/** A look at a tracker that has a problem asks three times. */
const oneLook = 3;
/** How often Jira was asked for the fields of its issues. */
const forFields = (): number => world.standIns.asked('jira').filter((url) => url.includes('createmeta')).length;
const times = async (number: number, step: number): Promise<void> => {
  for (let turn = 0; turn < number; turn += 1) {
    world.passes(step);
    await world.turn();
  }
};

describe('an issue arrives once', () => {
  it('though the answer is lost after it was made, and it is looked for only when search can show it', async () => {
    const job = await start(1);
    world.standIns.misbehave({ vendor: 'jira', kind: 'lost', method: 'POST', where: '/issue', times: 1 });
    await world.turn();
    expect([await states(job), await words(job)]).toEqual([
      ['sending'],
      ['Jira did not answer. It is looked for before it is sent again.'],
    ]);
    const before = world.standIns.asked('jira').length;
    await times(2, settle / 3);
    expect(world.standIns.asked('jira').length).toBe(before);
    await times(1, settle);
    expect([await states(job), await madeOf(job)]).toEqual([['delivered'], [1]]);
  });

  it('though the tracker falls silent again right after it was found, which then rests', async () => {
    const job = await start(1);
    world.standIns.misbehave({ vendor: 'jira', kind: 'lost', method: 'POST', where: '/issue', times: 1 });
    await world.turn();
    world.standIns.misbehave({ vendor: 'jira', kind: 'broken', method: 'GET', where: 'createmeta', times: 50 });
    const before = forFields();
    await times(1, settle * 2);
    expect(forFields() - before).toBe(oneLook);
    expect([await states(job), await words(job)]).toEqual([['created'], ['Jira has a problem at the moment. Please try again later.']]);
    await world.turn();
    expect(forFields() - before).toBe(oneLook);
    world.standIns.behave();
    await times(3, settle * 4);
    expect([await states(job), await madeOf(job)]).toEqual([['delivered'], [1]]);
  });

  it('though the worker is killed between the wish and the answer', async () => {
    const job = await start(1);
    await world.sql(
      `update issue_export set state = 'sending', sent_at = $1, attempts = 1, held_until = $1::timestamptz + interval '1 minute'`,
      [new Date(Date.now()).toISOString()],
    );
    await times(1, settle * 2);
    expect([await states(job), await madeOf(job)]).toEqual([['delivered'], [1]]);
  });

  it('though two workers go on with the same exports at once', async () => {
    const job = await start(6);
    await Promise.all([world.turn(), world.turn(), world.turn()]);
    await world.turn();
    expect([await states(job), await madeOf(job)]).toEqual([Array(6).fill('delivered'), Array(6).fill(1)]);
  });

  it('though the tracker fails in the middle of every second call', async () => {
    const job = await start(6);
    for (const kind of ['lost', 'broken', 'cut', 'garbled', 'page', 'slow'] as const)
      world.standIns.misbehave({ vendor: 'jira', kind, method: 'POST', where: '/issue', times: 1 });
    await times(30, settle);
    expect([await states(job), await madeOf(job)]).toEqual([Array(6).fill('delivered'), Array(6).fill(1)]);
  });

  it('though it is started twice at the same moment', async () => {
    const input = { issueIds: ids(3), exportParams: params.jira };
    const answers = await Promise.all([world.export('jira', input), world.export('jira', input)]);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    await world.turn();
    const [{ made } = { made: 0 }] = await world.sql('select count(*)::int as made from issue_export');
    expect(made).toBe(3);
  });

  it('and its files once', async () => {
    await world.sql(
      `insert into attachment (organization_id, test_id, participant_id, issue_id, kind, media_kind, name, content_type, size_bytes, sha256, storage_key, state, published_at, created_at)
       select organization_id, test_id, participant_id, id, 'issue_attachment', 'image', 'shot ' || n || '.png', 'image/png', 16, 'x', $2, 'available', now(), now() + n * interval '1 second'
       from issue, generate_series(1, 2) n where id = $1`,
      [ids(1)[0], await world.storeImage()],
    );
    const job = await start(1);
    world.standIns.misbehave({ vendor: 'jira', kind: 'lost', method: 'POST', where: '/attachments', times: 1 });
    await world.turn();
    expect(await states(job)).toEqual(['created']);
    await times(3, settle);
    expect(await states(job)).toEqual(['delivered']);
    const [made] = (await world.job(job)).exports;
    const item = world.standIns.made.jira.items().find((each) => each.key === made.key);
    expect(item?.attachments.map(({ filename }) => filename)).toEqual(['shot 1.png', 'shot 2.png']);
    await world.sql('delete from attachment where issue_id = $1', [ids(1)[0]]);
  });
});

describe('a tracker that does not take issues now', () => {
  it('is obeyed when it asks for time, for all issues', async () => {
    const job = await start(3);
    world.standIns.misbehave({ vendor: 'jira', kind: 'busy', method: 'POST', where: '/issue', retryAfter: '90', times: 1 });
    await world.turn();
    expect(await states(job)).toEqual(['waiting', 'waiting', 'waiting']);
    expect((await words(job))[0]).toBe('Jira is busy. It continues by itself.');
    const until = new Date(world.now().getTime() + 90_000).toISOString();
    expect(await pause(job)).toEqual({ isDisconnected: false, restsUntil: until });
    const before = world.standIns.asked('jira').length;
    world.passes(60_000);
    await world.turn();
    expect([world.standIns.asked('jira').length, await states(job)]).toEqual([before, ['waiting', 'waiting', 'waiting']]);
    expect(world.wakes).toHaveLength(1);
    world.passes(31_000);
    expect(await pause(job)).toEqual(free);
    await world.turn();
    expect(await states(job)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('gets everything once when it was down for an hour', async () => {
    const job = await start(4);
    world.standIns.misbehave({ vendor: 'jira', kind: 'broken', where: '', times: 10_000 });
    await times(4, 900_000);
    expect(await states(job)).toEqual(Array(4).fill('waiting'));
    world.standIns.behave();
    await times(8, 600_000);
    expect([await states(job), await madeOf(job)]).toEqual([Array(4).fill('delivered'), Array(4).fill(1)]);
  });

  it('gets the others though it always fails at one of them', async () => {
    await world.sql(
      `insert into attachment (organization_id, test_id, participant_id, issue_id, kind, media_kind, name, content_type, size_bytes, sha256, storage_key, state, published_at, created_at)
       select organization_id, test_id, participant_id, id, 'issue_attachment', 'image', 'shot.png', 'image/png', 16, 'x', $2, 'available', now(), now() from issue where id = $1`,
      [ids(1)[0], await world.storeImage()],
    );
    const job = await start(3);
    world.standIns.misbehave({ vendor: 'jira', kind: 'broken', method: 'POST', where: '/attachments', times: 10_000 });
    await times(3, settle * 10);
    expect(await states(job)).toEqual(['created', 'delivered', 'delivered']);
    world.standIns.behave();
    await times(2, settle * 10);
    expect([await states(job), await madeOf(job)]).toEqual([Array(3).fill('delivered'), Array(3).fill(1)]);
    await world.sql('delete from attachment where issue_id = $1', [ids(1)[0]]);
  });

  it('is left alone once it refuses the credential; nothing is dropped, and all goes on when it is active again', async () => {
    const job = await start(3);
    world.standIns.misbehave({ vendor: 'jira', kind: 'unauthorized', where: '', times: 10_000 });
    await world.turn();
    const [row] = await world.sql('select state from integration where id = $1', [world.integrationOf('jira')]);
    expect([row?.['state'], await states(job)]).toEqual(['inactive', ['waiting', 'waiting', 'waiting']]);
    expect((await words(job))[0]).toBe('Jira did not accept the stored credentials. It continues once the integration is active.');
    expect(await pause(job)).toEqual({ isDisconnected: true, restsUntil: null });
    world.standIns.behave();
    const before = world.standIns.asked('jira').length;
    await times(3, settle);
    expect(world.standIns.asked('jira').length).toBe(before);
    await world.sql(`update integration set state = 'active' where id = $1`, [world.integrationOf('jira')]);
    expect(await pause(job)).toEqual(free);
    await times(1, settle);
    expect(await states(job)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('stops with its own words at the issue that it refuses, and takes it when it is tried again', async () => {
    await world.sql(
      `update integration set settings = jsonb_set(settings, '{default_export_settings,custom_fields_mapping}', '{}') where id = $1`,
      [world.integrationOf('jira')],
    );
    const job = await start(2);
    await world.turn();
    expect([await states(job), (await words(job))[0]]).toEqual([
      ['failed', 'failed'],
      'Jira: Severity: Severity is required. Components: Components is required.',
    ]);
    expect((await world.job(job)).finishedAt).not.toBeNull();
    await world.anew().catch(() => undefined);
  });

  it('gets what failed again on a wish, and nothing of what arrived', async () => {
    const job = await start(2);
    world.standIns.misbehave({ vendor: 'jira', kind: 'forbidden', method: 'POST', where: '/issue', times: 1 });
    await world.turn();
    expect(await states(job)).toEqual(['failed', 'delivered']);
    const again = await world.export('retry', { exportJobId: job });
    expect(again.result.exports.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'delivered']);
    await world.turn();
    expect([await states(job), await madeOf(job)]).toEqual([
      ['delivered', 'delivered'],
      [1, 1],
    ]);
    const refused = await world.export('retry', { exportJobId: job });
    expect([refused.successful, refused.errors[0].message]).toEqual([false, 'This issue has arrived in the tracker.']);
  });

  it('does not get what was cancelled', async () => {
    const job = await start(3);
    const cancelled = await world.export('cancel', { exportJobId: job, issueIds: [ids(3)[1]] });
    expect(cancelled.result.exports.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'cancelled', 'waiting']);
    await world.turn();
    expect(await states(job)).toEqual(['delivered', 'cancelled', 'delivered']);
    expect(await madeOf(job)).toEqual([1, 0, 1]);
  });
});
