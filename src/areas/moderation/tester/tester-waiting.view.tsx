import { Back, Page, PanelSplit } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { Loading, Skeleton, SkeletonRows } from '#src/ui/skeleton.tsx';
import { ResultWaiting } from '../result/result-waiting.tsx';

type TesterWaitingProps = { readonly testId: string; readonly onClose: (() => void) | null };

export function TesterWaiting({ testId, onClose }: TesterWaitingProps) {
  const panel =
    onClose === null ? null : (
      <SidePanel title="Test case result" hideTitle onClose={onClose}>
        <ResultWaiting />
      </SidePanel>
    );
  return (
    <PanelSplit panel={panel}>
      <Page>
        <div className="touch:-mt-2.5">
          <Back label="Back to Testers" href={`/results/${testId}?tab=testers`} />
          <Loading label="Loading the tester">
            <div className="flex gap-3">
              <Skeleton width={32} height={32} round />
              <div className="flex min-w-0 grow flex-col">
                <span className="flex h-7 items-center">
                  <Skeleton width={180} height={18} />
                </span>
                <span className="flex h-5 items-center">
                  <Skeleton width={220} />
                </span>
                <span className="flex h-5 items-center">
                  <Skeleton width={170} />
                </span>
              </div>
            </div>
          </Loading>
        </div>
        <Sheet>
          <SheetBody className="flex flex-col gap-2.5">
            <span className="flex h-5 items-center">
              <Skeleton width={140} />
            </span>
            <Skeleton height={10} />
            <span className="flex h-10 items-center">
              <Skeleton width="72%" />
            </span>
          </SheetBody>
        </Sheet>
        <Sheet>
          <SkeletonRows rows={8} />
        </Sheet>
      </Page>
    </PanelSplit>
  );
}
