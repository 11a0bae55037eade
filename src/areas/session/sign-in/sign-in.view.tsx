import { Button } from '#src/ui/button.tsx';
import type { LoginMessage } from './login.rules.ts';
import { LinkButton } from '#src/ui/link-button.tsx';

type LoginViewProps = { readonly message: LoginMessage; readonly action: string; readonly onPress: () => void };

/** Why nobody was sent to the sign-in service yet, and the button that does. */
export function LoginView({ message, action, onPress }: LoginViewProps) {
  return (
    <>
      <h1 className="text-title">{message.title}</h1>
      {message.text === null ? null : (
        <p role="alert" className="measure text-ink-2">
          {message.text}
        </p>
      )}
      <Button kind="primary" size="large" onPress={onPress} autoFocus>
        {action}
      </Button>
    </>
  );
}

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
