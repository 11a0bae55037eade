import type { Letter } from '../mail/letter.ts';
import type { Pool } from 'pg';
import type { MailPort } from '../mail/mail.ts';
import { inTransaction, type Db } from '../database/transaction.ts';

const notYou = { text: 'You received this mail because somebody entered this address. If it was not you, you can ignore it.' };

export const signUpLetter = (sender: string, firstName: string, url: string): Letter => ({
  subject: `Start your trial of ${sender}`,
  paragraphs: [`Hello ${firstName},`, 'Choose a password to open your trial. The link works once, for a day.'],
  action: { label: 'Choose a password', url },
  footer: [notYou],
});

/** To an address with an account, so that the page can say the same to everybody. */
export const knownAddressLetter = (sender: string, signInUrl: string, forgottenUrl: string | null): Letter => ({
  subject: `You have an account at ${sender}`,
  paragraphs: ['Somebody asked for a trial with this address, which already has an account. Sign in with it.'],
  items: forgottenUrl === null ? [] : [{ text: 'Forgot your password?', note: 'Choose a new one', url: forgottenUrl }],
  action: { label: 'Sign in', url: signInUrl },
  footer: [notYou],
});

export const forgottenLetter = (sender: string, url: string): Letter => ({
  subject: `Choose a new password for ${sender}`,
  paragraphs: ['The link works once, for an hour. A new password signs you out everywhere else.'],
  action: { label: 'Choose a new password', url },
  footer: [notYou],
});

/** Notifies of a change that a thief would make, with the way to take the account back. */
export const changedLetter = (sender: string, forgottenUrl: string): Letter => ({
  subject: `Your password of ${sender} was changed`,
  paragraphs: ['Everybody else who was signed in with the old one is signed out.', 'If it was not you, choose a new one now.'],
  action: { label: 'Choose a new password', url: forgottenUrl },
});

/** In one transaction with the change that the letter is about. */
export type PostLetter = (to: string, kind: string, compose: (db: Db) => Promise<Letter>) => Promise<void>;

export const letterPost =
  (pool: Pool, mail: Pick<MailPort, 'post'>): PostLetter =>
  (to, kind, compose) =>
    inTransaction(pool, async (db) => {
      const letter = await compose(db);
      const query = async <Row extends object>(text: string, values?: readonly unknown[]) => [...(await db.rows(text, values))] as Row[];
      await mail.post({ query }, { organizationId: null, kind, to, letter });
    });
