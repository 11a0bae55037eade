import type { Pool } from 'pg';
import type { Message } from './smtp.ts';
import type { MailWords } from './words.ts';

export type HeldMail = Omit<Message, 'text' | 'html' | 'headers'> & {
  /** Null where it does not decrypt. */
  readonly words: Pick<Message, 'text' | 'html' | 'headers'> | null;
  readonly attempts: number;
  readonly createdAt: string;
  readonly heldUntil: string;
};

type Row = {
  id: string;
  recipient: string;
  subject: string;
  sealed: Buffer | null;
  attempts: number;
  created_at: string;
  held: string;
};

export const hold = async (
  { owner, words }: { readonly owner: Pool; readonly words: MailWords },
  mailId: string,
  now: Date,
  milliseconds: number,
): Promise<HeldMail | null> => {
  const { rows } = await owner.query<Row>(
    `update mail set held_until = $2::timestamptz + $3::int * interval '1 millisecond', attempts = attempts + 1
     where id = $1 and state = 'waiting' and coalesce(held_until, '-infinity') <= $2 and coalesce(not_before, '-infinity') <= $2
     returning id, recipient, subject, sealed, attempts, created_at, held_until::text as held`,
    [mailId, now, milliseconds],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { id, recipient, subject, sealed, attempts, created_at, held } = row;
  return { id, recipient, subject, words: sealed && words.open(id, sealed), attempts, createdAt: created_at, heldUntil: held };
};

/** Notes that the end of DATA goes out now; false when another worker has it. */
export const beginEnd = async (owner: Pool, mail: HeldMail): Promise<boolean> => {
  const { rowCount } = await owner.query(`update mail set state = 'sending' where id = $1 and state = 'waiting' and held_until = $2`, [
    mail.id,
    mail.heldUntil,
  ]);
  return rowCount === 1;
};

export type Settled =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'unconfirmed' | 'failed'; readonly message: string }
  | { readonly state: 'waiting'; readonly message: string; readonly until: Date };

/** Deletes the content of a sent mail. */
export const settle = async (owner: Pool, mail: HeldMail, settled: Settled): Promise<void> => {
  await owner.query(
    `update mail set state = $3, sent_at = $4, message = $5, not_before = $6, held_until = null, sealed = case when $3 = 'sent' then null else sealed end
     where id = $1 and held_until = $2 and state in ('waiting', 'sending')`,
    [
      mail.id,
      mail.heldUntil,
      settled.state,
      settled.state === 'sent' ? settled.at : null,
      settled.state === 'sent' ? null : settled.message,
      settled.state === 'waiting' ? settled.until : null,
    ],
  );
};

/** Mails of a killed worker: those whose end went out become unconfirmed, the others go on. */
export const leftBehind = async (owner: Pool, now: Date): Promise<readonly string[]> => {
  await owner.query(
    `update mail set state = 'unconfirmed', held_until = null, message = 'The server was stopped before the mail server confirmed it.'
     where state = 'sending' and held_until <= $1`,
    [now],
  );
  const { rows } = await owner.query<{ id: string }>(
    `select id from mail where state = 'waiting' and coalesce(held_until, created_at + interval '1 minute') <= $1 and coalesce(not_before, '-infinity') <= $1
     order by created_at limit 500`,
    [now],
  );
  return rows.map(({ id }) => id);
};

/** Content after a month, the record a year later: they hold links and names. */
export const forgetOld = async (owner: Pool, now: Date): Promise<void> => {
  await owner.query(
    `update mail set sealed = null
     where sealed is not null and created_at < $1::timestamptz - interval '30 days' and state not in ('waiting', 'sending')`,
    [now],
  );
  await owner.query(`delete from mail where created_at < $1::timestamptz - interval '1 year'`, [now]);
};
