import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAutoExports, catchUpAutoExports } from '#server/areas/issues/auto-export/start-auto-exports.ts';
import { publishParticipant } from '#server/areas/results/publish.job.ts';
import type { PublishDeps } from '#server/areas/results/publish.job.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Person } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { addTestedStatement } from '#tests/support/tested.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openExportsWorld, params } from './world.ts';
import type { ExportsWorld } from './world.ts';

let world: ExportsWorld;
beforeAll(async () => {
  world = await openExportsWorld();
});
beforeEach(async () => {
  await world.anew();
  await world.sql(`delete from issue where code like 'NEW-%' or related_issue_id is not null`);
  await world.sql(`update issue set triage_status = 'rejected', triage_reason = 'Other' where code not like 'X-%'`);
  await world.sql(
    `update issue set triage_status = 'untriaged', triage_reason = null, severity = 'high', reviewed_severity = null, published_at = $1::timestamptz - interval '1 day' where code like 'X-%'`,
    [world.now().toISOString()],
  );
});
afterAll(() => world.stop());

const fields = 'id version state enabled enabledDestinations severitiesForExport activeDestinations waitingDestinations { name value }';
const settings = async (person: Person = 'customer'): Promise<Loose> =>
  (await world.send(person, `{ autoExportSettings { ${fields} } }`)).data?.['autoExportSettings'];
const options = async (): Promise<Loose> =>
  (await world.send('customer', '{ autoExportDestinationOptions { name value } }')).data?.['autoExportDestinationOptions'];
const matching = async (): Promise<Loose> =>
  (await world.send('customer', '{ autoExportMatchingIssuesCount }')).data?.['autoExportMatchingIssuesCount'];
const answered = `{ successful result { ${fields} } errors { code message path } }`;
const call = async (mutation: string, type: string, input: object): Promise<Loose> =>
  (await world.send('customer', `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) ${answered} }`, { input })).data?.[
    'answer'
  ];
const save = (enabledDestinations: readonly string[], severitiesForExport: readonly string[] = ['high'], more: object = {}) =>
  call('saveAutoExportSettings', 'SaveAutoExportSettingsInput', { enabledDestinations, severitiesForExport, ...more });
const toggle = (input: object = {}) => call('toggleAutoExport', 'ToggleAutoExportInput', input);

const organizationId = idOf('a', 'organization');
const enqueue: Enqueue = async () => undefined;
const catchUp = () => {
  const { database } = world.portal.server;
  return catchUpAutoExports(enqueue)({ owner: world.portal.database.owner, database, clock: { now: () => new Date() } });
};
let made = 0;
/** An issue that is published now, as by a server that starts no exports. */
const come = async (severity: string, count = 1): Promise<readonly string[]> => {
  made += count;
  const rows = await world.sql(
    `insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at)
     select i.organization_id, i.test_id, i.participant_id, 5000 + $3 - n, 'NEW-' || ($3 - n), 'New', $2, $5 from issue i, generate_series(0, $4 - 1) n where i.id = $1 returning id`,
    [world.issueIds[0], severity, made, count, world.now().toISOString()],
  );
  return rows.map(({ id }) => id);
};
/** Where each issue is on its way to, by integration and place. */
const ways = async (): Promise<readonly string[]> =>
  (
    await world.sql(
      `select x.issue_id as issue, j.destination || ':' || x.target as place, x.state from issue_export x join export_job j on j.id = x.export_job_id`,
    )
  )
    .map(({ issue, place, state }) => `${issue} ${place} ${state}`)
    .toSorted();
const waiting = (ids: readonly string[], place = 'jira:WEB', state = 'waiting') => ids.map((id) => `${id} ${place} ${state}`).toSorted();
const chooseGithub = async (): Promise<void> => {
  await world.export('github', { issueIds: [world.issueIds[0]], exportParams: params.github });
  await world.sql(`update issue_export set state = 'cancelled'`);
};

