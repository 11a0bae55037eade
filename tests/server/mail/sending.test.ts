import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailPort } from '#server/mail/mail.ts';
import { resumeMails, sendMail } from '#server/mail/send-mail.job.ts';
import type { SendMailDeps } from '#server/mail/send-mail.job.ts';
import { serverOf, smtpDeliver } from '#server/mail/smtp.ts';
import { mailWordsWith } from '#server/mail/words.ts';
import type { EnqueueAll } from '#server/workflow/effects.ts';
import { createTestDatabase, testMasterKey } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { randomFrom } from '#machines/testing/random.ts';
import { openPostOffice } from '../../support/post-office.ts';
import type { PostOffice } from '../../support/post-office.ts';

let cut = (): void => undefined;
const child = fileURLToPath(new URL('killed-child.ts', import.meta.url));
const mailFrom = 'Acme Crowd <crowd@example.com>';

let database: TestDatabase;
let at = Date.parse('2026-03-01T10:00:00.000Z');
const clock = { now: () => new Date(at) };
let queued: { readonly mailId: string; readonly startAt: string | undefined }[] = [];
const enqueue: SendMailDeps['enqueue'] = async (_db, _name, data, options = {}) =>
  void queued.push({ mailId: (data as { mailId: string }).mailId, startAt: options.startAt });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  queued = [];
  await database.owner.query('delete from mail');
});

const db = {
  query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await database.owner.query<Row>(text, [...values])).rows,
};
const words = mailWordsWith(testMasterKey);
const enqueueAll: EnqueueAll = async (tx, name, all) => {
  for (const data of all) await enqueue(tx, name, data);
};
const port = mailPort({ isSending: true, sender: 'Acme Crowd', enqueueAll, now: clock.now, words });
const post = (to: string, key?: string) =>
  port.post(db, {
    organizationId: null,
    kind: 'password',
    to,
    letter: { subject: 'Choose a password', paragraphs: ['Grüße & <b>all</b>'] },
    unsubscribeUrl: 'https://muster.example.com/unsubscribe/1',
    ...(key === undefined ? {} : { key }),
  });
const rows = async () =>
  (
    await database.owner.query<{ recipient: string; state: string; message: string | null; attempts: number }>(
      'select recipient, state, message, attempts from mail order by recipient',
    )
  ).rows;
const states = async () => (await rows()).map(({ state }) => state);
const urlOf = (office: PostOffice, login = ''): string => `smtp://${login}127.0.0.1:${office.port}`;
const depsTo = (smtpUrl: string): SendMailDeps => ({
  owner: database.owner,
  words,
  clock,
  enqueue,
  deliver: smtpDeliver({ smtpUrl, mailFrom }),
});
const sendAll = async (smtpUrl: string): Promise<void> => {
  for (const { mailId } of queued.splice(0)) await sendMail(depsTo(smtpUrl), { mailId });
};
const withOffice = async (work: (office: PostOffice) => Promise<void>, ...given: Parameters<typeof openPostOffice>): Promise<void> => {
  const office = await openPostOffice(...given);
  try {
    await work(office);
  } finally {
    await office.stop();
  }
};

