import { randomBytes, randomUUID } from 'node:crypto';
import { seed } from '#tests/support/seed.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sealPlainMails, mailWordsWith } from '#server/mail/words.ts';
import { firstOperatorAddress } from '#server/identity/first-operator.ts';
import { identitySettings } from '#server/identity/settings.ts';
import { readConfig } from '#server/lib/config.ts';
import { hashPassword } from '#server/identity/password.ts';
import { unsubscribeTokens } from '#server/identity/unsubscribe-page.ts';
import { secretsWith } from '#server/lib/secrets.ts';
import { deliverNotifications } from '#server/areas/organization/notify/deliver.ts';
import { notify } from '#server/workflow/notify.ts';
import { simulatorToken } from '#server/crowd/tokens.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { testMasterKey } from '#tests/support/database.ts';
import { writtenMails } from '#tests/support/mails.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Loose, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { createVisitor } from '../identity/visitor.ts';
import { jiraInput, jiraParams, testRailInput } from '../integrations/world.ts';
import { documentOf } from '#tests/support/documents.ts';

const day = 24 * 60 * 60 * 1000;

/** Every row of every table as text, bytes as hex. */
const dumpOf = async ({ database: { owner } }: Portal): Promise<ReadonlyMap<string, string>> => {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ all: string | null }>(`select string_agg(to_jsonb(t)::text, E'\n') as all from ${name} t`);
    dump.set(name, rows[0]?.all ?? '');
  }
  return dump;
};

/** A secret as it is, as bytes, and as the bytes it stands for. */
const shapesOf = (secret: string): readonly string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret, 'base64url').toString('hex'),
];

const readableIn = (dump: ReadonlyMap<string, string>, secrets: Readonly<Record<string, string>>): readonly string[] =>
  [...dump].flatMap(([table, rows]) =>
    Object.entries(secrets)
      .filter(([, secret]) => shapesOf(secret).some((shape) => rows.includes(shape)))
      .map(([what]) => `${what} in ${table}`),
  );

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
const linkIn = ({ html }: { readonly html: string }): string =>
  lastPart(/<a href="([^"]+)" style="display:inline-block/u.exec(html)?.[1] ?? '');

const hooks = 'https://hooks.example.com';
const service = createServer((request, response) => void request.resume().on('end', () => response.end()));
let standIns: StandIns;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const started = await startStandIns();
  standIns = { ...started, origins: new Map([...started.origins, [hooks, `http://127.0.0.1:${port}`]]) };
});
afterAll(async () => {
  await standIns.stop();
  service.close();
});

