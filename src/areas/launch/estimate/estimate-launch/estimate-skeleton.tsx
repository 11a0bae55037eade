import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

type EstimateSkeletonProps = {
  title?: string | undefined;
  label: string;
  parts?: number | undefined;
};

const labels = [92, 128, 76, 104, 88];

function Lines({ count, gap }: { count: number; gap: string }) {
  return (
    <div aria-hidden="true" className={`flex flex-col ${gap}`}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex h-5 items-center justify-between gap-4">
          <Skeleton width={labels[at % labels.length]} />
          <Skeleton width={52} />
        </div>
      ))}
    </div>
  );
}

/** Keeps the height, so that nothing below moves. */
export function EstimateSkeleton({ title = 'Estimate', label, parts = 0 }: EstimateSkeletonProps) {
  return (
    <Sheet label={title}>
      <SheetHead title={title} />
      <SheetBody className="flex flex-col gap-3">
        <span role="status" className="sr-only">
          {label}
        </span>
        <div aria-hidden="true" className="flex h-7 items-center justify-between gap-4">
          <Skeleton width={92} />
          <Skeleton width={116} height={20} />
        </div>
        {parts > 0 ? (
          <>
            <Skeleton height={8} />
            <Lines count={parts} gap="gap-1" />
            <hr className="border-line" />
          </>
        ) : null}
        <Lines count={3} gap="gap-1.5" />
        <div aria-hidden="true" className="flex flex-col gap-2 border-t border-line pt-3.5 pb-1.5">
          <Skeleton width="72%" />
          <Skeleton width="58%" />
        </div>
      </SheetBody>
    </Sheet>
  );
}
