import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamTexts } from '#schema/vocabulary/team.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { writtenMails } from '#tests/support/mails.ts';
import type { Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { countStatements } from '#tests/support/statements.ts';
import type { StatementCount } from '#tests/support/statements.ts';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';

const answered = 'successful errors { code message path } result { id email expiresAt mailState link }';
const create = `mutation ($input: OrganizationUsersCreateInput!) { answer: organizationUsersCreate(input: $input) { ${answered} } }`;
const resend = `mutation ($input: OrganizationInvitationInput!) { answer: organizationInvitationResend(input: $input) { ${answered} } }`;
const revoke = `mutation ($input: OrganizationInvitationInput!) { answer: organizationInvitationRevoke(input: $input) { ${answered} } }`;
const remove =
  'mutation ($input: OrganizationUserRemoveInput!) { answer: organizationUserRemove(input: $input) { successful errors { code message path } result { id state } } }';
const members = '{ getOrganizationUsers { id email fullName role state lastSeenAt draftCount invitation { id expiresAt mailState } } }';

let world: PortalWorld;
let count: StatementCount;
beforeAll(async () => {
  world = await openPortalWorld();
  count = countStatements(world.portal.server.database);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql(`delete from invitation where email::text like '%@new.example'`);
  await world.sql('delete from mail');
});

const invite = async (emails: readonly string[], person: Person = 'customer', more: object = {}): Promise<Loose> =>
  (await world.ask(person, create, { input: { emails, ...more } })).answer;
const listed = async (person: Person = 'customer'): Promise<Loose[]> => (await world.ask(person, members)).getOrganizationUsers;
const mails = async () => (await writtenMails(world.sql)).toSorted((left, right) => (left.recipient < right.recipient ? -1 : 1));
const open = (link: string, form?: Readonly<Record<string, string>>) =>
  fetch(link.replace('http://localhost:4173', world.portal.url), {
    redirect: 'manual',
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@new.example`);

describe('inviting people', () => {
  it('SH-018 SH-028 SH-388: is for customers and test managers, and takes a list of addresses', async () => {
    for (const person of ['customer', 'manager'] as const) {
      const { successful, errors, result } = await invite([`${person}-guest@new.example`], person);
      expect([successful, errors, result.map(({ email }: Loose) => email)]).toEqual([true, [], [`${person}-guest@new.example`]]);
    }
    expect(await world.refusal('accepted', create, { input: { emails: ['x@new.example'] } })).toBe('200 FORBIDDEN');
  });

  it('sends each a mail whose link is good for a week, and tells the link where nothing can be sent', async () => {
    const { result } = await invite(['maya@new.example', 'bo@new.example']);
    expect(result.map(({ expiresAt, mailState }: Loose) => [expiresAt, mailState])).toEqual(
      Array(2).fill(['2026-11-28T09:00:00.000Z', 'kept']),
    );
    const sent = await mails();
    expect(sent.map(({ recipient, kind }) => [recipient, kind])).toEqual([
      ['bo@new.example', 'invitation'],
      ['maya@new.example', 'invitation'],
    ]);
    expect(sent[1]?.text).toContain(result[0].link);
  });

  it('takes every address or none, and says at each what stands against it', async () => {
    await invite(['bo@new.example']);
    const { successful, errors } = await invite(['maya@new.example', 'nobody', 'CUSTOMER@a.example', 'bo@new.example']);
    expect([successful, errors]).toEqual([false, [{ code: 'invalid', message: '"nobody" is not a valid email', path: 'emails[1]' }]]);
    const { errors: taken } = await invite(['maya@new.example', 'CUSTOMER@a.example', 'bo@new.example']);
    expect(taken).toEqual([
      { code: 'taken', message: '"CUSTOMER@a.example" is already a member', path: 'emails[1]' },
      { code: 'taken', message: '"bo@new.example" has already been invited', path: 'emails[2]' },
    ]);
    expect((await listed()).filter(({ email }) => email === 'maya@new.example')).toEqual([]);
  });

  it('takes an apostrophe in an address, and reads each entry of the list alone', async () => {
    const { successful, errors, result } = await invite(["kate.o'neil@new.example", 'Bo <bo@new.example>', "'dan@new.example'"]);
    expect([successful, errors, result.map(({ email }: Loose) => email)]).toEqual([
      true,
      [],
      ["kate.o'neil@new.example", 'bo@new.example', 'dan@new.example'],
    ]);
    const refused = await invite(['Maya', '<maya@new.example>']);
    expect(refused.errors).toEqual([{ code: 'invalid', message: '"Maya" is not a valid email', path: 'emails[0]' }]);
  });

  it('tells whoever invites somebody that another does at the same moment', async () => {
    const other = await world.portal.database.owner.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into invitation (organization_id, email, role, token_hash, expires_at, sent_at, created_at)
         values ($1, 'Twice@new.example', 'customer', 'x', now(), now(), now())`,
        [world.id('organization')],
      );
      const invited = invite(['bo@new.example', 'twice@new.example']);
      await expect.poll(() => heldUp(world.portal.database.owner), untilHeldUp).toBe(1);
      await other.query('commit');
      expect((await invited).errors).toEqual([
        { code: 'taken', message: '"twice@new.example" has already been invited', path: 'emails[1]' },
      ]);
    } finally {
      other.release();
    }
    expect((await listed()).filter(({ email }) => email === 'bo@new.example')).toEqual([]);
  });

  it('tells nobody that an address has an account in another organization', async () => {
    const [foreign, fresh] = [await invite(['customer@b.example']), await invite(['fresh@new.example'])];
    const same = ({ successful, errors, result }: Loose) => [successful, errors, result[0].mailState, typeof result[0].link];
    expect(same(foreign)).toEqual(same(fresh));
    expect((await listed()).find(({ email }) => email === 'customer@b.example')?.state).toBe('invited');
    const answer = await open(foreign.result[0].link, { firstName: 'Eve', lastName: 'B' });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('belongs to an account in another organization')]);
    expect(await world.sql(`select state from invitation where email = 'customer@b.example'`)).toEqual([{ state: 'open' }]);
    await world.sql(`delete from invitation where email = 'customer@b.example'`);
  });

  it('counts doubles once, and takes 256 addresses but not 257', async () => {
    expect((await invite([...many(256), 'P0@new.example'])).result).toHaveLength(256);
    await world.sql(`delete from invitation where email::text like '%@new.example'`);
    expect((await invite(many(257))).errors).toEqual([
      { code: 'too_many', message: 'Cannot add more than 256 email addresses in one request', path: 'emails' },
    ]);
    expect((await invite([])).errors).toEqual([{ code: 'blank', message: 'At least one email address required', path: 'emails' }]);
  });

  it('stops at 512 a day, and goes on the next', async () => {
    await invite(many(256));
    await world.sql(`update invitation set sends = 2 where email::text like 'p%@new.example'`);
    expect((await invite(['late@new.example'])).errors[0].code).toBe('too_many');
    world.setClock('2026-11-22T09:00:01.000Z');
    expect((await invite(['late@new.example'])).successful).toBe(true);
    world.setClock('2026-11-21T09:00:00.000Z');
  });

  it('stops at 512 a day whoever else invites at the same moment', async () => {
    await invite(many(256));
    const more = (name: string) => many(256).map((email) => `${name}${email}`);
    const both = await Promise.all([invite(more('a')), invite(more('b'), 'manager')]);
    expect(both.filter(({ successful }) => successful)).toHaveLength(1);
    expect(both.flatMap(({ errors }) => errors.map(({ code }: Loose) => code))).toEqual(['too_many']);
  });

  it('asks the database as often for 20 addresses as for one', async () => {
    const cost = async (emails: readonly string[]) => (await count.during(() => invite(emails))).texts.length;
    expect(await cost(many(20))).toBe(await cost(['one@new.example']));
  });

  it('stops at 20 a day for a trial, until it has a contract', async () => {
    await world.sql('update organization set has_contract = false where id = $1', [world.id('organization')]);
    await world.seed('trial', { organization_id: world.id('organization'), finishes_at: '2026-12-21' });
    expect((await invite(many(21))).errors).toEqual([{ code: 'too_many', message: teamTexts.tooManyOfTrial, path: 'emails' }]);
    const { result } = await invite(many(19));
    expect((await world.ask('customer', resend, { input: { invitationId: result[0].id } })).answer.successful).toBe(true);
    const late = async () => (await invite(['late@new.example'])).errors.map(({ message }: Loose) => message);
    expect(await late()).toEqual([teamTexts.tooManyOfTrial]);
    expect((await world.ask('customer', resend, { input: { invitationId: result[1].id } })).answer.errors[0].code).toBe('too_many');
    await world.sql('update organization set has_contract = true where id = $1', [world.id('organization')]);
    expect(await late()).toEqual([]);
    await world.sql('delete from trial');
  });

  it('lets a customer invite customers only', async () => {
    expect((await invite(['m@new.example'], 'customer', { role: 'test_manager' })).errors[0].code).toBe('not_allowed');
    expect((await invite(['m@new.example'], 'manager', { role: 'community_test_manager' })).successful).toBe(true);
    expect((await listed()).find(({ email }) => email === 'm@new.example')?.role).toBe('community_test_manager');
  });
});

