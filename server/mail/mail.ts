import { randomUUID } from 'node:crypto';
import type { Enqueuing } from '../workflow/jobs.ts';
import type { EnqueueAll } from '../workflow/effects.ts';
import { written } from './letter.ts';
import type { Letter } from './letter.ts';
import type { MailWords } from './words.ts';

export type Mail = {
  /** Null for a person without an organization. */
  readonly organizationId: string | null;
  readonly kind: string;
  /** A second mail with the same key is not written. */
  readonly key?: string;
  readonly to: string;
  readonly letter: Letter;
  /** For List-Unsubscribe. */
  readonly unsubscribeUrl?: string;
};

/** The mail is sent only if the transaction commits. */
export type MailDb = Enqueuing;

export interface MailPort {
  readonly isSending: boolean;
  readonly post: (db: MailDb, mail: Mail) => Promise<void>;
  /** In the same number of statements as one, so that locks are not held for longer. */
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
