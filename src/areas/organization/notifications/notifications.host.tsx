import { isForReporting } from '#schema/rules/session/notice.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { KeptHeight } from '#src/ui/kept-height.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { UserSettingsFrame } from '../parts/settings-frames.tsx';
import { LatestNotifications } from './notifications.documents.ts';
import { NotificationsView } from './notifications.view.tsx';

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
