import { useDisclosure } from './local.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

/** "API key" keeps its capitals. */
const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/u, (first) => first.toLowerCase());

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [isShown, setShown] = useDisclosure();
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={`Show ${inSentence(props.label)}`}
          onClick={() => setShown(!isShown)}
          className="thumb min-h-6 touch:after:-top-[15px] rounded-key px-1 text-accent hover:underline"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