describe('an invitation', () => {
  it('lets its person in after they said their name, once, and not by being looked at', async () => {
    const { result } = await invite(['maya@new.example']);
    const [{ link }] = result;
    const page = await open(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/ invites you to .+, as maya@new\.example\./u)]);
    expect((await open(link, { firstName: ' ', lastName: 'Lee' })).status).toBe(422);
    const joined = await open(link, { firstName: 'Maya', lastName: 'Lee' });
    expect([joined.status, joined.headers.get('location')]).toEqual([303, expect.stringMatching(/\/oidc\/password\/[\w-]{43}$/u)]);
    expect((await open(link)).status).toBe(404);
    expect(await world.sql(`select role, state, first_name, last_name from organization_user where email = 'maya@new.example'`)).toEqual([
      { role: 'customer', state: 'invited', first_name: 'Maya', last_name: 'Lee' },
    ]);
    await world.sql(`delete from organization_user where email = 'maya@new.example'`);
  });

  it('leads the second of two presses to the password as well, until its person signed in', async () => {
    const { result } = await invite(['maya@new.example']);
    const [{ link }] = result;
    const press = async () => {
      const { status, headers } = await open(link, { firstName: 'Maya', lastName: 'Lee' });
      return [status, /\/oidc\/password\//u.exec(headers.get('location') ?? '')?.[0] ?? null];
    };
    const [password, ended] = [
      [303, '/oidc/password/'],
      [404, null],
    ];
    expect(await Promise.all([press(), press()])).toEqual([password, password]);
    expect(await press()).toEqual(password);
    expect((await open(link)).status).toBe(404);
    await world.sql(`update organization_user set state = 'active' where email = 'maya@new.example'`);
    expect(await press()).toEqual(ended);
    await world.sql(`delete from organization_user where email = 'maya@new.example'`);
  });

  it('of an address that belongs to somebody elsewhere says so', async () => {
    const { result } = await invite(['maya@new.example']);
    const [{ link }] = result;
    await world.sql(
      `insert into organization_user (organization_id, role, email, first_name, last_name) select id, 'customer', 'maya@new.example', 'M', 'L' from organization where public_id = 'org-b'`,
    );
    const refused = await open(link, { firstName: 'Maya', lastName: 'Lee' });
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('belongs to an account in another organization')]);
    await world.sql(`delete from organization_user where email = 'maya@new.example'`);
  });

  it('ends after a week, when it is revoked, and when it is sent again with another link', async () => {
    const { result } = await invite(['maya@new.example', 'bo@new.example']);
    const [maya, bo] = result;
    const again = (await world.ask('manager', resend, { input: { invitationId: maya.id } })).answer;
    expect([again.successful, (await open(maya.link)).status, (await open(again.result.link)).status]).toEqual([true, 404, 200]);
    expect((await mails()).filter(({ recipient }) => recipient === 'maya@new.example')).toHaveLength(2);
    expect((await world.ask('customer', revoke, { input: { invitationId: bo.id } })).answer.successful).toBe(true);
    expect((await open(bo.link)).status).toBe(404);
    expect((await listed()).map(({ email }) => email)).not.toContain('bo@new.example');
    world.setClock('2026-11-28T09:00:00.000Z');
    expect((await open(again.result.link)).status).toBe(404);
    world.setClock('2026-11-21T09:00:00.000Z');
  });
});

