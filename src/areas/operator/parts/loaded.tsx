import { LoadFailure, unloadedTitle } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';

type LoadedProps = {
  readonly what: string;
  /** What heads the list that will stand there, beside a search of it. */
  readonly title?: string;
  readonly isThere: boolean;
  readonly error: CombinedError | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

/** A part of the desk once it is there; until then that it loads, or that it could not be loaded. */
export function Loaded({ what, title, isThere, error, onRetry, children }: LoadedProps) {
  if (isThere) return children;
  return (
    <Sheet>
      {error === undefined ? (
        <>
          {title === undefined ? null : (
            <SheetHead title={title}>
              <span className="h-8 touch:h-11" />
            </SheetHead>
          )}
          <Loading label={`Loading ${what}`}>
            <SkeletonRows rows={6} />
          </Loading>
        </>
      ) : (
        <LoadFailure title={unloadedTitle(what)} requestId={requestIdOf(error)} onRetry={onRetry} />
      )}
    </Sheet>
  );
}
