import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const search = 'query ($query: String) { getOrganizations(query: $query) { publicId shortCode name } }';
const change = `mutation ($input: ChangeOrganizationInput!) { answer: changeOrganization(input: $input) {
  successful errors { code message path } result { id role organization { publicId } } } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  const plain = { created_at: '2026-01-01T00:00:00Z' };
  const organization = (public_id: string, short_code: string, name: string, more: object = {}) =>
    world.seed('organization', {
      public_id,
      short_code,
      name,
      created_at: plain.created_at,
      deleted_at: (more as { deleted_at?: string }).deleted_at ?? null,
    });
  await organization('org-contoso', 'CT', 'Contoso 100%');
  await organization('org-under', 'UN', 'Under_score');
  await organization('org-gone', 'GO', 'Contoso gone', { deleted_at: '2026-02-01T00:00:00Z' });
});
afterAll(() => world.stop());

const found = async (query: string | null) =>
  (await world.ask('manager', search, { query })).getOrganizations.map((each: { publicId: string }) => each.publicId);

describe('the organizations to switch to', () => {
  it('SH-377 SH-211 SH-212 SH-213: are found by name or code, whatever the case', async () => {
    expect((await world.ask('manager', search, { query: 'cont' })).getOrganizations).toEqual([
      { publicId: 'org-contoso', shortCode: 'CT', name: 'Contoso 100%' },
    ]);
    expect(await found('ct')).toEqual(['org-contoso']);
    expect((await found(null)).length).toBe(4);
    expect((await found('')).length).toBe(4);
  });

  it('take the query literally', async () => {
    expect(await found('%')).toEqual(['org-contoso']);
    expect(await found('_')).toEqual(['org-under']);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await world.refusal('manager', search, { query: 'x'.repeat(256) })).toBe('200 BAD_USER_INPUT');
    expect(await world.refusal('manager', search, { query: 'x'.repeat(255) })).toBe('200 no error');
  });

  it('SH-333 SH-336: are for test managers only', async () => {
    for (const person of ['customer', 'accepted'] as const) {
      expect(await world.refusal(person, search, { query: '' })).toBe('200 FORBIDDEN');
      expect(await world.refusal(person, change, { input: { organizationPublicId: 'org-b' } })).toBe('200 FORBIDDEN');
    }
  });
});

describe('switching the organization', () => {
  it('SH-275 SH-276: takes an existing one that is not the current one', async () => {
    for (const organizationPublicId of ['org-a', 'nowhere', '', 'org-gone'])
      expect((await world.ask('manager', change, { input: { organizationPublicId } })).answer).toEqual({
        successful: false,
        errors: [{ code: 'invalid', message: 'Ensure you select organization from the list', path: 'organizationPublicId' }],
        result: null,
      });
  });

  it('SH-383 SH-335 SH-030: moves the test manager, and older headers answer 409', async () => {
    const { answer } = await world.ask('manager', change, { input: { organizationPublicId: 'org-b' } });
    expect(answer).toEqual({
      successful: true,
      errors: [],
      result: { id: world.id('manager'), role: 'test_manager', organization: { publicId: 'org-b' } },
    });
    const stale = await world.send('manager', search, {});
    expect([stale.status, stale.errorCode]).toEqual([409, 'stale_organization']);
    const tests = 'query { platformTests(status: in_progress) { edges { node { ... on FlexibleTestingTest { name } } } } }';
    const fresh = await world.send('manager', tests, {}, { 'x-organization-public-id': 'org-b' });
    expect(fresh.status).toBe(200);
    expect(fresh.text).toContain('marker-b');
    expect(fresh.text).not.toContain('marker-a');
  });
});

describe('credits', () => {
  const document = `query ($first: Int, $after: String) { getCurrentOrganizationUser { organization { creditAccount { balance
    transactions(first: $first, after: $after) { nodes { id description createdAt amount balanceAfterTransaction subject { type name id url } } pageInfo { hasNextPage endCursor } } } } } }`;
  const account = async (variables: object = {}, person: Person = 'customer') =>
    (await world.ask(person, document, variables)).getCurrentOrganizationUser.organization.creditAccount;

  it('SH-185 SH-186 SH-187 SH-200 SH-201 SH-202 SH-203 SH-204 SH-205 SH-206 SH-207 SH-208 SH-209 SH-210: are a balance and its movements', async () => {
    await world.sql('update credit_account set balance = 87.5 where organization_id = $1', [world.id('organization')]);
    const common = { balance_after_transaction: 87.5, created_at: '2026-11-20T09:00:00.000Z' };
    await world.things.row('credit_transaction', {
      id: world.id('paid'),
      description: 'Top up',
      amount: 100,
      ...common,
      created_at: '2026-11-01T09:00:00Z',
      balance_after_transaction: 100,
    });
    await world.things.row('credit_transaction', {
      id: world.id('spent'),
      description: 'Run',
      amount: -12.5,
      subject_type: 'Supervised Test',
      subject_id: world.id('supervised'),
      subject_name: 'The run',
      ...common,
    });
    const { balance, transactions } = await account();
    expect([balance, transactions.nodes]).toEqual([
      87.5,
      [
        {
          id: world.id('spent'),
          description: 'Run',
          createdAt: '2026-11-20T09:00:00.000Z',
          amount: -12.5,
          balanceAfterTransaction: 87.5,
          subject: { type: 'Supervised Test', name: 'The run', id: world.id('supervised'), url: `/results/${world.id('supervised')}` },
        },
        {
          id: world.id('paid'),
          description: 'Top up',
          createdAt: '2026-11-01T09:00:00.000Z',
          amount: 100,
          balanceAfterTransaction: 100,
          subject: null,
        },
      ],
    ]);
  });

  it('SH-378 SH-454 SH-455: come 10 a page by a cursor, each once', async () => {
    for (let index = 0; index < 11; index += 1)
      await world.things.row('credit_transaction', {
        id: world.id(`same ${index}`),
        description: `Same ${index}`,
        amount: 1,
        balance_after_transaction: 1,
        created_at: '2026-11-10T09:00:00.000123Z',
      });
    const first = (await account()).transactions;
    expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([10, true]);
    const second = (await account({ after: first.pageInfo.endCursor })).transactions;
    expect([second.nodes.length, second.pageInfo.hasNextPage]).toEqual([3, false]);
    expect(new Set([...first.nodes, ...second.nodes].map((each: { id: string }) => each.id)).size).toBe(13);
    expect(second.nodes.at(-1).description).toBe('Top up');
    for (const variables of [{ first: 0 }, { first: -1 }, { first: 101 }, { after: 'x' }, { after: '' }])
      expect(await world.refusal('customer', document, variables)).toBe('200 BAD_USER_INPUT');
    const foreign = await world.send('customer of b', document, { after: first.pageInfo.endCursor });
    expect(foreign.errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('SH-346 SH-348 LA-467: are null without the credit model, and for community test managers', async () => {
    expect(await account({}, 'accepted')).toBeNull();
    await world.sql('update organization set credit_model_access = false where id = $1', [world.id('organization')]);
    expect(await account()).toBeNull();
    await world.sql('update organization set credit_model_access = true where id = $1', [world.id('organization')]);
    expect((await account()).balance).toBe(87.5);
  });
});

describe('notifications', () => {
  const document = 'query ($first: Int) { notifications(first: $first) { kind publicId details { description link } createdAt } }';
  const note = (public_id: string, columns: object) =>
    world.things.row('notification', { public_id, kind: 'info', description: public_id, created_at: '2026-11-20T10:00:00Z', ...columns });
  const read = async (person: Person, variables: object = {}) =>
    (await world.ask(person, document, variables)).notifications.map((each: { publicId: string }) => each.publicId);

  it('SH-234 SH-235 SH-236 SH-237 SH-238: are those to the person or their role, newest first', async () => {
    await note('to customer', { user_id: world.id('customer'), created_at: '2026-11-20T11:00:00Z', link: '/results' });
    await note('to moderators', { roles: ['community_test_manager'] });
    await note('to accepted', { user_id: world.id('accepted'), created_at: '2026-11-20T12:00:00Z' });
    await note('ancient', { roles: ['customer'], created_at: '2025-01-01T00:00:00Z' });
    expect((await world.ask('customer', document)).notifications[0]).toEqual({
      kind: 'info',
      publicId: 'to customer',
      details: { description: 'to customer', link: '/results' },
      createdAt: '2026-11-20T11:00:00.000Z',
    });
    expect(await read('customer')).toEqual(['to customer', 'a-notification']);
    expect(await read('accepted')).toEqual(['to accepted', 'to moderators']);
    expect(await read('assigned')).toEqual(['to moderators']);
    expect(await read('customer of b')).toEqual(['b-notification']);
  });

  it('come as many as are asked for, 1 to 100', async () => {
    expect(await read('customer', { first: 1 })).toEqual(['to customer']);
    for (const first of [0, -5, 101]) expect(await world.refusal('customer', document, { first })).toBe('200 BAD_USER_INPUT');
  });
});

describe('page views', () => {
  const document = 'mutation ($input: PageViewTrackInput!) { answer: pageViewTrack(input: $input) { successful result errors { code } } }';
  it('are counted for everybody, with names of at most 255 characters, and not audited', async () => {
    for (const person of ['customer', 'accepted'] as const)
      expect((await world.ask(person, document, { input: { pageName: 'results' } })).answer).toEqual({
        successful: true,
        result: 'results',
        errors: [],
      });
    expect(await world.refusal('customer', document, { input: { pageName: 'x'.repeat(256) } })).toBe('200 BAD_USER_INPUT');
    expect(await world.sql(`select 1 from audit where operation = 'pageViewTrack'`)).toEqual([]);
  });
});