describe('the team', () => {
  it('lists people with role, last use and drafts, and who is invited', async () => {
    await listed();
    const all = await listed();
    const customer = all.find(({ email }) => email === 'customer@a.example');
    expect([customer.role, customer.state, customer.draftCount, customer.invitation]).toEqual(['customer', 'active', 1, null]);
    await expect
      .poll(async () => (await listed()).find(({ email }) => email === 'customer@a.example')?.lastSeenAt)
      .toBe('2026-11-22T09:00:01.000Z');
    const guest = all.find(({ email }) => email === 'invited@a.example');
    expect([guest.state, guest.fullName, guest.invitation.mailState]).toEqual(['invited', '', null]);
    expect(await world.refusal('accepted', members)).toBe('200 FORBIDDEN');
  });

  it('keeps a member in it whose address another organization invites', async () => {
    await world.sql(
      `insert into invitation (organization_id, email, role, invited_by, token_hash, expires_at, created_at, sent_at)
       select $1, 'customer@a.example', 'customer', $2, 'x', now() + interval '7 days', now(), now()`,
      [idOf('b', 'organization'), idOf('b', 'customer')],
    );
    expect((await listed()).map(({ email }) => email)).toContain('customer@a.example');
    await world.sql('delete from invitation where organization_id = $1', [idOf('b', 'organization')]);
  });

  it('loses a member with their drafts handed over, and the member every session', async () => {
    await world.seed('organization_user', {
      id: world.id('leaver'),
      organization_id: world.id('organization'),
      role: 'customer',
      email: 'leaver@new.example',
      first_name: 'Lea',
      last_name: 'Ver',
    });
    await world.seed('customer_request', {
      id: world.id('leaver-draft'),
      organization_id: world.id('organization'),
      created_by: world.id('leaver'),
      state: 'draft',
      name: 'Mine',
      step: 'scope',
      form_values: {},
    });
    const leaver = await world.portal.as(world.id('leaver'), 'org-a');
    expect((await leaver(members)).status).toBe(200);
    const { answer } = await world.ask('customer', remove, {
      input: { organizationUserId: world.id('leaver'), draftsTo: world.id('customer') },
    });
    expect(answer).toEqual({ successful: true, errors: [], result: { id: world.id('leaver'), state: 'removed' } });
    expect(await world.sql('select created_by from customer_request where id = $1', [world.id('leaver-draft')])).toEqual([
      { created_by: world.id('customer') },
    ]);
    await expect.poll(async () => (await leaver(members)).status).toBe(403);
  });

  it('keeps staff from customers, and everybody from removing themselves', async () => {
    const asked = async (person: Person, name: string) =>
      (await world.ask(person, remove, { input: { organizationUserId: world.id(name) } })).answer.errors[0]?.message;
    expect([await asked('customer', 'manager'), await asked('manager', 'manager')]).toEqual([
      'Only test managers can remove people of the crowd-testing service.',
      'You cannot remove yourself.',
    ]);
  });
});
