import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fieldAt, focusField } from './focus.ts';
import { Anchor } from './navigation.tsx';

export type Problem = { id: string; message: string; href: string };

type ErrorSummaryProps = {
  problems: readonly Problem[];
  focus?: boolean | undefined;
  /** Announced but not shown, because each problem is at its field; shown where the first has none. */
  isSaid?: boolean | undefined;
};

function focusFieldAt(href: string): boolean {
  const field = href.startsWith('#') ? fieldAt(href.slice(1)) : null;
  if (field !== null) focusField(field);
  return field !== null;
}

function ownHeight(box: HTMLElement): number {
  const { minHeight } = box.style;
  box.style.minHeight = '';
  const height = box.offsetHeight;
  box.style.minHeight = minHeight;
  return height;
}

/** Keeps its height when a line goes, so that nothing moves under the pointer. */
function useHeldHeight(summary: RefObject<HTMLDivElement | null>, isShown: boolean): number {
  const [{ height }, hold] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = summary.current;
    if (!isShown || box === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: shown } = box;
      hold((before) => ({ width, height: before.width === width ? Math.max(before.height, shown) : ownHeight(box) }));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [summary, isShown]);
  return height;
}

function NothingLeft({ height }: { readonly height: number }) {
  return (
    <div
      role="status"
      data-wash=""
      style={{ minHeight: height }}
      className="flex items-center gap-2.5 rounded-card border border-success-line bg-success-wash px-3.5 py-2.5"
    >
      <CircleCheck aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-success" />
      <p className="font-semibold">Nothing left to fix here</p>
    </div>
  );
}

/** Each line links to its field; `focus` moves there at once. Says when all is fixed. */
export function ErrorSummary({ problems, focus = false, isSaid = false }: ErrorSummaryProps) {
  const title = problems.length === 1 ? '1 thing to fix' : `${problems.length} things to fix`;
  const [isAtFields, setAtFields] = useState(isSaid);
  const summary = useRef<HTMLDivElement>(null);
  const first = useRef(problems[0]?.href);
  useEffect(() => {
    if (!focus || first.current === undefined || focusFieldAt(first.current)) return;
    setAtFields(false);
    summary.current?.focus();
  }, [focus]);
  const height = useHeldHeight(summary, problems.length > 0 && !isAtFields);
  if (isAtFields && problems.length > 0)
    return (
      <div ref={summary} role="alert" tabIndex={-1} className="sr-only">
        <p>{title}</p>
        {problems.map(({ id, message }) => (
          <p key={id}>{message}</p>
        ))}
      </div>
    );
  if (problems.length === 0) return height === 0 ? null : <NothingLeft height={height} />;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      data-wash=""
      style={{ minHeight: height }}
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
                  if (focusFieldAt(href)) event.preventDefault();
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
