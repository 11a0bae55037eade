import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const me = async (selection: string, person: Person = 'customer') =>
  (await world.ask(person, `query { getCurrentOrganizationUser { ${selection} } }`)).getCurrentOrganizationUser;

describe('the signed-in person', () => {
  it('SH-162 SH-163 SH-164 SH-165 SH-166 SH-167 SH-168 SH-169 SH-172 SH-174 SH-042: reads their own record', async () => {
    const selection = 'id role fullName publicId firstName lastName email createdAt isTestManager organization { publicId }';
    const roles = { customer: 'customer', manager: 'test_manager', accepted: 'community_test_manager' } as const;
    for (const [person, role] of Object.entries(roles) as [keyof typeof roles, string][]) {
      const answer = await me(selection, person);
      expect({ ...answer, fullName: answer.fullName.split(' ')[0], lastName: null }).toEqual({
        id: world.id(person),
        role,
        fullName: person,
        publicId: `a-${person}`,
        firstName: person,
        lastName: null,
        email: `${person}@a.example`,
        createdAt: '2026-11-20T09:00:00.000Z',
        isTestManager: role === 'test_manager',
        organization: { publicId: 'org-a' },
      });
    }
  });

  it('SH-374: reads all that is said of them in one answer', async () => {
    const answer = await me(
      'id role fullName publicId firstName lastName email createdAt intercomUserHash streamChatToken organization { id } trial { id } isTestManager',
    );
    expect(answer).toEqual({
      id: world.id('customer'),
      role: 'customer',
      fullName: expect.stringMatching(/^customer /u),
      publicId: 'a-customer',
      firstName: 'customer',
      lastName: expect.any(String),
      email: 'customer@a.example',
      createdAt: '2026-11-20T09:00:00.000Z',
      intercomUserHash: null,
      streamChatToken: null,
      organization: { id: world.id('organization') },
      trial: null,
      isTestManager: false,
    });
  });

  it('SH-170: is known to the help widget by the keyed hash of their public id, where there is a widget', async () => {
    const { services } = world.portal.server;
    Object.assign(services, { helpWidgetHash: (publicId: string) => createHmac('sha256', 'widget secret').update(publicId).digest('hex') });
    const hashes = await Promise.all(
      (['customer', 'manager'] as const).map(async (person) => (await me('intercomUserHash', person)).intercomUserHash),
    );
    expect(hashes).toEqual(['a-customer', 'a-manager'].map((id) => createHmac('sha256', 'widget secret').update(id).digest('hex')));
    Object.assign(services, { helpWidgetHash: null });
  });

  it("SH-171: gets a token for Stream's chat that names them, for a day, where the operator has an application there", async () => {
    const { vendors } = world.portal.server.services;
    Object.assign(vendors, { streamChatSecret: 'stream secret' });
    for (const person of ['customer', 'manager', 'accepted'] as const) {
      const { streamChatToken } = await me('streamChatToken', person);
      const { payload, protectedHeader } = await jwtVerify(streamChatToken, new TextEncoder().encode('stream secret'), {
        currentDate: new Date(moment),
      });
      expect([protectedHeader.alg, payload['user_id'], (payload.exp ?? 0) - (payload.iat ?? 0)]).toEqual(['HS256', `a-${person}`, 86_400]);
    }
    Object.assign(vendors, { streamChatSecret: null });
  });

  it('SH-012 SH-020 SH-034 LA-009 RE-596: has one of three roles', async () => {
    expect([(await me('role', 'customer')).role, (await me('role', 'manager')).role, (await me('role', 'accepted')).role]).toEqual([
      'customer',
      'test_manager',
      'community_test_manager',
    ]);
  });

  it('SH-175 SH-176 SH-177 SH-178 SH-179 SH-180: reads their organization', async () => {
    await world.sql(`update organization set name = 'Northwind', chosen_name = 'North', is_name_chosen = true where id = $1`, [
      world.id('organization'),
    ]);
    expect((await me('organization { id publicId name chosenName shortCode isNameChosen }')).organization).toEqual({
      id: world.id('organization'),
      publicId: 'org-a',
      name: 'Northwind',
      chosenName: 'North',
      shortCode: 'AA',
      isNameChosen: true,
    });
  });

  it('SH-182 SH-183 SH-184 LA-190: reads the issue fields that integrations map, moderators do not', async () => {
    const issue_field_definitions = [{ code: 'title', label: 'Title' }];
    await world.sql('update organization set issue_field_definitions = $2 where id = $1', [
      world.id('organization'),
      JSON.stringify(issue_field_definitions),
    ]);
    const selection = 'organization { issueFieldDefinitions { code label } }';
    expect((await me(selection)).organization.issueFieldDefinitions).toEqual(issue_field_definitions);
    expect((await me(selection, 'accepted')).organization.issueFieldDefinitions).toBeNull();
  });

  const flags = {
    'SH-188 LA-189': 'flexibleTestingAccess',
    'SH-189': 'isServiceTypeSelectionEnabled',
    'SH-190 LA-189': 'googleSheetsAutoImportEnabled',
    'SH-191 LA-189': 'knownIssuesUploadEnabled',
    'SH-192 LA-189': 'advancedTestsAccess',
    'SH-193 LA-189': 'creditModelAccess',
    'SH-194 LA-189': 'newLaunchUxEnabled',
    'SH-195 LA-189': 'autoLaunchingEnabled',
    'SH-196 LA-189': 'videoRequirementEnabled',
  };
  for (const [row, flag] of Object.entries(flags))
    it(`${row}: carries the flag ${flag}, on and off`, async () => {
      const column = flag.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
      for (const value of [false, true]) {
        await world.sql(`update organization set ${column} = $2 where id = $1`, [world.id('organization'), value]);
        expect((await me(`organization { ${flag} }`)).organization[flag]).toBe(value);
      }
    });

  it('SH-173 SH-197 SH-198 SH-199: reads the trial, while there is no contract', async () => {
    const selection = 'trial { id finishesAt finishedAt }';
    expect((await me(selection)).trial).toBeNull();
    await world.things.row('trial', { id: world.id('trial'), finishes_at: '2026-12-01T00:00:00Z' });
    expect((await me(selection)).trial).toBeNull();
    await world.sql('update organization set has_contract = false where id = $1', [world.id('organization')]);
    expect((await me(selection)).trial).toEqual({ id: world.id('trial'), finishesAt: '2026-12-01T00:00:00.000Z', finishedAt: null });
    await world.sql('update organization set has_contract = true where id = $1', [world.id('organization')]);
  });

  const known = [
    'customer-test-case-uploader',
    'customer-test-rails-test-case-importer',
    'delivery-mode-selection',
    'routing-unique-test-data',
    'scope-requirements',
  ];

  it('LA-192: reads each feature flag of the organization beside its own ones, on and off', async () => {
    for (const enabled of [true, false]) {
      await world.sql('delete from feature_flag where organization_id = $1', [world.id('organization')]);
      for (const name of known) await world.things.row('feature_flag', { name, enabled });
      expect((await world.ask('customer', 'query { featureFlags { name enabled } }')).featureFlags).toEqual(
        known.map((name) => ({ name, enabled })),
      );
    }
    await world.sql('delete from feature_flag where organization_id = $1', [world.id('organization')]);
    await world.things.row('feature_flag', { name: 'delivery-mode-selection', enabled: true });
    await world.things.row('feature_flag', { name: 'routing-unique-test-data', enabled: false });
    for (const person of ['customer', 'accepted'] as const)
      expect((await world.ask(person, 'query { featureFlags { name enabled } }')).featureFlags).toEqual([
        { name: 'delivery-mode-selection', enabled: true },
        { name: 'routing-unique-test-data', enabled: false },
      ]);
    expect((await world.ask('customer of b', 'query { featureFlags { name } }')).featureFlags).toEqual([]);
  });
});

