import type { ReactNode } from 'react';
import { createContext, use } from 'react';

const ReadOnlyContext = createContext(false);

export const useIsReadOnly = (): boolean => use(ReadOnlyContext);

const fields =
  '[&_input:not([type=radio],[type=checkbox],[data-bare])]:border-line [&_input:not([type=radio],[type=checkbox],[data-bare])]:bg-sunken [&_div:has(>input[data-bare])]:border-line [&_div:has(>input[data-bare])]:bg-sunken [&_textarea]:border-line [&_textarea]:bg-sunken';
const buttons = '[&_button:disabled]:cursor-not-allowed [&_button:disabled]:opacity-50';
const choices =
  '[&_label:has(input:disabled)]:cursor-not-allowed [&_label:has(input:disabled)]:[--accent:var(--ink-2)] [&_label:has(input:disabled)]:[--accent-solid:var(--ink-3)] [&_label:has(input:disabled)]:[--accent-wash:var(--sunken)] [&_label:has(input:disabled)]:[--control:var(--line-strong)] [&_label:has(input:disabled)]:[--hover:var(--sunken)] [&_label:has(input:disabled)]:[--sheet:var(--sunken)]';

/** Fields stay mounted when it ends. */
export function ReadOnly({ on = true, children }: { readonly on?: boolean; readonly children: ReactNode }) {
  return (
    <fieldset
      disabled={on}
      role={on ? undefined : 'none'}
      aria-label={on ? 'Read only' : undefined}
      className={on ? `contents ${fields} ${buttons} ${choices}` : 'contents'}
    >
      <ReadOnlyContext value={on}>{children}</ReadOnlyContext>
    </fieldset>
  );
}
