import { randomUUID } from 'node:crypto';
import type { Tx } from '../workflow/transaction.ts';
import type { Enqueue } from '../workflow/effects.ts';
import { written } from './letter.ts';
import type { Letter } from './letter.ts';
import type { MailWords } from './words.ts';

export type Mail = {
  /** Null for a person who belongs to no organization yet. */
  readonly organizationId: string | null;
  /** One word for the log: invitation, password, sign_up, notification... */
  readonly kind: string;
  /** Names the occasion: a second mail with the same key is not written. */
  readonly key?: string;
  readonly to: string;
  readonly letter: Letter;
  /** Where one press ends mails of this kind. */
  readonly unsubscribeUrl?: string;
};

/** A transaction of a request or of the owner: the mail is sent only if it commits. */
export type MailDb = Pick<Tx, 'query'>;

export interface MailPort {
  /** Whether mails leave this machine; without it they are kept, to be read in the log. */
  readonly isSending: boolean;
  /** Writes a mail to be sent, with its job. */
  readonly post: (db: MailDb, mail: Mail) => Promise<void>;
}

const insert = `
  insert into mail (id, organization_id, kind, key, recipient, subject, sealed, state, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`;

type Deps = {
  readonly isSending: boolean;
  readonly sender: string;
  readonly enqueue: Enqueue;
  readonly now: () => Date;
  readonly words: MailWords;
};

const unsubscribing = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Writes mails as rows with a job each, in the transaction of what they tell of. */
export const mailPort = ({ isSending, sender, enqueue, now, words }: Deps): MailPort => ({
  isSending,
  post: async (db, mail) => {
    const id = randomUUID();
    const { subject, text, html } = written(sender, mail.letter);
    const sealed = words.close(id, { text, html, headers: unsubscribing(mail.unsubscribeUrl) });
    const state = isSending ? 'waiting' : 'kept';
    const values = [id, mail.organizationId, mail.kind, mail.key ?? null, mail.to, subject, sealed, state, now()];
    await db.query(insert, values);
    if (isSending) await enqueue(db, 'send-mail', { mailId: id });
  },
});
