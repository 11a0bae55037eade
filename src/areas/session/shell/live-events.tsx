import type { Portal } from '#src/cache/client.ts';
import { followChanges } from '#src/cache/follow-changes.ts';
import { followSequence } from '#src/cache/live.ts';
import { Link } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { isHeard } from '../bell/heard.ts';
import { createNoticeBoard } from './notices.ts';
import { NotificationWasSent } from './shell.documents.ts';

const isOutside = (link: string): boolean => !link.startsWith('/');

export type LiveEvents = { readonly restart: () => void; readonly stop: () => void };

/** Notifications, and what changed. */
export const followEvents = (portal: Portal, onNotice: () => void): LiveEvents => {
  const changes = followChanges(portal);
  const sequence = followSequence();
  const take = createNoticeBoard(({ text, link }) => {
    onNotice();
    const words =
      link === null ? (
        text
      ) : (
        <Link href={link} external={isOutside(link)}>
          {text}
        </Link>
      );
    showToast({ type: 'info', text: words });
  });
  const notices = portal.client.subscription(NotificationWasSent, {}).subscribe(({ data }) => {
    if (data === undefined) return;
    const { number, kind, publicId, testId, details } = data.notificationWasSent;
    if (number !== null && number !== undefined && sequence.skipsTo(number)) changes.miss();
    const notice = { kind, publicId, details: { description: details.description, link: details.link ?? null } };
    void isHeard(portal.client, { kind, testId: testId ?? null })
      .catch(() => true)
      .then((heard) => heard && take(notice));
  });
  return {
    restart: () => {
      changes.restart();
      sequence.restart();
    },
    stop: () => {
      changes.stop();
      notices.unsubscribe();
    },
  };
};
