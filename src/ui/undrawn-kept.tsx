import { useTurn } from './local.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';
import { Sheet } from './sheet.tsx';
import { Undrawn } from './undrawn.tsx';
import { useLostFocus } from './use-lost-focus.ts';

type StandInProps = { readonly onForget: () => void; readonly onRetry: () => void };

function StandIn({ onForget, onRetry }: StandInProps) {
  useLostFocus();
  return (
    <Page narrow>
      <Sheet>
        <EmptyState
          isPage
          title={<span role="alert">This form cannot be shown</span>}
          action={
            <>
              <Button onPress={onForget}>Open without what is kept</Button>
              <Button kind="ghost" onPress={onRetry}>
                Try again
              </Button>
            </>
          }
        >
          Something kept of it on this device breaks the page. Without it, the form opens as the request fills it in.
        </EmptyState>
      </Sheet>
    </Page>
  );
}

/** Where saved values break the form, it can be opened without them. */
export function DrawnKept({ onForget, children }: { readonly onForget: () => void; readonly children: ReactNode }) {
  const [turn, next] = useTurn();
  const otherwise = (onRetry: () => void): ReactNode => (
    <StandIn
      onRetry={onRetry}
      onForget={() => {
        onForget();
        next();
      }}
    />
  );
  return (
    <Undrawn key={turn} otherwise={otherwise}>
      {children}
    </Undrawn>
  );
}
