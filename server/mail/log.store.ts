import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction.ts';
import type { Enqueue } from '../workflow/effects.ts';

/** Never with its content. */
export type LoggedMail = {
  readonly id: string;
  readonly organizationName: string | null;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: string;
  readonly attempts: number;
  readonly message: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly isResendable: boolean;
};

const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const resendable = `m.state in ('failed', 'unconfirmed') and m.sealed is not null`;

const columns = `m.id, o.name as "organizationName", m.kind, m.recipient, m.subject, m.state, m.attempts, m.message,
  ${moment('m.created_at')} as "createdAt", ${moment('m.sent_at')} as "sentAt", ${resendable} as "isResendable"`;

/** The latest hundred, failed ones first where nothing is searched. */
export const readMailLog = async (owner: Pool, query: string): Promise<readonly LoggedMail[]> => {
  const { rows } = await owner.query<LoggedMail>(
    `select ${columns} from mail m left join organization o on o.id = m.organization_id
     where $1 = '' or position(lower($1) in lower(m.recipient || ' ' || m.subject)) > 0
     order by m.created_at desc, m.id desc limit 100`,
    [query],
  );
  return rows;
};

/** Null where it is missing, sent, or its content deleted. */
export const resendMail = (owner: Pool, enqueue: Enqueue, mailId: string): Promise<LoggedMail | null> =>
  inTransaction(owner, async (db) => {
    const renewed = await db.row(
      `update mail m set state = 'waiting', not_before = null, held_until = null, message = null where m.id = $1 and ${resendable} returning m.id`,
      [mailId],
    );
    if (renewed === null) return null;
    const query = async <Row extends object>(text: string, values?: readonly unknown[]) => [...(await db.rows(text, values))] as Row[];
    await enqueue({ query }, 'send-mail', { mailId });
    return db.row<LoggedMail>(`select ${columns} from mail m left join organization o on o.id = m.organization_id where m.id = $1`, [
      mailId,
    ]);
  });
