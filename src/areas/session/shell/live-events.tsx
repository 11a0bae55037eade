import type { Portal } from '#src/cache/client.ts';
import { followChanges } from '#src/cache/follow-changes.ts';
import { followSequence } from '#src/cache/live.ts';
import { Link } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { NotificationWasSent } from './shell.documents.ts';
import { hears } from '#schema/rules/organization/notification-settings.ts';
import type { Client } from 'urql';
import { HeardInApp } from '../bell/bell.documents.ts';
import { reportError } from '#src/report.ts';
import { followable, isForReporting } from '#schema/rules/session/notice.ts';
import type { Notice } from '#schema/rules/session/notice.ts';

type ShownNotice = { readonly text: string; readonly link: string | null };

const shownMark = 'muster.notices';
/** A page that is loaded anew is told again of the last second; more than these nobody sends in it. */
const rememberedAtMost = 50;

/** What this tab took before it was loaded anew. */
const takenBefore = (): Set<string> => new Set(sessionStorage.getItem(shownMark)?.split(' '));

/** Takes each notification once, also across a reload: shows it, or sends it to error reporting. */
export const createNoticeBoard = (show: (notice: ShownNotice) => void): ((notice: Notice) => void) => {
  const seen = takenBefore();
  return (notice) => {
    if (seen.has(notice.publicId)) return;
    seen.add(notice.publicId);
    sessionStorage.setItem(shownMark, [...seen].slice(-rememberedAtMost).join(' '));
    if (isForReporting(notice)) reportError(new Error(notice.details.description), 'notification');
    else show({ text: notice.details.description, link: followable(notice.details.link) });
  };
};

/** Whether the viewer wants to hear of a notification in the app; where that is not known, they do. */
const isHeard = async (client: Client, { kind, testId }: { readonly kind: string; readonly testId: string | null }): Promise<boolean> => {
  const { data } = await client.query(HeardInApp, {}, { requestPolicy: 'cache-first' }).toPromise();
  if (data === undefined) return true;
  const { choices, mutedTests } = data.notificationSettings;
  if (testId !== null && mutedTests.some(({ id }) => id === testId)) return false;
  const chosen = Object.fromEntries(choices.map(({ event, ...choice }) => [event, choice]));
  return hears({ choices: chosen, mailEnabled: true, webhookUrl: null }, kind, 'app');
};

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
