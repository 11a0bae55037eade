import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

const parts = [
  ['a', 1],
  ['b', 1],
  ['c', 2],
  ['d', 2],
  ['e', 3],
] as const;

export function ResultWaiting() {
  return (
    <Loading label="Loading the result">
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <span className="flex h-6 items-center">
            <Skeleton width="58%" height={16} />
          </span>
          <span className="flex h-5 items-center gap-3.5">
            <Skeleton width={64} />
            <Skeleton width={180} />
          </span>
        </div>
        {parts.map(([part, lines]) => (
          <div key={part} className="flex flex-col gap-1.5">
            <span className="flex h-5 items-center">
              <Skeleton width={112} />
            </span>
            {Array.from({ length: lines }, (_, line) => (
              <span key={line} className="flex h-5 items-center">
                <Skeleton width={line === lines - 1 ? '46%' : '88%'} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
