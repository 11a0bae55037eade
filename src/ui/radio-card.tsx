import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, FieldHint } from './field.tsx';
import { radioDot } from './radio.tsx';
import type { Icon } from './types.ts';

export type RadioCardOption = {
  id: string;
  title: string;
  description?: ReactNode;
  icon?: Icon | undefined;
  conflict?: boolean | undefined;
  disabledReason?: string | null | undefined;
};

type RadioCardsProps = {
  label: string;
  options: readonly RadioCardOption[];
  value: string | null;
  onChange: (id: string) => void;
  columns?: 1 | 2 | 3 | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  hideLabel?: boolean | undefined;
  isRequired?: boolean | undefined;
  id?: string | undefined;
};

const card =
  'relative flex gap-3 rounded-card border px-3.5 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

const states = {
  rest: 'cursor-pointer border-line-strong bg-sheet hover:bg-hover',
  chosen: 'cursor-pointer border-accent-solid bg-accent-wash inset-ring inset-ring-accent-solid',
  conflict: 'cursor-pointer border-danger bg-sheet inset-ring inset-ring-danger',
  blocked: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-3',
};

const grids = { 1: 'grid gap-3', 2: 'grid gap-3 desk:grid-cols-2', 3: 'grid gap-3 desk:grid-cols-2 wide:grid-cols-3' };

function stateOf(option: RadioCardOption, isChosen: boolean) {
  if (option.disabledReason) return 'blocked';
  if (!isChosen) return 'rest';
  return option.conflict === true ? 'conflict' : 'chosen';
}

export function RadioCards({
  label,
  options,
  value,
  onChange,
  columns = 2,
  hint,
  error,
  hideLabel = false,
  isRequired,
  id,
}: RadioCardsProps) {
  const made = useId();
  const own = id ?? made;
  const describedBy = [error ? `${own}-error` : '', hint ? `${own}-hint` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      role="radiogroup"
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-head'}>{label}</legend>
      <div className={grids[columns]}>
        {options.map((option) => {
          const { icon: Glyph, disabledReason } = option;
          const noteId = `${own}-${option.id}-note`;
          const note = disabledReason ?? option.description;
          return (
            <label key={option.id} className={`${card} ${states[stateOf(option, value === option.id)]}`}>
              <span className="pt-0.5">
                <input
                  type="radio"
                  name={made}
                  value={option.id}
                  checked={value === option.id}
                  aria-disabled={disabledReason ? true : undefined}
                  aria-describedby={note ? noteId : undefined}
                  onChange={() => {
                    if (!disabledReason) onChange(option.id);
                  }}
                  className={`${radioDot} border-control bg-sheet outline-none`}
                />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{option.title}</span>
                {note ? (
                  <span id={noteId} className={`block text-small ${disabledReason ? '' : 'text-ink-2'}`}>
                    {note}
                  </span>
                ) : null}
              </span>
              {Glyph ? <Glyph aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" /> : null}
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {hint ? <FieldHint id={`${own}-hint`}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
