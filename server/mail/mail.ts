import { randomUUID } from 'node:crypto';
import type { Enqueuing } from '../workflow/jobs.ts';
import type { EnqueueAll } from '../workflow/effects.ts';
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
export type MailDb = Enqueuing;

export interface MailPort {
  /** Whether mails leave this machine; without it they are kept, to be read in the log. */
  readonly isSending: boolean;
  /** Writes a mail to be sent, with its job. */
  readonly post: (db: MailDb, mail: Mail) => Promise<void>;
  /** Writes many in as many statements as one: what their transaction locks is not held for longer. */
  readonly postAll: (db: MailDb, mails: readonly Mail[]) => Promise<void>;
}

const insert = `
  insert into mail (id, organization_id, kind, key, recipient, subject, sealed, state, created_at)
  select m.id, m.organization_id, m.kind, m.key, m.recipient, m.subject, decode(m.sealed, 'base64'), $2, $3
  from jsonb_to_recordset($1::jsonb) as m (id uuid, organization_id uuid, kind text, key text, recipient text, subject text, sealed text)
  on conflict do nothing`;

type Deps = {
  readonly isSending: boolean;
  readonly sender: string;
  readonly enqueueAll: EnqueueAll;
  readonly now: () => Date;
  readonly words: MailWords;
};

const unsubscribing = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Writes mails as rows with a job each, in the transaction of what they tell of. */
export const mailPort = ({ isSending, sender, enqueueAll, now, words }: Deps): MailPort => {
  const rowOf = ({ organizationId, kind, key, to, letter, unsubscribeUrl }: Mail) => {
    const id = randomUUID();
    const { subject, text, html } = written(sender, letter);
    const sealed = words.close(id, { text, html, headers: unsubscribing(unsubscribeUrl) }).toString('base64');
    return { id, organization_id: organizationId, kind, key, recipient: to, subject, sealed };
  };
  const postAll: MailPort['postAll'] = async (db, mails) => {
    const rows = mails.map(rowOf);
    await db.query(insert, [JSON.stringify(rows), isSending ? 'waiting' : 'kept', now()]);
    if (!isSending) return;
    await enqueueAll(
      db,
      'send-mail',
      rows.map(({ id }) => ({ mailId: id })),
    );
  };
  return { isSending, post: (db, mail) => postAll(db, [mail]), postAll };
};
