import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure, unloadedTitle } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';

type LoadedProps<Data> = {
  readonly state: { readonly data?: Data | undefined; readonly error?: CombinedError | undefined };
  /** Within a sentence. */
  readonly what: string;
  readonly rows?: number;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ state, what, rows = 5, onRetry, children }: LoadedProps<Data>) {
  const { data, error } = state;
  if (data !== undefined && data !== null) return <>{children(data)}</>;
  return (
    <Sheet>
      {error === undefined ? (
        <Loading label={`Loading ${what}`}>
          <SkeletonRows rows={rows} />
        </Loading>
      ) : (
        <LoadFailure title={unloadedTitle(what)} requestId={requestIdOf(error)} onRetry={onRetry} />
      )}
    </Sheet>
  );
}
