import { LoadFailure, unloadedTitle } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';

type LoadedProps = {
  readonly what: string;
  readonly isThere: boolean;
  readonly error: CombinedError | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

/** That a part of the desk loads, or that it could not be loaded. */
export function Unloaded({ what, error, onRetry }: Pick<LoadedProps, 'what' | 'error' | 'onRetry'>) {
  return error === undefined ? (
    <Loading label={`Loading ${what}`}>
      <SkeletonRows rows={6} />
    </Loading>
  ) : (
    <LoadFailure title={unloadedTitle(what)} requestId={requestIdOf(error)} onRetry={onRetry} />
  );
}

/** A part of the desk once it is there. */
export function Loaded({ isThere, children, ...rest }: LoadedProps) {
  return isThere ? (
    children
  ) : (
    <Sheet>
      <Unloaded {...rest} />
    </Sheet>
  );
}