describe('settings of auto-export', () => {
  it('RE-318 RE-395 RE-664: are there before anybody saved them', async () => {
    const fresh = {
      version: 1,
      state: 'disabled',
      enabled: false,
      enabledDestinations: [],
      severitiesForExport: [],
      waitingDestinations: [],
    };
    const found = await settings();
    expect(found).toEqual({ ...fresh, id: found.id, activeDestinations: ['jira:WEB'] });
    expect((await settings('manager')).id).toBe(found.id);
    expect((await save(['jira:WEB'])).result.id).toBe(found.id);
  });

  it('RE-319 RE-665: offer what Jira begins exports with, and where people exported to', async () => {
    expect(await options()).toEqual([{ name: 'Jira (WEB, Bug)', value: 'jira:WEB' }]);
    await chooseGithub();
    expect(await options()).toEqual([
      { name: 'Jira (WEB, Bug)', value: 'jira:WEB' },
      { name: 'GitHub (northwind/checkout)', value: 'github:northwind/checkout' },
    ]);
    await world.sql(`update integration set state = 'inactive' where code = 'github' and organization_id = $1`, [organizationId]);
    expect(await options()).toEqual([{ name: 'Jira (WEB, Bug)', value: 'jira:WEB' }]);
    const exportParams = { ...params.azure_devops, project_id: randomUUID(), project_name: 'Web shop' };
    const { result } = await world.export('azure_devops', { issueIds: [world.issueIds[0]], exportParams });
    expect((await options())[1]).toEqual({ name: 'Azure DevOps (Web shop, Bug)', value: `azure_devops:${exportParams.project_id}` });
    expect(
      (await world.send('customer', 'query ($id: ID!) { issueExportJob(id: $id) { place exports { place } } }', { id: result.id })).data,
    ).toEqual({
      issueExportJob: { place: 'Web shop', exports: [{ place: 'Web shop' }] },
    });
  });

  it('RE-716: are saved, sealed from later changes of what was chosen elsewhere, and refused when somebody saved since', async () => {
    const first = await save(['jira:WEB'], ['critical', 'high']);
    expect([first.successful, first.errors, first.result.enabledDestinations, first.result.severitiesForExport]).toEqual([
      true,
      [],
      ['jira:WEB'],
      ['critical', 'high'],
    ]);
    await world.sql(
      `update integration set settings = jsonb_set(settings, '{default_export_settings,issuetype_name}', '"Task"') where code = 'jira' and organization_id = $1`,
      [organizationId],
    );
    expect((await options())[0].name).toBe('Jira (WEB, Bug)');
    const [{ destinations }] = (await world.sql('select destinations from auto_export_settings')) as [Loose];
    expect(destinations.map(({ value, params: kept }: Loose) => [value, kept.issuetype_name])).toEqual([['jira:WEB', 'Bug']]);
    const late = await save(['jira:WEB'], ['low'], { version: 1 });
    expect(late).toEqual({
      successful: false,
      result: null,
      errors: [
        {
          code: 'stale_object',
          message: 'Somebody else has changed these settings. Check them, then save.',
          path: 'version',
        },
      ],
    });
    expect((await save(['jira:WEB'], ['low'], { version: 2 })).successful).toBe(true);
  });

  it('RE-593 RE-717: need a destination, and are toggled on and off by an empty input', async () => {
    const refusal = { code: 'blank', message: 'At least one destination has to be selected', path: 'enabledDestinations' };
    expect((await save([])).errors).toEqual([refusal]);
    expect((await toggle()).errors).toEqual([{ ...refusal, message: 'At least one active destination has to be selected' }]);
    expect((await save(['github:foreign/place'])).errors).toEqual([
      { code: 'inclusion', message: 'This destination is not active.', path: 'enabledDestinations' },
    ]);
    await save(['jira:WEB']);
    expect((await toggle()).result.enabled).toBe(true);
    expect((await toggle({ enabled: true })).result.enabled).toBe(true);
    expect((await toggle()).result.enabled).toBe(false);
    expect(await ways()).toEqual([]);
  });

  it('show a chosen destination that became inactive, which waits and may stay', async () => {
    await save(['jira:WEB']);
    await world.sql(`update integration set state = 'inactive' where code = 'jira' and organization_id = $1`, [organizationId]);
    expect((await settings()).waitingDestinations).toEqual([{ name: 'Jira (WEB, Bug)', value: 'jira:WEB' }]);
    expect((await save(['jira:WEB'], ['low'])).successful).toBe(true);
    expect((await toggle()).errors[0].code).toBe('blank');
  });
});

