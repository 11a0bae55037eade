import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Why } from './why.tsx';

/** After the pointer is released: an error shown on blur moves the page, and the click that caused the blur would miss its target. */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  const ends = new AbortController();
  const end = (): void => {
    ends.abort();
    setTimeout(act, 0);
  };
  for (const type of ['mouseup', 'dragend', 'blur']) window.addEventListener(type, end, { signal: ends.signal });
}

export { Why } from './why.tsx';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  disabledReason?: string | null | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
};

export const inputBox =
  'w-full min-w-0 rounded-control border bg-sheet px-2.5 py-[5px] text-body text-ink min-h-(--control-height) max-desk:text-lead max-desk:font-body max-desk:tracking-normal';

/** One edge for each state. */
export function inputEdge(state: { isBlocked: boolean; hasError: boolean; isReadOnly?: boolean | undefined }): string {
  if (state.isBlocked) return 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-3';
  if (state.hasError) return 'border-danger inset-ring inset-ring-danger';
  return state.isReadOnly === true ? 'border-transparent bg-sunken' : 'border-control';
}

export type FieldIds = { input: string; hint: string; error: string; reason: string; describedBy: string | undefined };

export function useFieldIds(field: Pick<FieldProps, 'id' | 'hint' | 'error' | 'disabledReason'>, more?: string): FieldIds {
  const made = useId();
  const input = field.id ?? made;
  const ids = { input, hint: `${input}-hint`, error: `${input}-error`, reason: `${input}-reason` };
  const parts = [field.error ? ids.error : null, field.disabledReason ? ids.reason : null, field.hint ? ids.hint : null, more ?? null];
  return { ...ids, describedBy: parts.filter((part) => part !== null).join(' ') || undefined };
}

export function FieldHint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="text-small text-ink-3">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small font-medium text-danger">
      <CircleAlert aria-hidden="true" size={14} strokeWidth={2} className="mt-px shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

/** Marks a label: the style sheet draws a star that is not read out, since the field itself says that it is required. */
export const requiredMark = ({ isRequired, hideLabel }: Pick<FieldProps, 'isRequired' | 'hideLabel'>) =>
  isRequired === true && hideLabel !== true ? { 'data-starred': '' } : null;

type FieldFrameProps = FieldProps & {
  ids: FieldIds;
  children: ReactNode;
  side?: ReactNode;
  below?: ReactNode;
  className?: string | undefined;
  labelId?: string | undefined;
};

/** Label above, then control, error, reason and hint. */
export function FieldFrame({
  label,
  labelId,
  hint,
  error,
  disabledReason,
  isRequired,
  optional,
  hideLabel,
  ids,
  children,
  side,
  below,
  className = '',
}: FieldFrameProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-[5px] ${className}`}>
      <div className={hideLabel === true && !side ? 'contents' : 'flex items-baseline gap-2'}>
        <label
          htmlFor={ids.input}
          id={labelId}
          {...requiredMark({ isRequired, hideLabel })}
          className={hideLabel === true ? 'sr-only' : 'font-name'}
        >
          {label}
        </label>
        {optional === true && hideLabel !== true ? <span className="text-small text-ink-3">Optional</span> : null}
        {side ? <span className="ml-auto text-small text-ink-3">{side}</span> : null}
      </div>
      {children}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      {disabledReason ? <Why id={ids.reason}>{disabledReason}</Why> : null}
      {hint || below ? (
        <div className="flex gap-3">
          {hint ? <FieldHint id={ids.hint}>{hint}</FieldHint> : null}
          {below ? <div className="ml-auto">{below}</div> : null}
        </div>
      ) : null}
    </div>
  );
}
