import { Button } from '#src/ui/button.tsx';
import type { LoginMessage } from './login.rules.ts';

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