describe('turned on', () => {
  it('says how many match, and takes them along only when asked', async () => {
    await world.sql(`update issue set triage_status = 'rejected', triage_reason = 'Other' where id = $1`, [world.issueIds[5]]);
    await world.sql(`update issue set reviewed_severity = 'low' where id = $1`, [world.issueIds[4]]);
    await save(['jira:WEB']);
    expect(await matching()).toBe(4);
    await toggle({ enabled: true });
    await catchUp();
    expect(await ways()).toEqual([]);
    await toggle({ enabled: false });
    await Promise.all([toggle({ enabled: true, exportMatching: true }), toggle({ enabled: true, exportMatching: true })]);
    expect(await ways()).toEqual(waiting(world.issueIds.slice(0, 4)));
    expect(await matching()).toBe(0);
    const [job] = await world.sql('select is_automatic, created_by from export_job');
    expect(job).toEqual({ is_automatic: true, created_by: idOf('a', 'customer') });
    expect(await world.sql('select from export_choice')).toEqual([]);
    await world.turn();
    expect(await ways()).toEqual(waiting(world.issueIds.slice(0, 4), 'jira:WEB', 'delivered'));
  });

  it('sends at most fifty at a time', async () => {
    await save(['jira:WEB'], ['low']);
    await come('low', 51);
    await toggle({ enabled: true, exportMatching: true });
    const sizes = await world.sql('select count(*)::int as size from issue_export group by export_job_id order by 1 desc');
    expect(sizes).toEqual([{ size: 50 }, { size: 1 }]);
  });

  it('takes the first two hundred of many along at once, and the others in portions afterwards, for whoever asked', async () => {
    const found = async () =>
      world.sql(
        `select count(*)::int as ways, count(distinct j.created_by)::int as people, (select catch_up_by from auto_export_settings) as by
         from issue_export x join export_job j on j.id = x.export_job_id and j.created_by = $1`,
        [idOf('a', 'customer')],
      );
    await save(['jira:WEB'], ['low']);
    await come('low', 451);
    world.passes(1_000);
    await toggle({ enabled: true, exportMatching: true });
    expect(await found()).toEqual([{ ways: 200, people: 1, by: idOf('a', 'customer') }]);
    await toggle({ enabled: false });
    await catchUp();
    expect(await found()).toEqual([{ ways: 200, people: 1, by: null }]);
    await toggle({ enabled: true });
    await catchUp();
    expect(await found()).toEqual([{ ways: 200, people: 1, by: null }]);
    await toggle({ enabled: false });
    await toggle({ enabled: true, exportMatching: true });
    await catchUp();
    expect(await found()).toEqual([{ ways: 451, people: 1, by: null }]);
  });

  it('lets what came while nothing could be started follow, once at each destination, whoever looks', async () => {
    await chooseGithub();
    await save(['jira:WEB', 'github:northwind/checkout']);
    await world.sql('delete from export_job');
    await toggle({ enabled: true });
    const ids = [...(await come('high')), ...(await come('high'))];
    await come('low');
    await Promise.all([catchUp(), catchUp()]);
    await catchUp();
    expect(await ways()).toEqual([...waiting(ids), ...waiting(ids, 'github:northwind/checkout')].toSorted());
  });

  it('never sends again what failed, was cancelled, was accepted or changed its severity', async () => {
    await save(['jira:WEB']);
    await toggle({ enabled: true });
    const [cancelled = '', failed = '', arrived = ''] = await come('high', 3);
    const [low = ''] = await come('low');
    await catchUp();
    for (const [id, state] of [
      [cancelled, 'cancelled'],
      [failed, 'failed'],
      [arrived, 'delivered'],
    ])
      await world.sql('update issue_export set state = $2 where issue_id = $1', [id, state]);
    await world.sql(`update issue set triage_status = 'accepted', reviewed_severity = 'critical' where id = $1`, [arrived]);
    await world.sql(`update issue set reviewed_severity = 'high' where id = $1`, [low]);
    await catchUp();
    expect(await ways()).toHaveLength(3);
    expect((await ways()).filter((way) => way.endsWith('waiting'))).toEqual([]);
  });

  it('begins anew with what is chosen anew: a new severity or destination brings nothing from before', async () => {
    await chooseGithub();
    await save(['jira:WEB']);
    await world.sql('delete from issue_export');
    await toggle({ enabled: true });
    const [pending = ''] = await come('high');
    await come('low');
    world.passes(5_000);
    await save(['jira:WEB', 'github:northwind/checkout'], ['high', 'low']);
    await catchUp();
    expect(await ways()).toEqual(waiting([pending]));
  });

  it('waits for an integration that is inactive or reset, and drops nothing', async () => {
    await save(['jira:WEB']);
    await toggle({ enabled: true });
    const become = (state: string) =>
      world.sql('update integration set state = $2 where code = $3 and organization_id = $1', [organizationId, state, 'jira']);
    await become('inactive');
    const [first = ''] = await come('high');
    await catchUp();
    await world.turn();
    expect(await ways()).toEqual(waiting([first]));
    await become('unconfigured');
    const [second = ''] = await come('high');
    await catchUp();
    expect(await ways()).toHaveLength(1);
    await become('active');
    await catchUp();
    await world.turn();
    expect(await ways()).toEqual(waiting([first, second], 'jira:WEB', 'delivered'));
  });
});

