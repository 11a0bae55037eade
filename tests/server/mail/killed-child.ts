import { ownerPool } from '#server/database/pool.ts';
import { sendMail } from '#server/mail/send-mail.job.ts';
import { smtpDeliver } from '#server/mail/smtp.ts';
import { mailWordsWith } from '#server/mail/words.ts';
import { testMasterKey } from '#tests/support/database.ts';

const [url = '', smtpUrl = '', at = '', ...mailIds] = process.argv.slice(2);
const owner = ownerPool(url, 2);
const deps = {
  owner,
  words: mailWordsWith(testMasterKey),
  clock: { now: () => new Date(at) },
  enqueue: async () => undefined,
  deliver: smtpDeliver({ smtpUrl, mailFrom: 'muster@example.com' }),
};

/** Sends one mail after the other until it is killed. */
for (const mailId of mailIds) await sendMail(deps, { mailId });
process.exit(0);