describe('the members of the organization', () => {
  it('SH-376 SH-248 SH-249: are active people and open invitations, by e-mail', async () => {
    await world.seed('organization_user', {
      organization_id: world.id('organization'),
      role: 'customer',
      email: 'zoe@a.example',
      state: 'invited',
    });
    const { getOrganizationUsers } = await world.ask('customer', 'query { getOrganizationUsers { email fullName } }');
    const emails = getOrganizationUsers.map((member: { email: string }) => member.email);
    expect(emails).toEqual([...emails].toSorted((left: string, right: string) => (left < right ? -1 : 1)));
    expect(emails).not.toContain('gone@a.example');
    expect(emails.filter((email: string) => !email.endsWith('@a.example'))).toEqual([]);
    expect(getOrganizationUsers.at(-1)).toEqual({ email: 'zoe@a.example', fullName: '' });
    expect(await world.refusal('accepted', 'query { getOrganizationUsers { email } }')).toBe('200 FORBIDDEN');
  });
});

const update =
  'mutation ($input: OrganizationUserUpdateInput!) { answer: organizationUserUpdate(input: $input) { successful errors { code message path } result { id firstName lastName fullName } } }';
const profile = async (firstName: string, lastName: string) =>
  (await world.ask('customer', update, { input: { organizationUserId: world.id('customer'), firstName, lastName } })).answer;

