import { mailWordsWith } from '#server/mail/words.ts';
import type { Words } from '#server/mail/words.ts';
import { testMasterKey } from './database.ts';

const words = mailWordsWith(testMasterKey);

type Sql = (text: string) => Promise<readonly Record<string, unknown>[]>;
export type WrittenMail = Words & { readonly recipient: string; readonly subject: string; readonly kind: string };

/** Every mail that was written and not sent, as its reader would see it. */
export const writtenMails = async (sql: Sql): Promise<readonly WrittenMail[]> =>
  (await sql(`select id, recipient, subject, kind, sealed from mail where sealed is not null order by created_at, recipient`)).map(
    ({ id, recipient, subject, kind, sealed }) => {
      const said = words.open(String(id), sealed as Buffer);
      if (said === null) throw new Error('a mail cannot be opened');
      return { recipient: String(recipient), subject: String(subject), kind: String(kind), ...said };
    },
  );
