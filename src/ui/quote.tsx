import type { ReactNode } from 'react';

export function Quote({ children, by }: { children: ReactNode; by?: ReactNode }) {
  return (
    <figure className="border-l-2 border-accent-line pl-3">
      <blockquote className="whitespace-pre-line">{children}</blockquote>
      {by ? <figcaption className="text-small text-ink-3">{by}</figcaption> : null}
    </figure>
  );
}