describe('the profile', () => {
  it('SH-382 SH-019: saves the own name, trimmed', async () => {
    expect(await profile(' Ada ', 'Lovelace')).toEqual({
      successful: true,
      errors: [],
      result: { id: world.id('customer'), firstName: 'Ada', lastName: 'Lovelace', fullName: 'Ada Lovelace' },
    });
    expect(await me('firstName fullName')).toEqual({ firstName: 'Ada', fullName: 'Ada Lovelace' });
  });

  it('SH-281 SH-283: needs both names', async () => {
    expect((await profile('  ', 'L')).errors).toEqual([{ code: 'blank', message: 'Your first name cannot be blank', path: 'firstName' }]);
    expect((await profile('A', '')).errors).toEqual([{ code: 'blank', message: 'Your last name cannot be blank', path: 'lastName' }]);
  });

  it('SH-282 SH-284 SH-466: takes 255 characters of each', async () => {
    expect((await profile('a'.repeat(255), 'b'.repeat(255))).successful).toBe(true);
    expect((await profile('a'.repeat(256), 'b')).errors).toEqual([
      { code: 'too_long', message: 'First name is too long (maximum is 255 characters)', path: 'firstName' },
    ]);
    expect((await profile('a', 'b'.repeat(256))).errors).toEqual([
      { code: 'too_long', message: 'Last name is too long (maximum is 255 characters)', path: 'lastName' },
    ]);
  });

  it('is nobody else’s to change', async () => {
    expect(
      await world.refusal('customer', update, { input: { organizationUserId: world.id('manager'), firstName: 'A', lastName: 'B' } }),
    ).toBe('200 FORBIDDEN');
    expect(
      await world.refusal('customer of b', update, { input: { organizationUserId: world.id('customer'), firstName: 'A', lastName: 'B' } }),
    ).toBe('200 NOT_FOUND');
    expect(
      await world.refusal('accepted', update, { input: { organizationUserId: world.id('accepted'), firstName: 'A', lastName: 'B' } }),
    ).toBe('200 FORBIDDEN');
  });
});

describe('the name of the organization', () => {
  const document =
    'mutation ($input: OrganizationUpdateInput!) { answer: organizationUpdate(input: $input) { successful errors { code message path } result { chosenName isNameChosen name } } }';
  const name = async (chosenName: string) => (await world.ask('customer', document, { input: { chosenName } })).answer;

  it('SH-384 SH-278 SH-279 SH-467: is chosen, trimmed, of 1 to 255 characters', async () => {
    await world.sql('update organization set is_name_chosen = false where id = $1', [world.id('organization')]);
    expect(await name('  Acme ')).toEqual({
      successful: true,
      errors: [],
      result: { chosenName: 'Acme', isNameChosen: true, name: 'Northwind' },
    });
    expect((await name(' ')).errors).toEqual([{ code: 'blank', message: 'Your organization name cannot be blank', path: 'chosenName' }]);
    expect((await name('x'.repeat(256))).errors).toEqual([
      { code: 'too_long', message: 'Name cannot be longer than 255 characters.', path: 'chosenName' },
    ]);
    expect((await name('x'.repeat(255))).successful).toBe(true);
    expect(await world.refusal('accepted', document, { input: { chosenName: 'Mine' } })).toBe('200 FORBIDDEN');
  });
});