type OnPublished = PublishDeps['onPublished'];

describe('publishing', () => {
  const onPublished: OnPublished = async (tx, { operation, issueIds }) => {
    await startAutoExports(tx, enqueue, operation, { which: 'published', issueIds });
  };
  const tested = async () => {
    const testId = idOf('a', 'supervised');
    made += 1;
    const [row] = await world.sql(addTestedStatement, [testId, 1, `auto-${made}`, 'publishing_results', idOf('a', 'case-1')]);
    return { organizationId, testId, participantId: String(row?.['id']) };
  };
  const publish = (hook: OnPublished, turn: Awaited<ReturnType<typeof tested>>) =>
    publishParticipant({ database: world.portal.server.database, onPublished: hook }, turn);

  it('starts the way of what it makes in its own transaction, once however often it is killed', async () => {
    await save(['jira:WEB']);
    await toggle({ enabled: true });
    const turn = await tested();
    const killed: OnPublished = async (...published) => {
      await onPublished(...published);
      throw new Error('killed');
    };
    await expect(publish(killed, turn)).rejects.toThrow('killed');
    expect([await ways(), await world.sql('select from issue where participant_id = $1', [turn.participantId])]).toEqual([[], []]);
    await Promise.all([publish(onPublished, turn), publish(onPublished, turn)]);
    const [issue] = await world.sql('select id from issue where participant_id = $1', [turn.participantId]);
    expect(await ways()).toEqual(waiting([String(issue?.['id'])]));
    await catchUp();
    expect(await ways()).toHaveLength(1);
  });

  it('sends nothing while auto-export is off, nor another severity', async () => {
    await save(['jira:WEB']);
    await publish(onPublished, await tested());
    expect(await ways()).toEqual([]);
    await save(['jira:WEB'], ['critical']);
    await toggle({ enabled: true });
    await publish(onPublished, await tested());
    await catchUp();
    expect(await ways()).toEqual([]);
  });
});
