import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

function Lines() {
  return (
    <div className="flex max-w-[680px] flex-col gap-3">
      <Skeleton width="30%" />
      <Skeleton width="80%" />
      <Skeleton width="72%" />
      <Skeleton width="64%" />
    </div>
  );
}

export function IssueLoading() {
  return (
    <Loading label="Loading the issue">
      <Lines />
    </Loading>
  );
}

/** Beside a list it begins with the title. */
export function IssueAwaited({ isOnPage = false }: { readonly isOnPage?: boolean }) {
  return (
    <div className="animate-late">
      <div className="flex h-13 items-center gap-2 border-b border-line px-6 max-wide:px-4">
        <Skeleton width={96} height={26} />
        <Skeleton width={96} height={26} />
        <Skeleton width={84} height={26} />
      </div>
      <div className="px-6 pt-5 pb-16 max-wide:px-4">
        {isOnPage ? null : (
          <div className="mb-[18px] flex max-w-[680px] flex-col">
            <span className="flex h-5 items-center">
              <Skeleton width={72} />
            </span>
            <span className="flex h-7 items-center">
              <Skeleton width="64%" height={18} />
            </span>
          </div>
        )}
        <Lines />
      </div>
    </div>
  );
}
