import { AppFrame } from '#src/ui/app-frame.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Skeleton, SkeletonRows } from '#src/ui/skeleton.tsx';
import { StatusBar } from '#src/ui/status-bar.tsx';
import { TopBar } from '#src/ui/top-bar.tsx';
import { areaOf, areasFor, homeOf } from '../viewer/areas.rules.ts';
import { lastViewer } from '../viewer/last-viewer.ts';

const noKeys = [] as const;

/** The frame of the portal while it is asked who is signed in: the places of whoever used this browser last, and a page to come. */
export function OpeningFrame({ path }: { readonly path: string }) {
  const viewer = lastViewer();
  const role = viewer?.role ?? 'customer';
  return (
    <AppFrame
      bar={
        <TopBar
          home={homeOf(role)}
          areas={viewer === null ? [] : areasFor(role)}
          current={areaOf(path)}
          organization={viewer === null || role === 'community_test_manager' ? undefined : { name: viewer.organization, code: viewer.code }}
        />
      }
      statusBar={<StatusBar state="reconnecting" sentence="Opening" keys={noKeys} />}
    >
      <Page>
        <div aria-hidden="true" className="flex animate-late flex-col gap-4">
          <div className="flex min-h-8 flex-col gap-2">
            <Skeleton width={180} height={22} />
            <Skeleton width={260} />
          </div>
          <Sheet>
            <SkeletonRows rows={8} />
          </Sheet>
        </div>
      </Page>
    </AppFrame>
  );
}
