import { isForReporting, followable } from '#schema/rules/session/notice.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { KeptHeight } from '#src/ui/kept-height.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { UserSettingsFrame } from '../parts/settings-frames.tsx';
import { LatestNotifications } from './notifications.documents.ts';
import type { Notice } from '#schema/rules/session/notice.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';

type NotificationsViewProps = {
  /** Null until they are known. */
  readonly notifications: readonly (Notice & { readonly createdAt: string })[] | null;
  /** What stands in for them until then. */
  readonly children?: ReactNode;
};

function Words({ details: { description, link } }: Notice) {
  const href = followable(link);
  if (href === null) return description;
  return (
    <Link href={href} external={!href.startsWith('/')}>
      {description}
    </Link>
  );
}

/** The latest notifications, newest first. */
export function NotificationsView({ notifications, children }: NotificationsViewProps) {
  return (
    <Sheet label="Latest notifications">
      <SheetHead title="Latest notifications" />
      {notifications === null ? (
        children
      ) : notifications.length === 0 ? (
        <EmptyState title="You have no notifications">What happens to your tests and issues appears here.</EmptyState>
      ) : (
        <Rows label="Latest notifications">
          {notifications.map((notice) => (
            <Row key={notice.publicId}>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <Words {...notice} />
              </span>
              <span className="shrink-0 text-small text-ink-3">
                <RelativeTime at={notice.createdAt} underMinute="just now" />
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Sheet>
  );
}

/** The notifications page of the user settings. */
export function NotificationsHost({ children }: { readonly children: ReactNode }) {
  const [{ data, error }, ask] = useQuery({ query: LatestNotifications, requestPolicy: 'cache-and-network' });
  usePageTitle('Notifications');
  return (
    <UserSettingsFrame current="notifications">
      <KeptHeight name="notifications" isLoading={data === undefined && error === undefined}>
        <NotificationsView notifications={data?.notifications.filter((notice) => !isForReporting(notice)) ?? null}>
          {error === undefined ? (
            <Loading label="Loading notifications">
              <SkeletonRows rows={4} />
            </Loading>
          ) : (
            <LoadFailure
              title="The notifications could not be loaded."
              requestId={requestIdOf(error)}
              onRetry={() => ask({ requestPolicy: 'network-only' })}
            />
          )}
        </NotificationsView>
      </KeptHeight>
      {children}
    </UserSettingsFrame>
  );
}
