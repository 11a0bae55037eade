import type { ReactNode } from 'react';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** Announces its text when it changes. */
export function LiveRegion({ text, assertive = false }: { text: string; assertive?: boolean | undefined }) {
  return (
    <span role={assertive ? 'alert' : 'status'} className="sr-only">
      {text}
    </span>
  );
}