describe.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'muster@example.com' }],
  ['without a mail server', {}],
])('a dump of the database of an installation %s', (_, env: Readonly<Record<string, string>>) => {
  const isMailing = 'SMTP_URL' in env;
  let portal: Portal;
  const handedOut: Record<string, string> = {};
  const id = (name: string): string => idOf('a', name);
  const send = async (person: string, mutation: string, input: object, more = ''): Promise<Loose> => {
    const call = await portal.as(id(person), publicId('a'));
    const { data, text } = await call(documentOf(mutation, more), { input }, { 'idempotency-key': randomUUID() });
    expect([mutation, data?.['answer']?.errors ?? text]).toEqual([mutation, []]);
    return data?.['answer'];
  };
  const sampleOf = (mutation: string): object => argumentsFor(`Mutation.${mutation}`, 'a')['input'] as object;
  const sql = async (text: string) => (await portal.database.owner.query<Record<string, unknown>>(text)).rows;

  beforeAll(async () => {
    portal = await startPortal({ standIns }, { PUBLIC_URL: 'http://localhost:0', ...env });
    await plantTwins(portal.database.owner, new Date().toISOString());
  });
  afterAll(() => portal.stop());

  it('holds nothing that opens a door: no link, no token, no address of a file', async () => {
    const { owner } = portal.database;
    const config = readConfig({ PUBLIC_URL: 'http://localhost:4173', DEMO: '0', NODE_ENV: 'test', ...env });
    for (const mutation of [
      'operatorPersonCreate',
      'operatorPersonRestore',
      'operatorPasswordLinkCreate',
      'operatorSupportSessionStart',
      'operatorCrowdTokenCreate',
    ])
      handedOut[mutation] = lastPart((await send('operator', mutation, sampleOf(mutation), 'secret'))['secret']);
    const [{ link, id: invitationId }] = (
      await send('customer', 'organizationUsersCreate', { emails: ['maya@new.example'] }, 'result { id link }')
    )['result'];
    const again = await send('customer', 'organizationInvitationResend', { invitationId }, 'result { link }');
    if (!isMailing) Object.assign(handedOut, { invitation: lastPart(link), 'second invitation': lastPart(again['result'].link) });

    const address = await send('customer', 'azureDevopsAuthorizationCreate', sampleOf('azureDevopsAuthorizationCreate'), 'result');
    handedOut['state of a grant'] = new URL(address['result']).searchParams.get('state') ?? '';

    const token = await portal.server.identity.mint(id('manager'));
    const form = new FormData();
    form.set('file', new Blob(['a,b']), 'a.csv');
    const uploaded = (await (
      await fetch(`${portal.url}/api/chat-files?channel=${id('chat-public')}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a') },
        body: form,
      })
    ).json()) as { readonly id: string; readonly url: string };
    const message = await send(
      'manager',
      'sendChatMessage',
      { ...sampleOf('sendChatMessage'), fileIds: [uploaded.id] },
      'result { files { url } }',
    );
    handedOut['a file'] = lastPart(uploaded.url);
    handedOut['a file of a message'] = lastPart(message['result'].files[0].url);
    handedOut['a bearer'] = token;
    handedOut['the simulator'] = await simulatorToken(owner, testMasterKey);

    if (isMailing) {
      const post = (path: string, body: string, type: string) =>
        fetch(`${portal.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
      const signUp = { email: 'eve@trial.example', firstName: 'Eve', lastName: 'Lee' };
      expect((await post('/sign_up', JSON.stringify(signUp), 'application/json')).status).toBe(202);
      await post('/oidc/forgotten', 'email=customer%40a.example', 'application/x-www-form-urlencoded');
    }
    await sql(`update organization_user set is_operator = false`);
    handedOut['the first operator'] = lastPart((await firstOperatorAddress(owner, identitySettings(config))) ?? '');
    const now = new Date();
    await portal.server.database.write({ organizationId: id('organization'), userId: null, role: 'system' }, (tx) =>
      notify(tx, { roles: ['customer'], kind: 'results_published', description: 'Published', link: '/results/1' }),
    );
    const later = new Date(now.getTime() + day);
    await deliverNotifications({
      mail: portal.server.services.mail,
      secrets: secretsWith(testMasterKey),
      enqueue: async () => undefined,
      publicUrl: 'http://localhost:4173',
      sender: 'Acme',
      unsubscribeUrl: (userId) => `http://localhost:4173/unsubscribe/${unsubscribeTokens(testMasterKey).of(userId)}`,
    })({ owner, clock: { now: () => later } });
    handedOut['no more mails'] = unsubscribeTokens(testMasterKey).of(id('customer'));

    const expected = ['invitation', 'invitation', 'notification', ...(isMailing ? ['sign_up', 'password'] : [])];
    await vi.waitFor(async () =>
      expect([...new Set((await writtenMails(sql)).map(({ kind }) => kind))].toSorted()).toEqual([...new Set(expected)].toSorted()),
    );
    for (const [at, mail] of (await writtenMails(sql)).entries())
      if (mail.kind !== 'notification') handedOut[`${mail.kind} mail ${at}`] = linkIn(mail);

    expect(Object.entries(handedOut).filter(([, secret]) => secret.length < 20)).toEqual([]);
    const dump = await dumpOf(portal);
    expect([...dump.values()].join('').length).toBeGreaterThan(10_000);
    expect(readableIn(dump, handedOut)).toEqual([]);
  });

  it('holds nothing of a session that goes on: no password, code, token or signed cookie', async () => {
    const password = randomBytes(24).toString('base64url');
    await seed(portal.database.owner, 'password', { user_id: id('customer'), hash: await hashPassword(password) });
    const visitor = createVisitor(portal.server.publicUrl);
    const code = async (): Promise<string> => {
      const { address } = await visitor.authorize();
      return address.includes('/oidc/') ? (await visitor.submit(address, 'customer@a.example', password)).address : address;
    };
    const [used, open] = [await code(), await code()];
    const { body: first } = await visitor.exchange(used);
    const { body: second } = await visitor.refresh(first.refresh_token);
    const codeIn = (address: string): string => new URL(address).searchParams.get('code') ?? '';
    const session: Record<string, string> = {
      password,
      'a used code': codeIn(used),
      'an open code': codeIn(open),
      'a used refresh token': first.refresh_token,
      'a refresh token': second.refresh_token,
      'an access token': second.access_token,
      'an identity token': second.id_token,
    };
    for (const [name, value] of visitor.cookies()) if (name.endsWith('.sig')) session[`signature ${name}`] = value;
    expect(Object.keys(session).filter((name) => name.startsWith('signature'))).toContain('signature muster_session.sig');
    expect(Object.entries(session).filter(([, secret]) => (secret ?? '').length < 20)).toEqual([]);
    expect(readableIn(await dumpOf(portal), session)).toEqual([]);

    const opens = async (isSigned: boolean): Promise<boolean> => {
      const other = createVisitor(portal.server.publicUrl);
      for (const [name, value] of visitor.cookies()) if (isSigned || !name.endsWith('.sig')) other.keepCookie(name, value);
      return codeIn((await other.authorize({ prompt: 'none' })).address) !== '';
    };
    expect([await opens(true), await opens(false)]).toEqual([true, false]);
  });

  it('holds no secret of a tool outside: no key, no token, no address of a webhook', async () => {
    const hook = randomBytes(24).toString('base64url');
    const settings = sampleOf('notificationSettingsUpdate');
    for (const person of ['customer', 'manager', 'accepted'])
      await send(person, 'notificationSettingsUpdate', { ...settings, webhookUrl: `${hooks}/services/${hook}` }, 'result { webhookUrl }');
    await send('manager', 'integrationUpdate', testRailInput, 'result { id }');
    await send('manager', 'integrationUpdate', jiraInput(), 'result { id }');
    const outside = { 'a webhook': hook, testrail: testRailInput.api_key, jira: jiraParams.access_token };
    const [kept] = await sql(`select count(*)::int as sealed from notification_settings where webhook_sealed is not null`);
    expect(kept).toEqual({ sealed: 3 });
    expect(readableIn(await dumpOf(portal), outside)).toEqual([]);
  });

  it('holds no word of mails of an older version once the server has started, and they can still be sent', async () => {
    const mailId = randomUUID();
    await portal.database.owner.query(
      `insert into mail (id, kind, recipient, subject, text_body, html_body, headers, state)
       values ($1, 'password', 'old@a.example', 'Old', 'the old link', '<p>the old link</p>', '{"List-Unsubscribe": "the old link"}', 'waiting')`,
      [mailId],
    );
    await sealPlainMails(portal.database.owner, mailWordsWith(testMasterKey));
    expect(readableIn(await dumpOf(portal), { old: 'the old link' })).toEqual([]);
    const mail = (await writtenMails(sql)).find(({ recipient }) => recipient === 'old@a.example');
    expect(mail).toMatchObject({ text: 'the old link', html: '<p>the old link</p>', headers: { 'List-Unsubscribe': 'the old link' } });
  });
});
