import { markNotificationsMachine } from '#machines/flows/session/mark-notifications.ts';
import type { MarkNotificationsPorts, Marking } from '#machines/flows/session/mark-notifications.ts';
import { answerOf } from '#src/cache/answer.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { MarkAllNotifications, MarkNotifications, BellNotifications, UnreadCount } from './bell.documents.ts';
import { notificationsPage } from '#schema/vocabulary/notification.ts';
import { isForReporting } from '#schema/rules/session/notice.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';
import { useChoice } from '#src/use-choice.ts';
import { BellView } from './bell.view.tsx';

/** Marks what a person has read. */
const markNotificationsPorts = (client: Client): MarkNotificationsPorts => ({
  markNotifications: fromPromise(async ({ input: { marking } }) =>
    'until' in marking
      ? answerOf(await client.mutation(MarkAllNotifications, { input: marking }).toPromise())
      : answerOf(await client.mutation(MarkNotifications, { input: { ...marking } }).toPromise()),
  ),
});

export type BellHostProps = {
  /** How many notifications came while the page is open. */
  readonly news: number;
  /** Whether it was pressed before it was here. */
  readonly isAwaited: boolean;
};

const bellWords = (count: number): string => (count === 0 ? 'Notifications' : `Notifications, ${count > 99 ? '99+' : count} unread`);

/** The bell: what has come, under its button. */
export default function BellHost({ news, isAwaited }: BellHostProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => markNotificationsMachine.provide({ actors: markNotificationsPorts(client) }));
  useEmitted(actorRef, { 'marks.failed': () => showToast({ type: 'danger', text: 'Could not be marked. Please try again.' }) });
  const [{ data }, ask] = useQuery({ query: UnreadCount, requestPolicy: 'cache-and-network' });
  const list = useOpenOne(isAwaited ? 'notifications' : null);
  useEffect(() => {
    if (news > 0) ask({ requestPolicy: 'network-only' });
  }, [news, ask]);
  const count = data?.unreadNotificationCount ?? 0;
  return (
    <Popover
      label="Notifications"
      width={400}
      isOpen={list.name !== null}
      onOpenChange={list.turn('notifications')}
      trigger={<IconButton icon={Bell} label={bellWords(count)} dot={count > 0} />}
    >
      <BellList key={news} onMark={(marking) => actorRef.send({ type: 'notification.mark', marking })} onClose={list.close} />
    </Popover>
  );
}

function BellList({ onMark, onClose }: { readonly onMark: (marking: Marking) => void; readonly onClose: () => void }) {
  const { role } = useViewer();
  const [unreadOnly, setUnreadOnly] = useChoice(false);
  const [{ data, error }, ask] = useQuery({ query: BellNotifications, variables: { unreadOnly }, requestPolicy: 'cache-and-network' });
  return (
    <BellView
      notifications={data?.notifications.filter((notice) => !isForReporting(notice)) ?? null}
      unreadOnly={unreadOnly}
      onUnreadOnly={setUnreadOnly}
      onMark={onMark}
      onClose={onClose}
      settings={notificationsPage(role)}
    >
      {error === undefined ? (
        <Loading label="Loading notifications">
          <SkeletonRows rows={4} />
        </Loading>
      ) : (
        <LoadFailure title="The notifications could not be loaded." onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
    </BellView>
  );
}
