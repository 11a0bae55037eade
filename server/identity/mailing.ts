import type { Pool } from 'pg';

import type { Letter } from '../mail/letter.ts';
import type { MailPort } from '../mail/mail.ts';
import { inTransaction, type Db } from '../database/transaction.ts';

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
