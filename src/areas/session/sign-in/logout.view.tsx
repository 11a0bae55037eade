import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

/** Asks before a session ends that a page of others wants to end. */
export function LogoutView({ onPress }: { readonly onPress: () => void }) {
  return (
    <>
      <h1 className="text-title">Log out?</h1>
      <p className="measure text-ink-2">Another page asks to log you out of Muster. What is not saved in other tabs may be lost.</p>
      <Button kind="primary" size="large" onPress={onPress} autoFocus>
        Log out
      </Button>
      <LinkButton size="large" href="/">
        Stay logged in
      </LinkButton>
    </>
  );
}
