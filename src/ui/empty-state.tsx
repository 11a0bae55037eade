import type { ReactNode } from 'react';

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; isPage?: boolean | undefined };

/** `isPage`: its first line is the page's title. */
export function EmptyState({ title, children, action, isPage = false }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-1.5 px-4 py-7">
      {isPage ? (
        <h1 tabIndex={-1} data-heading="" className="font-medium">
          {title}
        </h1>
      ) : (
        <p className="font-medium">{title}</p>
      )}
      {children ? <div className="measure text-small text-ink-3">{children}</div> : null}
      {action ? <div className="mt-1 flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
