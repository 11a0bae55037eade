import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';

type LoadedProps<Data> = {
  readonly state: { readonly data?: Data | undefined; readonly error?: CombinedError | undefined };
  readonly label: string;
  readonly rows?: number;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
};

/** Shows what was asked for, a skeleton until it is here, or what went wrong. */
export function Loaded<Data>({ state, label, rows = 5, onRetry, children }: LoadedProps<Data>) {
  const { data, error } = state;
  if (data !== undefined && data !== null) return <>{children(data)}</>;
  return (
    <Sheet>
      {error === undefined ? (
        <Loading label={label}>
          <SkeletonRows rows={rows} />
        </Loading>
      ) : (
        <LoadFailure requestId={requestIdOf(error)} onRetry={onRetry} />
      )}
    </Sheet>
  );
}
