import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';

export function UnloadedView({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page narrow>
      <Sheet>
        <EmptyState isPage title="The draft could not be loaded" action={<Button onPress={onRetry}>Retry</Button>}>
          The server did not answer. Nothing is lost.
        </EmptyState>
      </Sheet>
    </Page>
  );
}
