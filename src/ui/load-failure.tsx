import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { findFocus } from './focus.ts';

export type LoadFailureProps = {
  title: string;
  requestId?: string | null | undefined;
  sentence?: string | undefined;
  onRetry: () => void;
  beside?: ReactNode;
  isPage?: boolean | undefined;
};

export const unloadedTitle = (what: string): string => `${what.slice(0, 1).toUpperCase()}${what.slice(1)} could not be loaded.`;

/** With the request id and a retry, after which focus is on the title. */
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
            Request <span className="code-text whitespace-normal [overflow-wrap:anywhere]">{requestId}</span>
          </>
        ) : (
          (sentence ?? 'The server did not answer.')
        )}
      </EmptyState>
    </div>
  );
}
