import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkIntegration, queueDueChecks } from '#server/areas/integrations/check-integration.job.ts';
import { findConnection } from '#server/vendors/connection.ts';
import { askThrough } from '#server/vendors/note-access.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { databaseOver, systemViewer } from '#server/workflow/transaction.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { jiraInput, openIntegrationsWorld, testRailInput } from './world.ts';
import type { IntegrationsWorld } from './world.ts';

let world: IntegrationsWorld;
beforeAll(async () => {
  world = await openIntegrationsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  await world.sql('delete from notification');
  await world.sql('delete from integration');
});
afterAll(() => world.stop());

const organizationId = idOf('a', 'organization');
const deps = () => {
  const { clock, vendors } = world.portal.server.services;
  return { database: databaseOver(world.portal.database.app, clock), vendors };
};
const importRun = () =>
  world.send(
    'customer',
    'mutation ($input: ImportTestCasesFromTestrailTestRunInput!) { importTestCasesFromTestrailTestRun(input: $input) { successful errors { code } } }',
    { input: { testRunId: '104' } },
  );

describe('access to a tool', () => {
  it('turns inactive with the first call that the tool refuses, and tells whoever can mend it once', async () => {
    await world.save(testRailInput);
    const [event] = await world.sql('select coalesce(max(id), 0) as id from outbox');
    world.standIns.misbehave({ vendor: 'testrail', kind: 'unauthorized', times: 99, where: '' });
    await importRun();
    await importRun();
    expect((await world.one('testrail')).state).toBe('inactive');
    expect(await world.sql(`select roles, description, link from notification where kind = 'integration_stopped'`)).toEqual([
      {
        roles: ['customer', 'test_manager'],
        description: 'TestRail no longer accepts the credential of this integration. Nothing is sent or imported until it is renewed.',
        link: '/organization-settings/integrations/testrail',
      },
    ]);
    const topics = await world.sql('select topic from outbox where id > $1 order by id', [event?.['id']]);
    expect(topics.map(({ topic }) => topic)).toEqual(['organization', 'notification']);
  });

  it('turns active again with the first call that the tool takes', async () => {
    await world.save(testRailInput);
    await world.sql(`update integration set state = 'inactive'`);
    await importRun();
    expect((await world.one('testrail')).state).toBe('active');
  });

  it('is judged by no answer to a credential that was replaced meanwhile', async () => {
    await world.save(testRailInput);
    const { database, vendors } = deps();
    const viewer = systemViewer(organizationId);
    const old = await findConnection({ database, viewer, secrets: vendors.secrets, scopeChecks: true }, { code: 'testrail' });
    if (typeof old === 'string') throw new Error(old);
    const refusing = () => Promise.reject(new VendorError('testrail', 'unauthorized'));
    await world.save(testRailInput);
    await expect(askThrough({ database, organizationId }, old, refusing)).rejects.toThrow('did not accept');
    expect((await world.one('testrail')).state).toBe('active');
    const now = await findConnection({ database, viewer, secrets: vendors.secrets, scopeChecks: true }, { code: 'testrail' });
    if (typeof now === 'string') throw new Error(now);
    await expect(askThrough({ database, organizationId }, now, refusing)).rejects.toThrow('did not accept');
    expect((await world.one('testrail')).state).toBe('inactive');
  });
});

describe('a look at a credential', () => {
  const check = async (code: string) => checkIntegration(deps(), { organizationId, integrationId: (await world.one(code)).id });

  it('finds one that stopped working though nobody calls, and one that works again', async () => {
    await world.save(jiraInput());
    world.standIns.misbehave({ vendor: 'jira', kind: 'unauthorized', times: 99, where: '' });
    await check('jira');
    expect((await world.one('jira')).state).toBe('inactive');
    world.standIns.behave();
    await check('jira');
    expect((await world.one('jira')).state).toBe('active');
  });

  it('says nothing where the tool has a problem, and asks once', async () => {
    await world.save(testRailInput);
    const before = world.standIns.asked('testrail').length;
    await check('testrail');
    expect(world.standIns.asked('testrail').length).toBe(before + 1);
    world.standIns.misbehave({ vendor: 'testrail', kind: 'broken', times: 99, where: '' });
    await check('testrail');
    expect((await world.one('testrail')).state).toBe('active');
  });

  it('is taken once an hour for each, by one of the nodes', async () => {
    await world.save(testRailInput);
    await world.save(jiraInput());
    const queued: string[] = [];
    const { database } = deps();
    const enqueue = async (_tx: unknown, _name: unknown, data: object) => void queued.push(JSON.stringify(data));
    const chore = queueDueChecks(enqueue);
    const owner = world.portal.database.owner;
    const clock = world.portal.server.services.clock;
    await chore({ owner, database, clock });
    expect(queued).toEqual([]);
    await world.sql(`update integration set checked_at = checked_at - interval '61 minutes' where code = 'jira'`);
    await Promise.all([chore({ owner, database, clock }), chore({ owner, database, clock })]);
    expect(queued).toEqual([JSON.stringify({ organizationId, integrationId: (await world.one('jira')).id })]);
  });
});
