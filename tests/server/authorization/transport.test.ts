import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call } from '#tests/support/portal.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';

const me = '{ getCurrentOrganizationUser { id email } }';
const flags = '{ featureFlags { name enabled } }';

describe('the transport of the API', () => {
  let world: PortalWorld;
  let customer: Call;
  let token = '';

  beforeAll(async () => {
    world = await openPortalWorld({ at: null });
    customer = await world.call('customer');
    token = await world.token('customer');
  });
  afterAll(() => world.stop());

  const send = (init: RequestInit): Promise<Response> => fetch(`${world.portal.url}/api/customer_portal`, init);
  const authorized = (): Record<string, string> => ({ authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a') });

  it('answers POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await send({ method, headers: authorized() })).status).toBe(405);
  });

  it('answers JSON only', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/graphql']) {
      expect((await send({ method: 'POST', headers: { ...authorized(), 'content-type': type }, body: 'query={me}' })).status).toBe(415);
    }
  });

  it('refuses broken JSON and bodies over 8 MiB', async () => {
    const json = { ...authorized(), 'content-type': 'application/json' };
    expect((await send({ method: 'POST', headers: json, body: '{"query":' })).status).toBe(400);
    expect(
      (
        await send({
          method: 'POST',
          headers: json,
          body: JSON.stringify({ query: flags, variables: { pad: 'x'.repeat(8 * 1024 * 1024) } }),
        })
      ).status,
    ).toBe(413);
  });

  describe('of queries that are asked together', () => {
    const together = async (calls: readonly object[], headers: object = {}) => {
      const answer = await send({
        method: 'POST',
        headers: { ...authorized(), 'content-type': 'application/json', ...headers },
        body: JSON.stringify(calls),
      });
      return { status: answer.status, said: JSON.parse(await answer.text()) as unknown };
    };
    const mutation = `mutation { invite: organizationUsersCreate(input: { emails: ["new@a.test"] }) { successful } }`;

    it('answers each in its place, and each refusal for itself', async () => {
      const [who, told, refused] = await Promise.all([customer(me), customer(flags), customer('{ operatorOrganizations { id } }')]);
      const { status, said } = await together([{ query: me }, { query: '{ operatorOrganizations { id } }' }, { query: flags }]);
      expect(status).toBe(200);
      expect(said).toEqual([JSON.parse(who.text), JSON.parse(refused.text), JSON.parse(told.text)]);
    });

    it('reads at most eight, and at least one', async () => {
      const many = (count: number) => Array.from({ length: count }, () => ({ query: me }));
      const statuses = await Promise.all([0, 1, 8, 9].map(async (count) => (await together(many(count))).status));
      expect(statuses).toEqual([400, 200, 200, 400]);
    });

    it('refuses all where one would change something, and changes nothing', async () => {
      const count = async () => (await world.portal.database.owner.query('select count(*) from organization_user')).rows;
      const before = await count();
      for (const calls of [[{ query: mutation }], [{ query: me }, { query: mutation }]])
        expect(await together(calls)).toEqual({
          status: 400,
          said: {
            error_code: 'bad_request',
            errors: [{ message: 'Only queries are asked together.', extensions: { code: 'BAD_REQUEST' } }],
          },
        });
      expect(await count()).toEqual(before);
    });

    it('asks each of them for the organization', async () => {
      expect((await together([{ query: me }, { query: flags }], { 'x-organization-public-id': publicId('b') })).status).toBe(409);
    });
  });

  it('names what it could not read in its own codes', async () => {
    const json = { ...authorized(), 'content-type': 'application/json' };
    const codeOf = async (init: RequestInit) =>
      ((await (await send({ method: 'POST', ...init })).json()) as { error_code?: string }).error_code;
    expect([
      await codeOf({ headers: json, body: '{"query":' }),
      await codeOf({ headers: json, body: '' }),
      await codeOf({ headers: json, body: ' '.repeat(9 * 1024 * 1024) }),
      await codeOf({ headers: { ...authorized(), 'content-type': 'application/graphql' }, body: flags }),
    ]).toEqual(['bad_request', 'bad_request', 'too_large', 'unsupported_media_type']);
  });

  it('refuses a document that nests without end', async () => {
    for (const levels of [500, 5000]) {
      const { status, errors } = await customer(`${'{ a '.repeat(levels)}${'}'.repeat(levels)}`);
      expect([levels, status, errors?.map(({ extensions }) => extensions?.code)]).toEqual([levels, 200, expect.anything()]);
      expect(errors?.every(({ extensions }) => /^(?:LIMIT_EXCEEDED|GRAPHQL_VALIDATION_FAILED)$/u.test(extensions?.code ?? ''))).toBe(true);
    }
  });

  it('tells an unknown caller nothing', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const claims = { sub: idOf('a', 'customer') };
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setIssuer('http://localhost:4173/oidc')
      .setAudience('urn:muster:api')
      .setExpirationTime('10m')
      .sign(privateKey);
    const none = new UnsecuredJWT(claims)
      .setIssuer('http://localhost:4173/oidc')
      .setAudience('urn:muster:api')
      .setExpirationTime('10m')
      .encode();
    const expired = await world.portal.server.identity.mint(idOf('a', 'customer'), -60);
    const broken = `${token.slice(0, -6)}AAAAAA`;
    for (const bad of ['', 'nonsense', foreign, none, expired, broken]) {
      const answer = await world.portal.post(
        { query: me },
        { 'x-organization-public-id': publicId('a'), ...(bad === '' ? {} : { authorization: `Bearer ${bad}` }) },
      );
      expect([answer.status, answer.errorCode, answer.data]).toEqual([401, 'unauthenticated', undefined]);
    }
  });

  it('sends a removed member away with 403', async () => {
    const gone = await world.call('gone');
    const answer = await gone(me);
    expect([answer.status, answer.errorCode]).toEqual([403, 'user_not_found']);
  });

  it('answers 409 with the same bytes for a foreign, an unknown and a malformed organization', async () => {
    const answers = await Promise.all(
      [publicId('b'), 'unknown', '%00'].map((header) => customer(flags, {}, { 'x-organization-public-id': header })),
    );
    expect(answers.map(({ status, errorCode }) => [status, errorCode])).toEqual(answers.map(() => [409, 'stale_organization']));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('lets only the question who one is go without an organization', async () => {
    const without = (query: string) => world.portal.post({ query }, { authorization: `Bearer ${token}` });
    expect((await without(me)).data?.['getCurrentOrganizationUser'].id).toBe(idOf('a', 'customer'));
    expect((await without(flags)).status).toBe(409);
    expect((await without('{ getCurrentOrganizationUser { id } featureFlags { name } }')).status).toBe(409);
  });

  it('ends a trial with 403 for customers and lets test managers go on', async () => {
    await world.portal.database.owner.query(`update organization set has_contract = false where id = $1`, [idOf('a', 'organization')]);
    await world.portal.database.owner.query(`insert into trial (organization_id, finishes_at) values ($1, now() - interval '1 hour')`, [
      idOf('a', 'organization'),
    ]);
    const manager = await world.call('manager');
    await expect.poll(async () => (await customer(me)).errorCode, { timeout: 3000 }).toBe('trial_expired');
    expect((await manager(me)).status).toBe(200);
    await world.portal.database.owner.query('delete from trial');
    await world.portal.database.owner.query(`update organization set has_contract = true`);
  });

  it.each([
    ['a field that does not exist', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a text that is no document', '{', 'GRAPHQL_PARSE_FAILED'],
    [
      'too deep a document',
      `{ flexibleTestingIssue(id: "x") { test ${'{ parentTest { supervisedTests '.repeat(10)} { id } ${'} }'.repeat(10)} } }`,
      'LIMIT_EXCEEDED',
    ],
    ['too many aliases', `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: featureFlags { name }`).join(' ')} }`, 'LIMIT_EXCEEDED'],
    ['too many tokens', `{ ${'featureFlags { name } '.repeat(3000)} }`, 'LIMIT_EXCEEDED'],
    [
      'an unknown input field',
      'mutation { organizationUpdate(input: { chosenName: "x", organizationId: "y" }) { successful } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('refuses %s', async (_, query, code) => {
    const answer = await customer(query);
    expect([answer.status, answer.data, answer.errors[0]?.extensions?.code]).toEqual([200, undefined, code]);
    expect(answer.text).not.toMatch(/Did you mean/u);
  });

  it('refuses a page size outside of 1 to 100 and a cursor of somebody else', async () => {
    const list =
      'query($first: Int, $after: String) { flexibleTestingIssues(first: $first, after: $after) { edges { node { id } } pageInfo { endCursor } } }';
    for (const first of [0, 101, -1]) expect((await customer(list, { first })).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    const other = await world.call('customer of b');
    const endCursor: unknown = (await other(list, { first: 1 })).data?.['flexibleTestingIssues'].pageInfo.endCursor;
    expect((await customer(list, { first: 1, after: endCursor })).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
