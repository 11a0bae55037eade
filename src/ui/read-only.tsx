import type { ReactNode } from 'react';

/** Fields that can be read and not changed, whatever they are. */
export function ReadOnly({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset
      disabled
      aria-label="Read only"
      className="contents [&_input:not([type=radio],[type=checkbox],[data-bare])]:bg-sunken [&_div:has(>input[data-bare])]:bg-sunken [&_textarea]:bg-sunken [&_button:disabled]:cursor-not-allowed [&_button:disabled]:opacity-50"
    >
      {children}
    </fieldset>
  );
}
