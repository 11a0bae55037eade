import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/areas/integrations/connect-cli.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { openIntegrationsWorld } from './world.ts';
import type { IntegrationsWorld } from './world.ts';

let world: IntegrationsWorld;
beforeAll(async () => {
  world = await openIntegrationsWorld();
});
afterEach(() => world.sql('delete from integration'));
afterAll(() => world.stop());

const run = (words: string, token: string) => {
  const { database, services } = world.portal.server;
  const { secrets, call } = services.vendors;
  return connect({ owner: world.portal.database.owner, database, secrets, fetch: call.fetch }, words.split(' '), token).catch(
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
};
const shortCode = async (side: 'a' | 'b') =>
  (await world.sql('select short_code from organization where public_id = $1', [`org-${side}`]))[0]?.['short_code'];

describe('the operator’s command', () => {
  it('LA-119: connects GitHub for an organization, and no other', async () => {
    expect(await run(`github ${await shortCode('a')}`, demoAccess.github.secret)).toMatch(
      /^GitHub is connected for .+, as maya-okafor\.$/u,
    );
    expect([(await world.one('github')).state, (await world.one('github', 'customer of b')).state]).toEqual(['active', 'unconfigured']);
    const [row] = await world.sql(`select role, user_id, operation from audit where operation = 'connect' order by at desc limit 1`);
    expect(row).toEqual({ role: 'test_manager', user_id: null, operation: 'connect' });
  });

  it('connects a server of one’s own', async () => {
    const { site, secret } = demoAccess.githubServer;
    await run(`github ${await shortCode('a')} --site ${site}`, secret);
    expect((await world.one('github')).clientAuthentication).toEqual({ site, username: 'maya-okafor' });
  });

  it.each([
    ['github NOBODY', 'x', 'There is no organization NOBODY.'],
    ['github org-a', 'wrong', 'GitHub does not accept this token.'],
    ['github org-a', '', "access_token can't be blank"],
    ['github org-a --site http://github.shop.test', 'x', 'site site URL must start with https'],
    ['jira org-a', 'x', expect.stringContaining('npm run connect -- github <organization>')],
  ])('says in words why %j does not work', async (words, token, message) => {
    expect(await run(words, token)).toEqual(message);
    expect((await world.one('github')).state).toBe('unconfigured');
  });
});
