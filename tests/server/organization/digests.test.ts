import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNotifications } from '#server/areas/organization/notify/deliver.ts';
import { mailPort } from '#server/mail/mail.ts';
import { sendMail } from '#server/mail/send-mail.job.ts';
import { smtpDeliver } from '#server/mail/smtp.ts';
import { mailWordsWith } from '#server/mail/words.ts';
import { testMasterKey } from '#tests/support/database.ts';
import type { EnqueueAll } from '#server/workflow/effects.ts';
import { notify } from '#server/workflow/notify.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { openPostOffice } from '#tests/support/post-office.ts';

const save = `mutation ($input: NotificationSettingsInput!) { answer: notificationSettingsUpdate(input: $input) { successful } }`;

let world: PortalWorld;
let at = 0;
const clock = { now: () => new Date(at) };
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  at = Date.parse('2026-11-21T09:00:00.000Z');
  for (const table of ['notification_settings', 'notification', 'mail']) await world.sql(`delete from ${table}`);
});

const tell = (description: string) =>
  world.portal.server.database.write(systemViewer(world.id('organization')), (tx) =>
    notify({ ...tx, at: clock.now().toISOString() }, { roles: ['customer'], kind: 'results_published', description, link: '/results/1' }),
  );
const set = async (more: object): Promise<void> => {
  const input = { choices: [], mailEnabled: true, digest: 'soon', timeZone: 'UTC', ...more };
  expect((await world.ask('customer', save, { input })).answer.successful).toBe(true);
};

type Mailbox = { readonly arrived: string[]; readonly look: (until: string, everyMinutes: number) => Promise<void> };

/** Goes through the time from here on as the jobs do, and notes when what reached the mail server. */
const withMailbox = async (work: (mailbox: Mailbox) => Promise<void>): Promise<void> => {
  const office = await openPostOffice();
  const { owner } = world.portal.database;
  const enqueued: { readonly mailId: string }[] = [];
  const enqueueAll: EnqueueAll = async (_db, _name, all) => void enqueued.push(...(all as readonly { mailId: string }[]));
  const words = mailWordsWith(testMasterKey);
  const mail = mailPort({ isSending: true, sender: 'Acme', enqueueAll, now: clock.now, words });
  const deps = {
    owner,
    words,
    clock,
    enqueue: async () => undefined,
    deliver: smtpDeliver({ smtpUrl: `smtp://127.0.0.1:${office.port}`, mailFrom: 'muster@example.com' }),
  };
  const arrived: string[] = [];
  const look: Mailbox['look'] = async (until, everyMinutes) => {
    for (; at <= Date.parse(until); at += everyMinutes * 60_000) {
      await deliverNotifications({
        mail,
        secrets: world.portal.server.services.vendors.secrets,
        enqueue: async () => undefined,
        publicUrl: 'https://muster.example.com',
        sender: 'Acme',
        unsubscribeUrl: () => 'https://muster.example.com/unsubscribe/1',
      })({ owner, clock });
      for (const letter of enqueued.splice(0)) await sendMail(deps, letter);
      for (const { to, raw } of office.received.splice(0))
        arrived.push(`${new Date(at).toISOString().slice(0, 16)} ${to.join()} ${/^Subject: (.*)$/mu.exec(raw)?.[1]?.trim() ?? ''}`);
    }
  };
  try {
    await work({ arrived, look });
  } finally {
    await office.stop();
  }
};
const tellMany = async (from: string, count: number, everyMinutes: number): Promise<void> => {
  for (let number = 0; number < count; number += 1) {
    at = Date.parse(from) + number * everyMinutes * 60_000;
    await tell(`Event ${number + 1}`);
  }
  at = Date.parse(from);
};
const to = (moment: string, subject: string): string => `${moment} customer@a.example ${subject}`;

describe('a digest', () => {
  it.each([
    ['Europe/Berlin', 'is put forward', '2027-03-26T08:00Z', '2027-03-27T07:00', '2027-03-28T06:00'],
    ['Europe/Berlin', 'is put back', '2027-10-29T07:00Z', '2027-10-30T06:00', '2027-10-31T07:00'],
    ['America/New_York', 'is put back', '2027-11-05T13:00Z', '2027-11-06T12:00', '2027-11-07T13:00'],
    ['Asia/Kolkata', 'stays', '2027-03-26T03:00Z', '2027-03-27T02:30', '2027-03-28T02:30'],
  ])('of a day is one mail at eight in %s, also where the clock %s', (timeZone, _, from, first, second) =>
    withMailbox(async ({ arrived, look }) => {
      await set({ digest: 'daily', timeZone });
      await tellMany(from, 20, 60);
      await look(first, 30);
      await tellMany(`${first}:30.000Z`, 20, 60);
      await look(`${second}:30.000Z`, 30);
      at += 24 * 3_600_000;
      await look(new Date(at).toISOString(), 30);
      expect(arrived).toEqual([to(first, '20 notifications'), to(second, '20 notifications')]);
    }),
  );

  it('of an hour is one mail, the first a minute after the first event', () =>
    withMailbox(async ({ arrived, look }) => {
      await set({ digest: 'hourly', timeZone: 'Asia/Kolkata' });
      await tell('Event 0');
      await look('2026-11-21T09:01Z', 1);
      await tellMany('2026-11-21T09:02Z', 20, 2);
      await look('2026-11-21T11:30Z', 1);
      expect(arrived).toEqual([to('2026-11-21T09:01', 'Event 0'), to('2026-11-21T10:01', '20 notifications')]);
    }));

  it('waits for the end of the quiet hours by the clock of the person, in the night in which it changes too', () =>
    withMailbox(async ({ arrived, look }) => {
      await set({ quietFrom: '22:00', quietUntil: '07:00', timeZone: 'Europe/Berlin' });
      for (const [evening, until] of [
        ['2027-03-26T21:00Z', '2027-03-27T06:30Z'],
        ['2027-03-27T21:00Z', '2027-03-28T06:30Z'],
        ['2027-10-30T20:00Z', '2027-10-31T06:30Z'],
      ] as const) {
        await tellMany(evening, 20, 20);
        await look(until, 10);
      }
      expect(arrived).toEqual(['2027-03-27T06:00', '2027-03-28T05:00', '2027-10-31T06:00'].map((moment) => to(moment, '20 notifications')));
    }));

  it('is one mail also where the server is killed while it writes it', () =>
    withMailbox(async ({ arrived, look }) => {
      await set({ digest: 'daily', timeZone: 'Europe/Berlin' });
      await tellMany('2027-03-27T08:00Z', 20, 60);
      at = Date.parse('2027-03-28T06:00Z');
      const { owner, ownerUrl } = world.portal.database;
      const holder = await owner.connect();
      const isHeldUp = async (): Promise<boolean> =>
        (await world.sql(`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into mail %'`)).length > 0;
      try {
        await holder.query('begin');
        await holder.query('lock table mail in share mode');
        const child = spawn(
          process.execPath,
          [fileURLToPath(new URL('killed-deliverer.ts', import.meta.url)), ownerUrl, clock.now().toISOString()],
          { stdio: 'ignore' },
        );
        const exit = once(child, 'exit');
        while (!(await isHeldUp()) && child.exitCode === null) await pause(10);
        expect(child.kill('SIGKILL')).toBe(true);
        await exit;
      } finally {
        await holder.query('rollback');
        holder.release();
      }
      await expect.poll(isHeldUp).toBe(false);
      await look('2027-03-28T08:00Z', 10);
      expect(arrived).toEqual([to('2027-03-28T06:00', '20 notifications')]);
    }));
});
