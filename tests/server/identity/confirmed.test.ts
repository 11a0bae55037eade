import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { schema } from '#tests/support/schema.ts';
import { hashPassword } from '#server/identity/password.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';
import { argumentsFor } from '../authorization/samples.ts';

const elevenMinutes = 11 * 60;

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  await world.sql('insert into password (user_id, hash) values ($1, $2) on conflict (user_id) do update set hash = excluded.hash', [
    idOf('a', 'operator'),
    await hashPassword('crowd-demo'),
  ]);
});
afterAll(() => world.stop());

const caller = async (person: PersonName, signedInAgo: number) => {
  const token = await world.portal.server.identity.mint(idOf('a', person), 600, signedInAgo);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-organization-public-id': publicId('a') };
  const post = (path: string, body: object) => fetch(`${world.portal.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    call: async (field: string, variables: object) => {
      const answer = await post('/api/customer_portal', { query: documentFor(schema, `Mutation.${field}`), variables });
      const body = (await answer.json()) as { errors?: readonly { extensions: { code: string } }[] };
      return { by: answer.headers.get('x-confirm-by'), codes: body.errors?.map(({ extensions }) => extensions.code) ?? [] };
    },
    confirm: async (password: unknown) => (await post('/api/session/confirm', { password })).status,
    end: async (what: string) => {
      const answer = await post(`/api/session/${what}`, { id: 'x' });
      return [answer.status, answer.headers.get('x-confirm-by'), await answer.json()];
    },
  };
};
const needed = { by: 'password', codes: ['CONFIRMATION_NEEDED'] };

describe('an act that asks again for the password', () => {
  const always = authorizationRows.flatMap(({ field, confirms }) => (confirms === 'always' ? [field.replace('Mutation.', '')] : []));

  it.each(always)('%s is refused to whoever signed in more than ten minutes ago, and changes nothing', async (field) => {
    const person = field.startsWith('operator') ? 'operator' : 'customer';
    const { call } = await caller(person, elevenMinutes);
    expect(await call(field, argumentsFor(`Mutation.${field}`, 'a'))).toEqual(needed);
  });

  it('is done after a sign-in a moment ago', async () => {
    const { call } = await caller('operator', 0);
    const { by } = await call('operatorCrowdTokenCreate', { input: { name: 'One' } });
    expect(by).toBeNull();
  });

  it('is done once the right password was typed, in that session alone', async () => {
    const [here, there] = [await caller('operator', elevenMinutes), await caller('operator', elevenMinutes)];
    expect([await here.confirm('wrong'), await here.confirm(7)]).toEqual([422, 422]);
    expect(await here.call('operatorCrowdTokenCreate', { input: { name: 'Two' } })).toEqual(needed);
    expect(await here.confirm('crowd-demo')).toBe(200);
    expect(await here.call('operatorCrowdTokenCreate', { input: { name: 'Two' } })).toEqual({ by: null, codes: [] });
    expect(await there.call('operatorCrowdTokenCreate', { input: { name: 'Three' } })).toEqual(needed);
    await world.sql(`update session_confirmed set at = now() - interval '11 minutes'`);
    expect(await here.call('operatorCrowdTokenCreate', { input: { name: 'Four' } })).toEqual(needed);
  });

  it('asks those who may not do it for nothing', async () => {
    const { call } = await caller('customer', elevenMinutes);
    expect(await call('operatorCrowdTokenCreate', { input: { name: 'Five' } })).toEqual({ by: null, codes: ['FORBIDDEN'] });
  });

  it('lets nobody guess', async () => {
    const { confirm } = await caller('operator', elevenMinutes);
    const tries = [];
    for (let index = 0; index < 12; index += 1) tries.push(await confirm(`wrong ${index}`));
    expect(tries.at(-1)).toBe(429);
  });
});

describe.each([
  ['end-one', 'This session has already ended.'],
  ['end-others', null],
])('/api/session/%s', (what, refusal) => {
  it('signs nobody out elsewhere before the password was typed again', async () => {
    const { end, confirm } = await caller('operator', elevenMinutes);
    await world.sql('delete from guess_count');
    await world.sql('delete from session_confirmed');
    const errors = [{ path: null, message: 'Please confirm that it is you.' }];
    expect(await end(what)).toEqual([403, 'password', { successful: false, errors }]);
    expect(await confirm('crowd-demo')).toBe(200);
    const told = refusal === null ? [] : [{ path: null, message: refusal }];
    expect(await end(what)).toEqual([200, null, { successful: refusal === null, errors: told }]);
  });

  it('does so after a sign-in a moment ago', async () => {
    const { end } = await caller('operator', 0);
    expect((await end(what)).slice(0, 2)).toEqual([200, null]);
  });
});

describe('a webhook', () => {
  const settings = (webhookUrl: string | null) => {
    const sample = argumentsFor('Mutation.notificationSettingsUpdate', 'a') as { readonly input: object };
    return { input: { ...sample.input, webhookUrl } };
  };

  it('asks for the password where its address is new, and for nothing else', async () => {
    const { call } = await caller('customer', elevenMinutes);
    expect(await call('notificationSettingsUpdate', settings('https://chat.example.com/hook'))).toEqual(needed);
    expect(await call('notificationSettingsUpdate', settings(null))).toMatchObject({ by: null });
    expect(await world.sql('select from webhook_trial')).toEqual([]);
  });
});
