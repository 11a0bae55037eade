import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Anchor } from './navigation.tsx';

export type Problem = { id: string; message: string; href: string };

type ErrorSummaryProps = { title: string; problems: readonly Problem[]; focus?: boolean | undefined };

function focusField(href: string): boolean {
  const field = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
  return field !== null;
}

/** What is wrong on this page; each line moves the focus to its field. */
export function ErrorSummary({ title, problems, focus = false }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) summary.current?.focus();
  }, [focus]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      data-wash=""
      className="flex items-start gap-2.5 rounded-card border border-danger-line bg-danger-wash px-3.5 py-2.5"
    >
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul>
          {problems.map(({ id, message, href }) => (
            <li key={id}>
              <Anchor
                href={href}
                onClick={(event) => {
                  if (focusField(href)) event.preventDefault();
                }}
                className="inline-block min-h-6 rounded-key text-ink underline decoration-danger-line underline-offset-3 hover:decoration-current"
              >
                {message}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
