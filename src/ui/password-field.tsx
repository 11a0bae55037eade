import { useState } from 'react';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="thumb min-h-6 touch:after:-top-[15px] rounded-key px-1 text-accent hover:underline"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
