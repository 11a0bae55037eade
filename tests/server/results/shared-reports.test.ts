import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedReportTexts } from '#schema/vocabulary/shared-report.ts';
import { doChores } from '#server/workflow/chores.ts';
import { quietChores } from '#tests/support/chores.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { planted } from '#tests/support/seed.ts';

const anHour = 3_600_000;
const everything = ['summary', 'cases', 'issues'];
const nothingOut: readonly string[] = [];
const allOut = ['testers', 'notes', 'environment', 'evidence'];

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  await world.sql(
    `update issue set environment = 'Zebraphone 12', tester_country_name = 'Brazilia', tester_country_code = 'BR', triage_status = case number when 1 then 'accepted' else 'untriaged' end,
       title = '<script>alert(' || number || ')</script>', issue_fields = '[{"code":"reproduction_steps","label":"Reproduction steps","value":"Open <b>the</b> cart"}]' where organization_id = $1`,
    [id('organization')],
  );
  await world.sql(
    `insert into issue_note (organization_id, issue_id, note, author_id, last_editor_id, state) values ($1, $2, 'Ask the payments team', $3, $3, 'created')`,
    [id('organization'), id('issue-1'), id('customer')],
  );
  for (const [name, issue, more] of [
    ['seen', 'issue-1', {}],
    ['of another issue', 'issue-2', {}],
    ['put away', 'issue-1', { state: 'archived' }],
    ['unpublished', 'issue-unpublished', { published_at: null }],
  ] as const)
    await things.attachment(name, {
      test_id: id('supervised'),
      participant_id: id('participant-2'),
      issue_id: id(issue),
      kind: 'issue_attachment',
      media_kind: 'image',
      name: `Lena ${name}.PNG`,
      published_at: planted,
      ...more,
    });
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setClock('2026-11-21T09:00:00.000Z');
  await world.sql(`delete from shared_report where title = 'Release 11'`);
});

type Made = { readonly link: string; readonly path: string; readonly token: string; readonly id: string };
const asked = (more: object = {}) => ({
  testId: world.id('supervised'),
  title: 'Release 11',
  introduction: 'What we found.',
  parts: everything,
  issues: 'published',
  leavesOut: allOut,
  expiresAt: '2026-12-21T09:00:00.000Z',
  ...more,
});
const made = async (more: object = {}, person: Person = 'customer'): Promise<Made> => {
  const answer: Loose = await world.act(person, 'sharedReportCreate', asked(more), 'secret result { id }');
  expect(answer.errors).toEqual([]);
  const path = new URL(answer.secret).pathname;
  return { link: answer.secret, path, token: path.split('/').at(-1) ?? '', id: answer.result.id };
};
const open = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const answer = await fetch(`${world.portal.url}${path}`, { headers, method, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};
const refused = async (more: object, person: Person = 'customer') =>
  (await world.act(person, 'sharedReportCreate', asked(more), 'secret')).errors.map(
    (each: Loose) => `${each.path ?? '-'} ${each.code}: ${each.message}`,
  );
const listed = async (person: Person = 'customer', fields = 'id state openedCount lastOpenedFrom lastOpenedWith') =>
  (
    await world.ask(person, `query ($testId: ID!) { sharedReports(testId: $testId) { title ${fields} } }`, {
      testId: world.id('supervised'),
    })
  ).sharedReports.filter(({ title }: Loose) => title === 'Release 11');
const fileAddressesIn = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(/src="(\/shared\/[^"]+)"/gu)].map(([, at = '']) => at)),
];

