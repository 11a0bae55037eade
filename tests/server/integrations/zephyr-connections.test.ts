import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkIntegration } from '#server/areas/integrations/check-integration.job.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { personOf } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { openIntegrationsWorld } from './world.ts';
import type { IntegrationsWorld } from './world.ts';

let world: IntegrationsWorld;
beforeAll(async () => {
  world = await openIntegrationsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  await world.sql('delete from integration');
});
afterAll(() => world.stop());

const shown = 'id code name site active archived createdAt';
const create = `mutation ($input: ZephyrConnectionCreateInput!) { answer: zephyrConnectionCreate(input: $input) { successful result { ${shown} } errors { code message path } } }`;
const archive = `mutation ($input: ZephyrConnectionArchiveInput!) { answer: zephyrConnectionArchive(input: $input) { successful result { ${shown} } errors { code message path } } }`;
const projects = `query ($connectionId: ID!) { answer: getProjects(connectionId: $connectionId) { nodes { key } } }`;

const ask = async (query: string, variables: object, person: PersonName = 'customer', side: Side = 'a'): Promise<Loose> => {
  const { data, errors } = await world.send(personOf(side, person), query, variables);
  return errors.length > 0 ? errors.map(({ extensions }) => extensions?.code) : data?.['answer'];
};
const squad = (more: object = {}) => ({
  code: 'zephyr_squad',
  name: ' Store on Jira ',
  site: `${demoAccess.zephyrSquad.site}/`,
  apiToken: demoAccess.zephyrSquad.secret,
  ...more,
});
const scale = (more: object = {}) => ({
  code: 'zephyr_scale',
  name: 'Shop team',
  site: demoAccess.zephyrScale.site,
  apiToken: demoAccess.zephyrScale.secret,
  ...more,
});
const add = (input: object, person?: PersonName) => ask(create, { input }, person);
const reset = (connectionId: string, side: Side = 'a') => ask(archive, { input: { connectionId } }, 'customer', side);
const list = async () => (await world.send('customer', `{ answer: zephyrConnections { ${shown} } }`)).data?.['answer'];

describe('a connection to a Zephyr tool', () => {
  it.each([
    ['zephyr_squad', squad(), 'STORE'],
    ['zephyr_scale', scale(), 'SHOP'],
  ])(
    'LA-522 LA-524 LA-525 SH-216: is added for %s once the tool accepts it, and imports read through it at once',
    async (code, input, key) => {
      const { successful, result, errors } = await add(input, 'manager');
      expect([successful, errors]).toEqual([true, []]);
      expect(result).toEqual({
        id: expect.any(String),
        code,
        name: code === 'zephyr_squad' ? 'Store on Jira' : 'Shop team',
        site: code === 'zephyr_squad' ? demoAccess.zephyrSquad.site : demoAccess.zephyrScale.site,
        active: true,
        archived: false,
        createdAt: expect.stringMatching(/Z$/u),
      });
      expect(await list()).toEqual([result]);
      expect((await ask(projects, { connectionId: result.id })).nodes[0].key).toBe(key);
      const [row] = await world.sql(`select settings::text, encode(sealed_secret, 'escape') as sealed from integration`);
      expect(JSON.stringify(row)).not.toContain('demo-zephyr');
    },
  );

  it('may be one of several of a tool', async () => {
    for (const name of ['One', 'Other']) await add(scale({ name }));
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['One', 'Other']);
  });

  it.each([
    [scale({ name: ' ' }), 'blank', "can't be blank", 'name'],
    [squad({ site: '' }), 'blank', "can't be blank", 'site'],
    [squad({ apiToken: '' }), 'blank', "can't be blank", 'apiToken'],
    [squad({ site: 'http://jira.northwind.test' }), 'invalid', 'site URL must start with https', 'site'],
    [scale({ code: 'jira' }), 'inclusion', 'Not a Zephyr tool.', 'code'],
    [squad({ apiToken: 'wrong' }), 'client_authentication_invalid', 'The tool does not accept this token.', 'apiToken'],
    [scale({ apiToken: 'wrong' }), 'client_authentication_invalid', 'The tool does not accept this token.', 'apiToken'],
  ])('is refused with %j, at its field, and not made', async (input, code, message, path) => {
    expect(await add(input)).toEqual({ successful: false, result: null, errors: [{ code, message, path }] });
    expect(await world.sql('select id from integration')).toEqual([]);
  });

  it('sends no token of Zephyr Scale to another host', async () => {
    const before = world.standIns.asked('zephyr_scale').length;
    expect((await add(scale({ site: 'https://evil.test' }))).errors[0]).toMatchObject({ code: 'invalid', path: 'site' });
    expect(world.standIns.asked('zephyr_scale')).toHaveLength(before);
  });

  it('LA-523: leaves the list when it is archived, with its token, and archived twice stays so', async () => {
    const { result: kept } = await add(scale({ name: 'Stays' }));
    const { result } = await add(scale());
    expect(await reset(result.id)).toMatchObject({
      successful: true,
      result: { id: result.id, active: false, archived: true },
      errors: [],
    });
    expect((await reset(result.id)).successful).toBe(true);
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    expect(await ask(projects, { connectionId: result.id })).toEqual(['INTEGRATION_ERROR']);
    const rows = await world.sql('select state, sealed_secret from integration where id = $1', [result.id]);
    expect(rows).toEqual([{ state: 'unconfigured', sealed_secret: null }]);
  });

  it('is looked at in the background, and turns inactive when its token is taken no more', async () => {
    const { result } = await add(squad());
    const { database, services } = world.portal.server;
    const check = () =>
      checkIntegration({ database, vendors: services.vendors }, { organizationId: idOf('a', 'organization'), integrationId: result.id });
    await check();
    expect((await list())[0].active).toBe(true);
    world.standIns.misbehave({ vendor: 'zephyr_squad', kind: 'unauthorized', times: 1, where: '' });
    await check();
    expect((await list())[0].active).toBe(false);
  });

  it('belongs to its organization, and to no moderator', async () => {
    const { result } = await add(scale());
    expect(await reset(result.id, 'b')).toEqual(['NOT_FOUND']);
    expect(await ask(create, { input: scale() }, 'accepted')).toEqual(['FORBIDDEN']);
    expect((await list()).length).toBe(1);
  });

  it('archives nothing but a connection to Zephyr', async () => {
    await world.save({
      code: 'testrail',
      site: demoAccess.testrail.site,
      username: demoAccess.testrail.username,
      api_key: demoAccess.testrail.secret,
    });
    const { id } = await world.one('testrail');
    expect(await reset(id)).toEqual(['NOT_FOUND']);
    expect((await world.one('testrail')).state).toBe('active');
  });
});
