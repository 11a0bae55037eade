import type { ConnectionActorRef } from '#machines/flows/session/connection.ts';
import { followSequence, gatherHints } from '#src/cache/live.ts';
import { Link } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useEffect, useMemo } from 'react';
import { createNoticeBoard } from './notices.ts';
import { NotificationWasSent, SomethingChanged } from './shell.documents.ts';

const isOutside = (link: string): boolean => !link.startsWith('/');

/** Keeps the screen in step with the server: notifications, hints of change, and a second look after the connection was lost. */
export function LiveHost({ connection, onNotice }: { readonly connection: ConnectionActorRef; readonly onNotice: () => void }) {
  const portal = usePortal();
  const hints = useMemo(() => gatherHints(portal.refetchTouched), [portal]);
  useEffect(() => () => hints.stop(), [hints]);
  const sequences = useMemo(() => ({ of: portal, changes: followSequence(), notices: followSequence() }), [portal]);

  const take = useMemo(
    () =>
      createNoticeBoard(({ text, link }) => {
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
      }),
    [onNotice],
  );

  useEffect(() => {
    const changes = portal.client.subscription(SomethingChanged, {}).subscribe(({ data }) => {
      if (data === undefined) return;
      if (sequences.changes.skipsTo(data.changed.number)) hints.take('missed');
      hints.take({ topic: data.changed.topic, testId: data.changed.testId ?? null });
    });
    const notices = portal.client.subscription(NotificationWasSent, {}).subscribe(({ data }) => {
      if (data === undefined) return;
      const { number, kind, publicId, testId, details } = data.notificationWasSent;
      if (number !== null && number !== undefined && sequences.notices.skipsTo(number)) hints.take('missed');
      const notice = { kind, publicId, details: { description: details.description, link: details.link ?? null } };
      const told = { kind, testId: testId ?? null };
      void import('../bell/heard.ts')
        .then(({ isHeard }) => isHeard(portal.client, told))
        .catch(() => true)
        .then((heard) => heard && take(notice));
    });
    return () => {
      changes.unsubscribe();
      notices.unsubscribe();
    };
  }, [portal, hints, take, sequences]);

  useEffect(() => {
    const restored = connection.on('connection.restored', () => {
      sequences.changes.restart();
      sequences.notices.restart();
      portal.refetchActive();
    });
    const answered = connection.on('call.answered', () => portal.refetchLost());
    return () => {
      restored.unsubscribe();
      answered.unsubscribe();
    };
  }, [connection, portal, sequences]);
  return null;
}
