import { deliverNotifications } from '#server/areas/organization/notify/deliver.ts';
import { ownerPool } from '#server/database/pool.ts';
import { mailPort } from '#server/mail/mail.ts';
import { mailWordsWith } from '#server/mail/words.ts';
import { secretsWith } from '#server/lib/secrets.ts';
import { testMasterKey } from '#tests/support/database.ts';

const [url = '', at = ''] = process.argv.slice(2);
const clock = { now: () => new Date(at) };
const enqueue = async (): Promise<void> => undefined;

/** Tells once who waits, until it is killed. */
await deliverNotifications({
  mail: mailPort({ isSending: true, sender: 'Acme', enqueueAll: enqueue, now: clock.now, words: mailWordsWith(testMasterKey) }),
  secrets: secretsWith(testMasterKey),
  enqueue,
  publicUrl: 'https://muster.example.com',
  sender: 'Acme',
  unsubscribeUrl: () => 'https://muster.example.com/unsubscribe/1',
})({ owner: ownerPool(url, 2), clock });
process.exit(0);
