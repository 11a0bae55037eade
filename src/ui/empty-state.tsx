import type { ReactNode } from 'react';

/** What this is, why it is empty, the one thing to do. */
export function EmptyState({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5 px-4 py-7">
      <p className="font-medium">{title}</p>
      {children ? <div className="measure text-small text-ink-3">{children}</div> : null}
      {action ? <div className="mt-1 flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
