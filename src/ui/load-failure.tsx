import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { findFocus } from './focus.ts';

export type LoadFailureProps = {
  /** What could not be loaded, in a sentence. */
  title: string;
  requestId?: string | null | undefined;
  /** Why, and how it goes on. */
  sentence?: string | undefined;
  onRetry: () => void;
  /** What else may be done. */
  beside?: ReactNode;
  /** Whether it stands for a whole page, whose title it is then. */
  isPage?: boolean | undefined;
};

/** Says of what is named within a sentence that it did not come. */
export const unloadedTitle = (what: string): string => `${what.slice(0, 1).toUpperCase()}${what.slice(1)} could not be loaded.`;

/** Stands where a list would be when it could not be loaded: what happened, the number to quote, another try, after which the focus is on the title. */
export function LoadFailure({ title, sentence, requestId, onRetry, beside, isPage = false }: LoadFailureProps) {
  const hasRetried = useRef(false);
  useEffect(() => () => void (hasRetried.current && requestAnimationFrame(() => findFocus())), []);
  const retry = () => {
    hasRetried.current = true;
    onRetry();
  };
  return (
    <div role="alert">
      <EmptyState
        title={title}
        isPage={isPage}
        action={
          <>
            <Button onPress={retry}>Retry</Button>
            {beside}
          </>
        }
      >
        {requestId ? (
          <>
            Request <span className="code-text">{requestId}</span>
          </>
        ) : (
          (sentence ?? 'The server did not answer.')
        )}
      </EmptyState>
    </div>
  );
}
