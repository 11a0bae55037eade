import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ at: null, since: '2026-01-01T00:00:00Z' });
});
afterAll(() => world.stop());

const fields = `id at who personId actingFor did thing thingId kind isRefused why organizationName source address device session changes { field before after }`;
const query = (root: string) =>
  `query Trail($filter: AuditFilter, $first: Int!, $after: String) { ${root}(filter: $filter, first: $first, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } lookedBackTo person } }`;

type Line = {
  readonly id: string;
  readonly who: string;
  readonly personId: string | null;
  readonly did: string;
  readonly actingFor: string | null;
  readonly thing: string | null;
  readonly thingId: string | null;
  readonly isRefused: boolean;
  readonly why: string | null;
  readonly source: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly session: string | null;
  readonly changes: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[];
};
type Page = {
  readonly nodes: readonly Line[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly person: string | null;
};

const read = async (person: Person, filter: object = {}, first = 50, after: string | null = null): Promise<Page> => {
  const root = person === 'operator' ? 'operatorAuditTrail' : 'auditTrail';
  return (await world.ask(person, query(root), { filter, first, after }))[root];
};
const didIn = async (person: Person, filter: object = {}) => (await read(person, filter)).nodes.map(({ did }) => did);

/** Lines straight into the table, as many as a test wants. */
const write = (line: object) =>
  world.seed('audit', {
    organization_id: idOf('a', 'organization'),
    at: new Date(),
    role: 'test_manager',
    user_id: idOf('a', 'manager'),
    operation: 'x',
    outcome: 'done',
    ...line,
  });

describe('a line of the audit trail', () => {
  it('says who did what to which thing, before and after, and from where', async () => {
    const issueId = idOf('a', 'issue-1');
    await world.act('customer', 'flexibleTestingIssueAccept', { issueId, newSeverity: 'low' });
    const [line] = (await read('customer', { thing: issueId })).nodes;
    const [{ code, title } = { code: '', title: '' }] = await world.sql<{ code: string; title: string }>(
      'select code, title from issue where id = $1',
      [issueId],
    );
    expect(line).toMatchObject({
      did: 'accepted the issue',
      thing: `${code} ${title}`,
      thingId: issueId,
      personId: idOf('a', 'customer'),
      isRefused: false,
      source: 'api',
      address: '127.0.0.1',
    });
    expect(line?.session).toMatch(/^[\da-f]{12}$/u);
    expect(line?.changes).toContainEqual({ field: 'Triage status', before: 'untriaged', after: 'accepted' });
  });

  it('says of a refusal what was asked for, and why not', async () => {
    await world.mutate('customer', 'cancelSchedule', { scheduleId: idOf('a', 'schedule'), reason: 'x' });
    const [line] = (await read('customer', { kind: 'refusals' })).nodes;
    expect(line).toMatchObject({ isRefused: true, why: 'They may not do that.' });
    expect(line?.did).toMatch(/^was refused: /u);
  });

  it('names a query that is not for the role, too', async () => {
    await world.refusal('accepted', query('auditTrail'), { first: 1 });
    const [line] = (await read('manager', { kind: 'refusals', outcome: 'refused' })).nodes;
    expect(line?.did).toMatch(/^was refused: What was done in the organization/u);
  });

  it('stands there of reading it and of taking it away, once for a filter', async () => {
    await read('customer', { kind: 'chat' });
    await read('customer', { kind: 'chat' });
    await world.act('customer', 'exportAuditTrail', { format: 'csv' });
    const lines = (await read('customer', { kind: 'audit' })).nodes;
    expect(lines[0]?.did).toBe('exported the audit trail');
    const ofChat = lines.filter(({ changes }) => changes.some(({ field, after }) => field === 'Kind' && after === 'chat'));
    expect(ofChat.map(({ did }) => did)).toEqual(['read the audit trail']);
  });
});

describe('who reads what', () => {
  it('a customer: not what moderators and testers did, nor from where staff call, nor another organization', async () => {
    await write({ entity: 'case-result', event: 'result.discard', role: 'community_test_manager', user_id: idOf('a', 'accepted') });
    await write({ entity: 'participant', event: 'tester.dropOut', role: 'system', user_id: null, source: 'gateway', device: 'Crowd' });
    await write({ entity: 'integration', event: 'integration.reset', address: '10.1.2.3', session: 'abcdefabcdef' });
    const own = (await read('customer')).nodes;
    expect(own.map(({ did }) => did)).not.toContain('discarded a result of');
    expect(own.find(({ did }) => did === 'disconnected')).toMatchObject({ address: null, session: null });
    expect((await read('customer of b')).nodes.map(({ thingId }) => thingId)).not.toContain(idOf('a', 'issue-1'));
    const all = (await read('manager')).nodes;
    expect(all.find(({ did }) => did === 'dropped out of the test as')?.who).toBe('Crowd');
    expect(all.find(({ did }) => did === 'disconnected')?.address).toBe('10.1.2.3');
  });

  it('a test manager: not what is about the installation', async () => {
    await write({ entity: 'crowd-token', event: 'token.create', role: 'operator', user_id: idOf('a', 'operator') });
    expect(await didIn('manager', { kind: 'installation' })).toEqual([]);
    expect(await didIn('operator', { kind: 'installation' })).toContain('made a token of a crowd system');
  });

  it('nobody: words of a chat, views of others, or a secret that was written down by mistake', async () => {
    await write({ entity: 'chat-message', event: 'message.edit', before: { text: 'Lena is ill' }, after: { text: 'Gone' } });
    await write({ entity: 'saved-view', event: 'view.create', role: 'customer', user_id: idOf('a', 'customer'), after: { name: 'Mine' } });
    await write({ entity: 'integration', event: 'settings.change', before: { apiKey: 'hunter2' }, after: { apiKey: 'hunter3' } });
    for (const person of ['manager', 'operator'] as const) {
      const text = JSON.stringify(await read(person));
      for (const word of ['Lena is ill', 'Gone', '"Mine"', 'hunter2', 'hunter3'])
        expect([person, text.includes(word)]).toEqual([person, false]);
      expect(text).toContain('(not shown)');
    }
  });

  it('an operator: everything, and of one organization where they name it', async () => {
    const lines = (await read('operator', { organization: idOf('b', 'organization') })).nodes;
    expect(new Set(lines.map((line) => Reflect.get(line, 'organizationName')))).toEqual(
      lines.length === 0 ? new Set() : new Set([Reflect.get(lines[0]!, 'organizationName')]),
    );
    expect((await read('operator', { person: idOf('a', 'customer') })).nodes.length).toBeGreaterThan(0);
  });

  it('a person who was forgotten stays a pseudonym', async () => {
    const pseudonym = '00000000-0000-4000-8000-00000000abcd';
    await write({ entity: 'issue', event: 'issue.accept', role: 'customer', user_id: pseudonym });
    const page = await read('customer', { person: pseudonym });
    expect([page.person, page.nodes[0]?.who]).toEqual(['Former member', 'Former member']);
  });
});

describe('what narrows it', () => {
  it('person by id and by address, days, source, sign-in, kind and outcome', async () => {
    await write({ entity: 'test', event: 'testCycle.link', at: '2026-03-05T23:59:59.999Z', source: 'command', session: '0123456789ab' });
    const found = 'linked a test cycle to the test';
    const [{ email } = { email: '' }] = await world.sql<{ email: string }>('select email from organization_user where id = $1', [
      idOf('a', 'manager'),
    ]);
    const same: readonly object[] = [
      { since: '2026-03-05', until: '2026-03-05' },
      { source: 'command' },
      { session: '0123456789ab' },
      { person: email, until: '2026-03-05' },
      { person: idOf('a', 'manager'), until: '2026-03-05', kind: 'tests', outcome: 'done' },
    ];
    for (const filter of same) expect([filter, await didIn('manager', filter)]).toEqual([filter, [found]]);
    expect(await didIn('manager', { since: '2026-03-06', until: '2026-03-06' })).toEqual([]);
  });

  it('is refused in a sentence where it cannot be meant', async () => {
    const why = async (filter: object) => world.refusal('manager', query('auditTrail'), { filter, first: 1 });
    expect(await why({ since: '2026-02-30' })).toContain('BAD_USER_INPUT');
    expect(await why({ since: '2026-03-02', until: '2026-03-01' })).toContain('BAD_USER_INPUT');
    expect(await why({ kind: 'nonsense' })).toContain('BAD_USER_INPUT');
  });

  it('goes on where it stopped, without a gap and without a line twice, where many have one moment', async () => {
    const at = '2026-02-02T10:00:00Z';
    await Promise.all(Array.from({ length: 23 }, () => write({ entity: 'issue', event: 'issue.reject', at })));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await read('customer', { since: '2026-02-02', until: '2026-02-02' }, 10, after);
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([23, 23]);
    const foreign = await world.send('manager', query('auditTrail'), { first: 1, after: 'W10.AAAAAAAAAAAAAAAAAAAAAA' });
    expect(foreign.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });
});

describe('its file', () => {
  const fetched = async (person: Person, format: 'csv' | 'jsonl', filter: object = {}) => {
    const { result } = await world.act(
      person,
      person === 'operator' ? 'operatorExportAuditTrail' : 'exportAuditTrail',
      { format, filter },
      'result',
    );
    const link: string = result;
    return { link, answer: await world.portal.server.app.inject({ url: link }) };
  };

  it('holds what the page shows, guarded for a spreadsheet', async () => {
    await write({ entity: 'organization', event: 'organization.archive', after: { name: '=1+1' } });
    const { answer } = await fetched('manager', 'csv', { kind: 'organization' });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body.charCodeAt(0)).toBe(0xfeff);
    expect(answer.body).toContain('"archived the organization"');
    expect(answer.body).not.toMatch(/"=/u);
    const { answer: lines } = await fetched('manager', 'jsonl', { since: '2026-02-02', until: '2026-02-02' });
    expect(
      lines.body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).did),
    ).toEqual(Array.from({ length: 23 }, () => 'rejected the issue'));
  });

  it('is a 404 once it is changed, over, or its person may no longer read it', async () => {
    const { link } = await fetched('customer', 'csv');
    expect((await world.portal.server.app.inject({ url: `${link}x` })).statusCode).toBe(404);
    await world.sql(`update organization_user set state = 'removed' where id = $1`, [idOf('a', 'customer')]);
    expect((await world.portal.server.app.inject({ url: link })).statusCode).toBe(404);
    await world.sql(`update organization_user set state = 'active' where id = $1`, [idOf('a', 'customer')]);
    expect((await world.portal.server.app.inject({ url: link })).statusCode).toBe(200);
  });
});