describe('a mail', () => {
  it('reaches a mail server as text and HTML, with its sender and how to have no more of them', () =>
    withOffice(async (office) => {
      await post('maya@example.com');
      await sendAll(urlOf(office, 'muster:secret@'));
      expect(office.received.map(({ from, to, user }) => ({ from, to, user }))).toEqual([
        { from: 'crowd@example.com', to: ['maya@example.com'], user: 'muster' },
      ]);
      const raw = office.received[0]?.raw ?? '';
      for (const line of [
        'From: Acme Crowd <crowd@example.com>',
        'To: maya@example.com',
        'Subject: Choose a password',
        'List-Unsubscribe: <https://muster.example.com/unsubscribe/1>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'Auto-Submitted: auto-generated',
        'Content-Type: multipart/alternative',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Type: text/html; charset=utf-8',
      ])
        expect(raw).toContain(line);
      expect(raw).toContain('Gr=C3=BC=C3=9Fe & <b>all</b>');
      expect(raw).toContain('&lt;b&gt;all&lt;/b&gt;');
      expect(await rows()).toEqual([{ recipient: 'maya@example.com', state: 'sent', message: null, attempts: 1 }]);
    }));

  it('is written once for an occasion', async () => {
    await post('maya@example.com', 'invitation:1');
    await post('maya@example.com', 'invitation:1');
    expect(await rows()).toHaveLength(1);
  });

  it('is kept to be read where no mail server is set up', async () => {
    const kept = mailPort({ isSending: false, sender: 'Muster', enqueueAll, now: clock.now, words });
    await kept.post(db, {
      organizationId: null,
      kind: 'password',
      to: 'maya@example.com',
      letter: { subject: 'Hi', paragraphs: ['There'] },
    });
    expect([await states(), queued]).toEqual([['kept'], []]);
  });

  it('is sent once though two workers take it at the same moment', () =>
    withOffice(async (office) => {
      await post('maya@example.com');
      const [{ mailId } = { mailId: '' }] = queued;
      await Promise.all([1, 2, 3].map(() => sendMail(depsTo(urlOf(office)), { mailId })));
      expect([office.received.length, await states()]).toEqual([1, ['sent']]);
    }));

  it('waits longer each time while the mail server is away, and is given up after a day', () =>
    withOffice(async (office) => {
      await post('maya@example.com');
      const away = urlOf(office);
      await office.stop();
      const waits: number[] = [];
      for (let turn = 0; turn < 60 && queued.length > 0; turn += 1) {
        await sendAll(away);
        const next = queued[0]?.startAt;
        if (next === undefined) break;
        waits.push(Date.parse(next) - at);
        at = Date.parse(next);
      }
      expect(waits.slice(0, 8).map((wait) => wait / 1000)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600]);
      expect((await rows()).map(({ state, message }) => [state, /ECONNREFUSED|connect/iu.test(message ?? '')])).toEqual([['failed', true]]);
    }));

  it('is tried again when the mail server asks for time, and not when it refuses', () =>
    withOffice(
      async (office) => {
        await post('full@example.com');
        await post('gone@example.com');
        await sendAll(urlOf(office));
        expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'failed']);
        expect(queued.length).toBe(1);
        at += 3_600_000;
        await sendAll(urlOf(office));
        expect([await states(), office.received.length]).toEqual([['sent', 'failed'], 1]);
      },
      {},
      (() => {
        let asked = 0;
        return ({ to }, done) => {
          if (to[0] === 'gone@example.com') return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
          asked += 1;
          return asked === 1 ? done(Object.assign(new Error('Mailbox is busy'), { responseCode: 450 })) : done();
        };
      })(),
    ));

  it('is tried again when the login is not taken: that is the operator to mend', () =>
    withOffice(async (office) => {
      await post('maya@example.com');
      await sendAll(urlOf(office, 'muster:wrong@'));
      expect([await states(), office.received.length]).toEqual([['waiting'], 0]);
    }));

  it('is not sent again when the connection breaks after the whole of it went out', () =>
    withOffice(
      async (office) => {
        await post('maya@example.com');
        cut = office.cut;
        await sendAll(urlOf(office));
        expect([await states(), queued]).toEqual([['unconfirmed'], []]);
        at += 3_600_000;
        await resumeMails(enqueue, true)({ owner: database.owner, clock });
        expect(queued).toEqual([]);
      },
      {},
      () => cut(),
    ));

  it('tells its password in the clear to nobody but this machine', () => {
    const { options, login } = serverOf('smtp://muster:p%40ss@mail.example.com');
    expect([options.port, options.secure, options.requireTLS, login]).toEqual([587, false, true, { user: 'muster', pass: 'p@ss' }]);
    expect(serverOf('smtps://muster:x@mail.example.com').options).toMatchObject({ port: 465, secure: true });
    expect(serverOf('smtp://muster:x@localhost:2525').options.requireTLS).toBe(false);
    expect(serverOf('smtp://muster:x@mail.corp.example?tls=off').options).toMatchObject({ requireTLS: false, ignoreTLS: true });
  });
});

describe('a worker that is killed', () => {
  it('leaves every mail sent once', () =>
    withOffice(
      async (office) => {
        const random = randomFrom(7);
        for (let number = 0; number < 40; number += 1) await post(`p${String(number).padStart(2, '0')}@example.com`);
        const ids = queued.map(({ mailId }) => mailId);
        let kills = 0;
        for (let turn = 0; turn < 40 && (await states()).some((state) => state === 'waiting' || state === 'sending'); turn += 1) {
          const worker = spawn(process.execPath, [child, database.ownerUrl, urlOf(office), new Date(at).toISOString(), ...ids], {
            stdio: 'ignore',
          });
          const before = office.received.length;
          const exit = once(worker, 'exit');
          while (office.received.length === before && worker.exitCode === null) await pause(2);
          if (turn < 20) {
            await pause(random(30));
            if (worker.kill('SIGKILL')) kills += 1;
          }
          await exit;
          at += 180_000;
          await resumeMails(enqueue, true)({ owner: database.owner, clock });
        }
        const counts = Map.groupBy(office.received, ({ to }) => to[0]);
        expect([...counts.values()].filter((received) => received.length > 1)).toEqual([]);
        const told = await rows();
        expect(told.filter(({ state, recipient }) => state === 'sent' && !counts.has(recipient))).toEqual([]);
        expect(told.filter(({ state }) => state !== 'sent' && state !== 'unconfirmed')).toEqual([]);
        expect(kills).toBeGreaterThan(5);
      },
      {},
      (_, done) => void setTimeout(done, 5),
    ));
});

describe('mails a month old', () => {
  it('are remembered without what they said', async () => {
    await post('maya@example.com');
    await database.owner.query(`update mail set state = 'sent', created_at = $1::timestamptz - interval '31 days'`, [clock.now()]);
    await resumeMails(enqueue, true)({ owner: database.owner, clock });
    const { rows: kept } = await database.owner.query('select recipient, sealed from mail');
    expect(kept).toEqual([{ recipient: 'maya@example.com', sealed: null }]);
  });
});
