import type { Marking } from '#machines/flows/session/mark-notifications.ts';
import { followable } from '#schema/rules/session/notice.ts';
import type { Notice } from '#schema/rules/session/notice.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Circle, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { MuteTestAct } from './mute-test.act.tsx';

type Received = Notice & { readonly createdAt: string; readonly isRead: boolean | null; readonly testId: string | null };

type BellViewProps = {
  /** Null until they are known. */
  readonly notifications: readonly Received[] | null;
  readonly unreadOnly: boolean;
  readonly onUnreadOnly: (unreadOnly: boolean) => void;
  readonly onMark: (marking: Marking) => void;
  readonly onClose: () => void;
  /** Where the viewer chooses what they hear of. */
  readonly settings: string;
  readonly children?: ReactNode;
};

const filters = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
];

function Entry({ notice, onMark, onClose }: Pick<BellViewProps, 'onMark' | 'onClose'> & { readonly notice: Received }) {
  const { publicId, createdAt, isRead, testId, details } = notice;
  const href = followable(details.link);
  const isUnread = isRead !== true;
  const mark = (read: boolean) => onMark({ publicIds: [publicId], isRead: read });
  const follow = () => {
    if (isUnread) mark(true);
    onClose();
  };
  return (
    <li className="flex items-start gap-2 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span onClickCapture={href === null ? undefined : follow} className={isUnread ? 'font-name' : 'text-ink-2'}>
          {href === null ? (
            details.description
          ) : (
            <Link href={href} look="ink" external={!href.startsWith('/')}>
              {details.description}
            </Link>
          )}
        </span>
        <span className="block text-small text-ink-3">
          <RelativeTime at={createdAt} underMinute="just now" />
        </span>
      </span>
      {testId === null ? null : <MuteTestAct testId={testId} />}
      <IconButton
        small
        icon={isUnread ? CircleDot : Circle}
        label={isUnread ? 'Mark as read' : 'Mark as unread'}
        onPress={() => mark(isUnread)}
      />
    </li>
  );
}

/** What has come, newest first, with what was not read before. */
export function BellView({ notifications, unreadOnly, onUnreadOnly, onMark, onClose, settings, children }: BellViewProps) {
  const newest = notifications?.[0];
  const hasUnread = notifications?.some(({ isRead }) => isRead !== true) === true;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lead">Notifications</h2>
        <SegmentedChoice
          label="Which"
          options={filters}
          value={unreadOnly ? 'unread' : 'all'}
          onChange={(id) => onUnreadOnly(id === 'unread')}
        />
      </div>
      {notifications === null ? (
        children
      ) : notifications.length === 0 ? (
        <EmptyState title={unreadOnly ? 'You have read everything' : 'You have no notifications'}>
          What happens to your tests and issues appears here.
        </EmptyState>
      ) : (
        <ul aria-label="Notifications" className="max-h-[min(420px,60vh)] overflow-y-auto">
          {notifications.map((notice) => (
            <Entry key={notice.publicId} notice={notice} onMark={onMark} onClose={onClose} />
          ))}
        </ul>
      )}
      <div className="flex items-center justify-between gap-2 border-t border-line pt-2">
        {newest !== undefined && hasUnread ? (
          <Button size="small" onPress={() => onMark({ until: newest.createdAt })}>
            Mark all as read
          </Button>
        ) : (
          <span />
        )}
        <span onClickCapture={onClose}>
          <Link href={settings}>All and settings</Link>
        </span>
      </div>
    </div>
  );
}
