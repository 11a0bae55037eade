import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiTokenScopeNames, apiTokenTexts } from '#schema/vocabulary/api-token.ts';
import type { ApiTokenScope } from '#schema/vocabulary/api-token.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { doChores } from '#server/workflow/chores.ts';
import { quietChores } from '#tests/support/chores.ts';
import { documentOf } from '#tests/support/documents.ts';
import { openSocket } from '#tests/support/live.ts';
import type { Loose } from '#tests/support/portal.ts';
import { schema } from '#tests/support/schema.ts';
import { publicId } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';
import { argumentsFor } from '../authorization/samples.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql(`delete from api_token where name <> $1`, ['none']);
  world.setClock('2026-11-21T09:00:00.000Z');
});

const me = '{ getCurrentOrganizationUser { id role } }';
const tags = '{ flexibleTestingIssueTags { id } }';
const anHour = 3_600_000;

type Made = { readonly secret: string; readonly id: string };
const made = async (person: Person, scopes: readonly ApiTokenScope[], more: object = {}): Promise<Made> => {
  const kind = 'role' in more ? 'serviceTokenCreate' : 'apiTokenCreate';
  const input = { name: 'Pipeline', scopes, days: 30, ...more };
  const answer: Loose = await world.act(person, kind, input, 'secret result { id }');
  expect(answer.errors).toEqual([]);
  return { secret: answer.secret, id: answer.result.id };
};
const by = (secret: string, query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  world.portal.post({ query, variables }, { authorization: `Bearer ${secret}`, ...headers });
const said = async (secret: string, query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) => {
  const { status, errors, errorCode } = await by(secret, query, variables, headers);
  return `${status} ${errorCode ?? errors[0]?.extensions?.code ?? 'no error'}: ${errors[0]?.message ?? ''}`;
};

describe('a token', () => {
  it('is shown once and kept as a hash', async () => {
    const { secret, id } = await made('customer', ['read']);
    expect(secret).toMatch(/^mst_[\w-]{43}$/u);
    const rows = await world.sql('select row_to_json(k)::text as row from api_token k where id = $1', [id]);
    expect(rows[0]?.['row']).not.toContain(secret.slice(4));
    const kept = await world.sql(`select coalesce(answer::text, '') || coalesce(encode(sealed, 'escape'), '') as told from idempotency`);
    expect(kept.filter(({ told }) => String(told).includes(secret.slice(4)))).toEqual([]);
  });

  it('calls as its person, in the organization that it need not name', async () => {
    const { secret } = await made('manager', ['read']);
    expect((await by(secret, me)).data).toEqual({ getCurrentOrganizationUser: { id: world.id('manager'), role: 'test_manager' } });
    expect(await said(secret, tags)).toBe('200 no error: ');
    expect(await said(secret, tags, {}, { 'x-organization-public-id': publicId('a') })).toBe('200 no error: ');
    expect(await said(secret, tags, {}, { 'x-organization-public-id': publicId('b') })).toMatch(/^409 stale_organization/u);
    expect(await said(secret, tags, {}, { 'x-account-override': 'held' })).toMatch(/^403 override_invalid/u);
  });

  it('is unknown, revoked or ended with a sentence, and not asked again', async () => {
    const [revoked, ended] = [await made('customer', ['read']), await made('customer', ['read'], { days: 1 })];
    expect(await said('mst_nobody', tags)).toBe(`401 token_unknown: ${apiTokenTexts.unknown}`);
    await world.act('manager', 'apiTokenRevoke', { tokenId: revoked.id });
    expect(await said(revoked.secret, tags)).toBe(`401 token_revoked: ${apiTokenTexts.revoked}`);
    world.passes(24 * anHour - 1);
    expect(await said(ended.secret, tags)).toBe('200 no error: ');
    world.passes(1);
    expect(await said(ended.secret, tags)).toBe(`401 token_ended: ${apiTokenTexts.ended}`);
  });

  it('does at most what its person may at that moment', async () => {
    const { secret } = await made('manager', ['read', 'tests']);
    const ended = () => said(secret, '{ testersByEmail(emails: ["x@y.example"]) { __typename } }');
    await world.sql(`update organization_user set role = 'customer' where id = $1`, [world.id('manager')]);
    expect(await ended()).toMatch(/^200 FORBIDDEN/u);
    expect((await by(secret, me)).data?.['getCurrentOrganizationUser'].role).toBe('customer');
    await world.sql(`update organization_user set role = 'test_manager', organization_id = $2 where id = $1`, [
      world.id('manager'),
      (await world.sql(`select id from organization where public_id = $1`, [publicId('b')]))[0]?.['id'],
    ]);
    expect(await said(secret, tags)).toBe(`403 token_away: ${apiTokenTexts.away}`);
    await world.sql(`update organization_user set organization_id = $2 where id = $1`, [world.id('manager'), world.id('organization')]);
    expect(await said(secret, tags)).toBe('200 no error: ');
  });

  it('ends for good with the membership of its person, while a service token goes on', async () => {
    const own = await made('unassigned', ['read']);
    const service = await made('manager', ['read'], { role: 'customer' });
    expect(await said(own.secret, me)).toMatch(/^200 no error/u);
    await world.act('manager', 'organizationUserRemove', { organizationUserId: world.id('unassigned') });
    expect(await said(own.secret, me)).toMatch(/^401 token_revoked/u);
    await world.sql(`update organization_user set state = 'active', removed_at = null where id = $1`, [world.id('unassigned')]);
    expect(await said(own.secret, me)).toMatch(/^401 token_revoked/u);
    await world.sql(`update organization_user set state = 'removed' where id = $1`, [world.id('manager')]);
    expect(await said(service.secret, tags)).toBe('200 no error: ');
    await world.sql(`update organization_user set state = 'active' where id = $1`, [world.id('manager')]);
  });

  it('reaches nothing of another organization', async () => {
    const { secret } = await made('customer of b', ['read', 'issues']);
    const issue = documentFor(schema, 'Query.flexibleTestingIssue');
    expect(await said(secret, issue, argumentsFor('Query.flexibleTestingIssue', 'a'))).toMatch(/^200 NOT_FOUND/u);
    expect(await said(secret, documentOf('flexibleTestingIssueReject'), argumentsFor('Mutation.flexibleTestingIssueReject', 'a'))).toMatch(
      /^200 NOT_FOUND/u,
    );
  });

  it('is written down as used once a minute at most', async () => {
    const { secret, id } = await made('customer', ['read']);
    const used = async () =>
      String((await world.sql(`select to_json(last_used_at) #>> '{}' as at from api_token where id = $1`, [id]))[0]?.['at']);
    const seen: string[] = [await used()];
    for (const wait of [0, 59_000, 1_000]) {
      world.passes(wait);
      await by(secret, tags);
      seen.push((await used()).slice(0, 19));
    }
    expect(seen).toEqual(['null', '2026-11-21T09:00:00', '2026-11-21T09:00:00', '2026-11-21T09:01:00']);
  });

  it('is not taken where people alone are: sessions, own data, files of chats', async () => {
    const { secret } = await made('customer', apiTokenScopeNames);
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const sessions = ['list', 'end-one', 'end-others', 'confirm', 'password', 'own-data', 'own-data/ask', 'forget'];
    const paths = [...sessions.map((each) => `/api/session/${each}`), '/api/chat-files?channel=x'];
    const statuses = await Promise.all(
      paths.map(async (path) => (await fetch(`${world.portal.url}${path}`, { method: 'POST', headers, body: '{}' })).status),
    );
    expect(statuses).toEqual(paths.map(() => 403));
  });

  it('ends by the clock, in the trail too', async () => {
    const { id } = await made('customer', ['read'], { days: 1 });
    world.passes(25 * anHour);
    await doChores({
      ...quietChores,
      owner: world.portal.database.owner,
      database: world.portal.server.database,
      clock: { now: world.now },
    });
    expect(await world.sql('select state from api_token where id = $1', [id])).toEqual([{ state: 'ended' }]);
    expect(await world.sql(`select event from audit where entity_id = $1 and event = 'token.end'`, [id])).toHaveLength(1);
  });
});

const decisions = readFileSync(new URL('../../architecture/token-scopes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(?:Query|Mutation)\./u.test(line))
  .map((line) => line.split('\t') as [field: string, scope: ApiTokenScope | 'never']);

describe('a scope', () => {
  it('that a token lacks is refused for every operation, whatever it has beside', async () => {
    const secrets = new Map<string, string>();
    for (const scope of [...apiTokenScopeNames, 'never'] as const)
      secrets.set(
        scope,
        (
          await made(
            'manager',
            apiTokenScopeNames.filter((each) => each !== scope),
          )
        ).secret,
      );
    const answers: string[] = [];
    for (const [field, scope] of decisions) {
      const { errors } = await by(secrets.get(scope) ?? '', documentFor(schema, field), argumentsFor(field, 'a'));
      const [first] = errors;
      const words: readonly string[] = [
        scope === 'never' ? apiTokenTexts.closed : apiTokenTexts.needs(scope),
        'You are not authorized to access the page.',
      ];
      if (first?.extensions?.code !== 'FORBIDDEN' || !words.includes(first.message)) answers.push(`${field}: ${JSON.stringify(first)}`);
    }
    expect(answers).toEqual([]);
  }, 120_000);

  it('lets every query through that is decided for it', async () => {
    const answers: string[] = [];
    const secrets = new Map<string, string>();
    for (const scope of apiTokenScopeNames) secrets.set(scope, (await made('manager', [scope])).secret);
    for (const [field, scope] of decisions.filter(([each, of]) => each.startsWith('Query.') && of !== 'never')) {
      const { errors } = await by(secrets.get(scope) ?? '', documentFor(schema, field), argumentsFor(field, 'a'));
      const told = errors.map(({ message }) => message).filter((message) => /token/iu.test(message));
      if (told.length > 0) answers.push(`${field}: ${told.join()}`);
    }
    expect(answers).toEqual([]);
  }, 120_000);

  it('is asked of what an answer reads again', async () => {
    const { secret } = await made('customer', ['issues']);
    const document = documentOf('flexibleTestingIssueReject', 'query { flexibleTestingIssueTags { id } }');
    const { errors } = await by(secret, document, argumentsFor('Mutation.flexibleTestingIssueReject', 'a'));
    expect(errors[0]?.message).toBe(apiTokenTexts.needs('read'));
  });

  it('is asked of each query of a list', async () => {
    const { secret } = await made('customer', ['read']);
    const calls = [...Array.from({ length: 7 }, () => ({ query: tags })), { query: '{ auditTrail(first: 1) { nodes { id } } }' }];
    const response = await fetch(`${world.portal.url}/api/customer_portal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(calls),
    });
    const answers = (await response.json()) as readonly { readonly errors?: readonly { readonly message: string }[] }[];
    expect(answers.map(({ errors }) => errors?.[0]?.message ?? 'answered')).toEqual([
      ...Array.from({ length: 7 }, () => 'answered'),
      apiTokenTexts.closed,
    ]);
  });

  it('is asked of live events, whose socket closes when the token ends', async () => {
    const [reading, launching] = [await made('customer', ['read']), await made('customer', ['launch'])];
    const [open, closed] = [reading, launching].map(({ secret }) => openSocket(world.portal.url, { token: secret }));
    expect([await open?.settled(), await closed?.settled()]).toEqual([true, true]);
    const changed = 'subscription { changed { number } }';
    const refused = closed?.subscribe(changed);
    const told = open?.subscribe(changed);
    await vi.waitFor(() => expect(refused?.refusals).toEqual(['FORBIDDEN']));
    expect(told?.refusals).toEqual([]);
    await world.act('customer', 'apiTokenRevoke', { tokenId: reading.id });
    await vi.waitFor(() => expect(open?.closedWith()).toBe(4403), { timeout: 8000 });
    expect(await openSocket(world.portal.url, { token: reading.secret }).settled()).toBe(false);
    closed?.close();
  });
});

describe('a service token', () => {
  it('has a role of at most its maker', async () => {
    const input = { name: 'Nightly', scopes: ['read'], days: 30, role: 'test_manager' };
    const answer: Loose = await world.act('customer', 'serviceTokenCreate', input);
    expect(answer.errors).toEqual([{ code: 'invalid_role', message: apiTokenTexts.role, path: 'role' }]);
    const { secret } = await made('manager', ['read'], { name: 'Nightly', role: 'customer' });
    expect((await by(secret, me)).data?.['getCurrentOrganizationUser'].role).toBe('customer');
  });

  it('acts as an account of its own, which is in no list of people and cannot be made one', async () => {
    const { secret, id } = await made('manager', ['read', 'issues'], { name: 'Triage bot', role: 'customer' });
    const [{ user_id: account } = { user_id: '' }] = await world.sql('select user_id from api_token where id = $1', [id]);
    const team = await world.ask('manager', '{ getOrganizationUsers { id } }');
    const people = await world.ask('operator', '{ operatorPeople(query: "") { id } }');
    expect(JSON.stringify([team, people])).not.toContain(account);
    for (const mutation of ['operatorPersonRestore', 'operatorPasswordLinkCreate', 'operatorPersonForget'])
      expect(await world.refusal('operator', documentOf(mutation), { input: { userId: account } })).toBe('200 NOT_FOUND');
    const { data } = await by(
      secret,
      documentOf('flexibleTestingIssueNoteCreate'),
      argumentsFor('Mutation.flexibleTestingIssueNoteCreate', 'a'),
    );
    expect(data?.['answer'].errors).toEqual([]);
    const trail = await world.ask('customer', '{ auditTrail(first: 20) { nodes { who did source } } }');
    expect(trail['auditTrail'].nodes.find(({ did }: { did: string }) => did.includes('note'))).toMatchObject({
      who: 'Triage bot (service token)',
      source: 'api',
    });
  });

  it('opens its files while it is active', async () => {
    const { secret, id } = await made('manager', ['read'], { name: 'Files', role: 'test_manager' });
    const { data } = await by(secret, 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { attachments { url } } }', {
      id: world.id('result-1-1'),
    });
    const url = new URL(String(data?.['flexibleTestingTestCaseResult'].attachments[0].url), world.portal.url);
    const [file] = await world.sql(`select sha256 from attachment where case_result_id = $1`, [world.id('result-1-1')]);
    const status = async () =>
      (await fetch(`${world.portal.url}${url.pathname}`, { headers: { 'if-none-match': `"${file?.['sha256']}"` } })).status;
    expect(await status()).toBe(304);
    await world.act('customer', 'apiTokenRevoke', { tokenId: id });
    expect(await status()).toBe(404);
  });
});

it('is named on every line of the audit trail', async () => {
  const { secret } = await made('customer', ['issues'], { name: 'Nightly run' });
  const { errors } = await by(secret, documentOf('flexibleTestingCreateIssueTag'), { input: { name: 'by token' } });
  expect(errors).toEqual([]);
  await by(secret, documentOf('flexibleTestingIssueAccept'), { input: { issueId: world.id('issue-1') } });
  await by(secret, tags);
  const lines = await world.sql(
    `select distinct token, source from audit where session = (select substr(encode(sha256(id::text::bytea), 'hex'), 1, 12) from api_token where name = 'Nightly run')`,
  );
  expect(lines).toEqual([{ token: 'Nightly run', source: 'api' }]);
  const trail = await world.ask('customer', '{ auditTrail(first: 1) { nodes { who } } }');
  expect(trail['auditTrail'].nodes[0].who).toMatch(/ with the token Nightly run$/u);
});

describe('tokens of others', () => {
  it('are seen and revoked by the organization and by operators, by moderators their own alone', async () => {
    const [theirs, own] = [await made('customer', ['read']), await made('accepted', ['read'])];
    const listed = async (person: Person, field: string) =>
      (await world.ask(person, `{ ${field} { id } }`))[field].map(({ id }: { id: string }) => id).toSorted();
    const both = [theirs.id, own.id].toSorted();
    expect([await listed('manager', 'apiTokens'), await listed('accepted', 'ownApiTokens')]).toEqual([both, [own.id]]);
    expect(await listed('operator', 'operatorApiTokens')).toEqual(expect.arrayContaining(both));
    expect(await world.refusal('accepted', '{ apiTokens { id } }')).toBe('200 FORBIDDEN');
    const revoke = documentOf('apiTokenRevoke');
    expect(await world.refusal('accepted', revoke, { input: { tokenId: theirs.id } })).toBe('200 NOT_FOUND');
    expect(await world.refusal('customer of b', revoke, { input: { tokenId: theirs.id } })).toBe('200 NOT_FOUND');
    const answer: Loose = await world.act('operator', 'operatorApiTokenRevoke', { apiTokenId: theirs.id }, 'result { state }');
    expect(answer.result).toEqual({ state: 'revoked' });
    expect(await said(theirs.secret, tags)).toMatch(/^401 token_revoked/u);
  });

  it('are so many at most', async () => {
    for (let count = 0; count < 20; count += 1) await made('customer', ['read']);
    const answer: Loose = await world.act('customer', 'apiTokenCreate', { name: 'One more', scopes: ['read'], days: 1 });
    expect(answer.errors).toEqual([{ code: 'too_many', message: apiTokenTexts.tooMany, path: null }]);
  });
});
