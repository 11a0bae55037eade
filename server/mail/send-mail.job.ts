import type { Pool } from 'pg';
import type { Clock } from '../workflow/clock.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { Jobs } from '../workflow/jobs.ts';
import { beginEnd, forgetOld, hold, leftBehind, settle } from './mail.store.ts';
import type { HeldMail, Settled } from './mail.store.ts';
import { NotMine } from './smtp.ts';
import type { Deliver, Delivery } from './smtp.ts';
import type { MailWords } from './words.ts';

export type SendMailDeps = {
  readonly owner: Pool;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly words: MailWords;
  /** Null without a mail server. */
  readonly deliver: Deliver | null;
};

/** Longer than all waits of one delivery, so that no second worker takes it over. */
const holdMilliseconds = 120_000;
const givenUpAfter = 24 * 60 * 60 * 1000;
const mostWait = 60 * 60 * 1000;

const unreadable = 'What it says was sealed under another master key.';

const waitAfter = (attempts: number): number => Math.min(mostWait, 30_000 * 2 ** (attempts - 1));

const settledOf = (delivery: Delivery, mail: HeldMail, now: Date): Settled => {
  switch (delivery.kind) {
    case 'sent':
      return { state: 'sent', at: now };
    case 'unconfirmed':
      return { state: 'unconfirmed', message: delivery.message };
    case 'refused':
      return { state: 'failed', message: delivery.message };
    case 'later': {
      const until = new Date(now.getTime() + waitAfter(mail.attempts));
      const isOver = until.getTime() - Date.parse(mail.createdAt) > givenUpAfter;
      return isOver ? { state: 'failed', message: delivery.message } : { state: 'waiting', message: delivery.message, until };
    }
  }
};

const over = (owner: Pool): Parameters<Enqueue>[0] => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => (await owner.query<Row>(text, [...(values ?? [])])).rows,
});

/**
 * Commits that the end of DATA goes out before sending it: a worker killed earlier has delivered nothing, one killed later leaves a mail
 * that is not sent again automatically.
 */
export const sendMail = async ({ owner, clock, enqueue, deliver, words }: SendMailDeps, { mailId }: Jobs['send-mail']): Promise<void> => {
  if (deliver === null) return;
  const mail = await hold({ owner, words }, mailId, clock.now(), holdMilliseconds);
  if (mail === null) return;
  if (mail.words === null) return settle(owner, mail, { state: 'failed', message: unreadable });
  const message = { ...mail, ...mail.words };
  const beforeEnd = async (): Promise<void> => {
    if (!(await beginEnd(owner, mail))) throw new NotMine('Another worker sends this mail.');
  };
  try {
    const settled = settledOf(await deliver(message, beforeEnd), mail, clock.now());
    await settle(owner, mail, settled);
    if (settled.state === 'waiting') await enqueue(over(owner), 'send-mail', { mailId }, { startAt: settled.until.toISOString() });
  } catch (error) {
    if (!(error instanceof NotMine)) throw error;
  }
};

/** Resumes mails whose worker or job was lost, and deletes old ones. */
export const resumeMails =
  (enqueue: Enqueue, isSending: boolean) =>
  async ({ owner, clock }: { readonly owner: Pool; readonly clock: Clock }): Promise<void> => {
    const now = clock.now();
    if (isSending)
      for (const mailId of await leftBehind(owner, now)) await enqueue(over(owner), 'send-mail', { mailId }, { singletonKey: mailId });
    await forgetOld(owner, now);
  };