describe('a shared report', () => {
  it('is opened by its link without an account, and by no script', async () => {
    const { path } = await made({ leavesOut: nothingOut });
    const { status, headers, body } = await open(path);
    expect(status).toBe(200);
    expect(
      Object.fromEntries(['referrer-policy', 'x-robots-tag', 'cache-control', 'x-frame-options'].map((name) => [name, headers.get(name)])),
    ).toEqual({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'none';/u);
    expect(headers.get('set-cookie')).toBeNull();
    expect(body).not.toMatch(/<script|javascript:|<link rel=.modulepreload|\son\w+=/u);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).toContain('Open &lt;b&gt;the&lt;/b&gt; cart');
    for (const words of [
      'Release 11',
      'What we found.',
      'Summary',
      'Test case results',
      'Zebraphone 12',
      'Brazilia',
      'Ask the payments team',
      'Tester 2',
    ])
      expect(body).toContain(words);
  });

  it('has nothing in its bytes of what it leaves out, and no id of what it shows', async () => {
    const { path, id } = await made();
    const { body } = await open(path);
    for (const words of ['Zebraphone', 'Brazilia', 'BR<', 'Ask the payments', 'Tester 1', 'Tester 2', 'Lena', 'customer', '/shared/'])
      expect(body).not.toContain(words);
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/u);
    expect(body).not.toContain(id);
    const parts = (await open((await made({ parts: ['summary'] })).path)).body;
    expect(parts).toContain('Issues by severity');
    for (const words of ['script', 'Test case results', 'Reproduction steps']) expect(parts).not.toContain(words);
  });

  it('shows what customers see, whoever made it: all published issues, those accepted or those chosen', async () => {
    const shown = async (more: object) =>
      [...(await open((await made(more, 'manager')).path)).body.matchAll(/<article id="([^"]+)"/gu)]
        .map(([, code = '']) => code)
        .toSorted((one, other) => one.localeCompare(other));
    const codes = new Map(
      (await world.sql(`select id, code from issue where organization_id = $1`, [world.id('organization')])).map((row) => [
        row['id'],
        row['code'],
      ]),
    );
    const of = (...names: readonly string[]) =>
      names.map((name) => String(codes.get(world.id(name)))).toSorted((one, other) => one.localeCompare(other));
    expect(await shown({})).toEqual(of('issue-1', 'issue-2', 'issue-3'));
    expect(await shown({ issues: 'accepted' })).toEqual(of('issue-1'));
    expect(await shown({ issues: 'chosen', issueIds: [world.id('issue-3')] })).toEqual(of('issue-3'));
    expect(await listed('customer', 'title issues chosenCount')).toContainEqual({ title: 'Release 11', issues: 'chosen', chosenCount: 1 });
    expect(await refused({ issues: 'chosen', issueIds: [world.id('issue-unpublished')] }, 'manager')).toEqual([
      `issueIds not_found: ${sharedReportTexts.unpublished}`,
    ]);
  });

  it('opens the files of its issues by short addresses of its own, and no other', async () => {
    const chosen = await made({ issues: 'chosen', issueIds: [world.id('issue-1')], leavesOut: [] });
    const all = await made({ leavesOut: [] });
    const [address = ''] = fileAddressesIn((await open(chosen.path)).body);
    const others = fileAddressesIn((await open(all.path)).body);
    expect([fileAddressesIn((await open(chosen.path)).body).length, others.length]).toEqual([1, 2]);
    const sha = (await world.sql(`select sha256 from attachment where id = $1`, [world.id('seen')]))[0]?.['sha256'];
    const found = await open(address, { 'if-none-match': `"${sha}"` });
    expect([found.status, found.headers.get('cache-control'), found.headers.get('x-robots-tag')]).toEqual([
      304,
      'private, no-store',
      'noindex, nofollow, noarchive',
    ]);
    expect(found.headers.get('content-disposition')).not.toContain('Lena');
    const name = (path: string) => path.split('/').at(-1) ?? '';
    const codeOf = (token: string, file: string) =>
      createHash('sha256')
        .update(`${token}:${world.id(file)}`)
        .digest('base64url')
        .slice(0, 16);
    for (const file of [
      ...others.map(name),
      ...['of another issue', 'put away', 'unpublished', 'file'].map((each) => codeOf(chosen.token, each)),
      world.id('seen'),
      '..%2f..%2fetc%2fpasswd',
      '%00',
    ])
      expect([file, (await open(`${chosen.path}/${file}`)).status]).toEqual([file, 404]);
    const without = await made({ issues: 'chosen', issueIds: [world.id('issue-1')] });
    expect((await open(`${without.path}/${codeOf(without.token, 'seen')}`)).status).toBe(404);
  });

  it('answers 410 when its time is over or it was revoked, and 404 to what is no link', async () => {
    const [over, revoked] = [await made({ expiresAt: '2026-11-21T10:00:00.000Z' }), await made()];
    await world.act('manager', 'sharedReportRevoke', { sharedReportId: revoked.id });
    expect((await open(revoked.path)).status).toBe(410);
    expect((await open(`${revoked.path}/${'x'.repeat(16)}`)).status).toBe(410);
    world.passes(anHour - 1);
    expect((await open(over.path)).status).toBe(200);
    world.passes(1);
    const ended = await open(over.path);
    expect([ended.status, ended.headers.get('cache-control'), ended.headers.get('x-robots-tag')]).toEqual([
      410,
      'private, no-store',
      'noindex, nofollow, noarchive',
    ]);
    expect(ended.body).not.toContain('Release 11');
    const half = over.token.slice(0, 40);
    const hostile = [
      half,
      `${over.token}x`,
      over.id,
      'x'.repeat(4000),
      '%00',
      "'%20or%20true--",
      '..%2f..',
      '%F0%9F%92%A9',
      over.token.toUpperCase(),
    ];
    for (const token of hostile) expect([token, (await open(`/shared/${token}`)).status]).toEqual([token, 404]);
  });

  it('ends with its organization, and past the time for which its test is kept', async () => {
    const { path } = await made();
    await world.sql(`update organization set deleted_at = now() where id = $1`, [world.id('organization')]);
    expect((await open(path)).status).toBe(410);
    await world.sql(`update organization set deleted_at = null where id = $1`, [world.id('organization')]);
    expect((await open(path)).status).toBe(200);
    await world.sql(`update test set window_status = 'closed', closed_at = '2025-01-01' where id = $1`, [world.id('supervised')]);
    expect((await open(path)).status).toBe(410);
    await world.sql(`update test set window_status = 'open', closed_at = null where id = $1`, [world.id('supervised')]);
  });

  it('is expired by the clock, once', async () => {
    const { id } = await made({ expiresAt: '2026-11-21T10:00:00.000Z' });
    world.passes(anHour);
    const { database, server } = world.portal;
    const chores = () => doChores({ ...quietChores, owner: database.owner, database: server.database, clock: { now: world.now } });
    await chores();
    expect(await listed('customer', 'state endedAt')).toEqual([
      { title: 'Release 11', state: 'expired', endedAt: '2026-11-21T10:00:00.000Z' },
    ]);
    await chores();
    expect((await world.sql(`select event from audit where entity_id = $1 order by id`, [id])).map(({ event }) => event)).toEqual([
      'report.create',
      'report.expire',
    ]);
  });

  it('is counted when it is opened, with the network and the browser, and nobody is named', async () => {
    const { path, id } = await made();
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    await open(path, firefox);
    await open(path, firefox);
    await open(path, firefox, 'HEAD');
    await open(path, { ...firefox, 'sec-purpose': 'prefetch' });
    expect(await listed()).toEqual([
      expect.objectContaining({ openedCount: 2, lastOpenedFrom: '127.0.0.0/24', lastOpenedWith: 'Firefox on Linux' }),
    ]);
    expect(
      await world.sql(`select event, user_id, role, address, device from audit where entity_id = $1 and event = 'report.open'`, [id]),
    ).toEqual(
      [1, 2].map(() => ({ event: 'report.open', user_id: null, role: 'system', address: '127.0.0.0/24', device: 'Firefox on Linux' })),
    );
  });

  it('is made by customers and test managers, seen and revoked by their organization alone', async () => {
    const { id } = await made();
    expect(await listed('manager', 'id madeBy')).toEqual([{ title: 'Release 11', id, madeBy: expect.stringContaining('customer') }]);
    const list = 'query ($testId: ID!) { sharedReports(testId: $testId) { id } }';
    const asks = (person: Person) => world.refusal(person, list, { testId: world.id('supervised') });
    expect([await asks('accepted'), await asks('customer of b')]).toEqual(['200 FORBIDDEN', '200 NOT_FOUND']);
    const codeOf = async (person: Person, mutation: string, input: object) =>
      (await world.mutate(person, mutation, input)).errors[0]?.extensions?.code;
    for (const [mutation, input] of [
      ['sharedReportCreate', asked()],
      ['sharedReportRevoke', { sharedReportId: id }],
    ] as const) {
      expect(await codeOf('accepted', mutation, input)).toBe('FORBIDDEN');
      expect(await codeOf('customer of b', mutation, input)).toBe('NOT_FOUND');
    }
    expect(await codeOf('customer', 'sharedReportCreate', asked({ testId: world.id('advanced') }))).toBe('NOT_FOUND');
  });

  it('keeps its link as a hash alone, and tells it again to who repeats a lost call', async () => {
    const input = asked();
    const document =
      'mutation ($input: SharedReportCreateInput!) { sharedReportCreate(input: $input) { secret result { id } errors { message } } }';
    const key = { 'idempotency-key': 'f6b7c9c0-0d0f-4b43-a5a7-6f5f5f1c9f10' };
    const answers = await Promise.all([1, 2].map(() => world.send('customer', document, { input }, key)));
    answers.push(await world.send('customer', document, { input }, key));
    const links = answers.map(({ data }) => (data as Loose).sharedReportCreate.secret);
    expect(new Set(links).size).toBe(1);
    expect(await listed()).toHaveLength(1);
    const token = String(links[0]).split('/').at(-1) ?? '';
    const stored = await world.sql(
      `select row_to_json(h)::text as row from shared_report h union all select coalesce(answer::text, '') || coalesce(encode(sealed, 'escape'), '') from idempotency`,
    );
    expect(stored.filter(({ row }) => String(row).includes(token))).toEqual([]);
  });

  it('refuses what is not asked rightly, at its field', async () => {
    expect(await refused({ title: ' \u200b' })).toEqual(['title blank: Title cannot be blank']);
    expect(await refused({ title: 'x'.repeat(121), introduction: 'y'.repeat(2001) })).toEqual([
      'title too_long: Title is too long (maximum is 120 characters)',
      'introduction too_long: Introduction is too long (maximum is 2000 characters)',
    ]);
    expect(await refused({ parts: [] })).toEqual([`parts blank: ${sharedReportTexts.noPart}`]);
    expect(await refused({ issues: 'chosen' })).toEqual([`issueIds invalid: ${sharedReportTexts.noIssue}`]);
    for (const expiresAt of ['2026-11-21T09:00:00.000Z', '2027-11-21T09:00:00.001Z'])
      expect(await refused({ expiresAt })).toEqual([`expiresAt invalid: ${sharedReportTexts.end}`]);
  });

  it('is one of twenty that are active at a test', async () => {
    await world.sql(
      `insert into shared_report (organization_id, test_id, hash, title, parts, issues, leaves_out, expires_at) select $1, $2, 'x' || n, 'Release 11', '{summary}', 'published', '{}', '2026-12-01' from generate_series(1, 19) n`,
      [world.id('organization'), world.id('supervised')],
    );
    expect(await refused({})).toEqual([`- too_many: ${sharedReportTexts.tooMany}`]);
  });

  it('is announced to the list of its test', async () => {
    const socket = await world.socket('customer');
    const heard = socket.subscribe('subscription { changed { topic testId } }');
    const news = { topic: 'report', testId: world.id('supervised') };
    const { path } = await made();
    await vi.waitFor(() => expect(heard.events).toEqual([news]), { timeout: 8000 });
    await open(path);
    await vi.waitFor(() => expect(heard.events).toEqual([news, news]), { timeout: 8000 });
  });
});

describe('links that open nothing', () => {
  it('are limited by address', async () => {
    const limited = await openPortalWorld({ limitFactor: 1 });
    const statuses: number[] = [];
    for (let call = 0; call < 61; call += 1) statuses.push((await fetch(`${limited.portal.url}/shared/unknown`)).status);
    await limited.stop();
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
  });
});
