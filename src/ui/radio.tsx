import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, FieldHint } from './field.tsx';

export type RadioOption = { id: string; label: string; description?: ReactNode; disabledReason?: string | null | undefined };

type RadioGroupProps = {
  label: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (id: string) => void;
  row?: boolean | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  disabledReason?: string | null | undefined;
  isRequired?: boolean | undefined;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
};

export const radioDot =
  'm-0 size-4 shrink-0 appearance-none rounded-full border-[1.5px] checked:border-accent-solid checked:bg-accent-solid checked:inset-ring-3 checked:inset-ring-sheet';

export function RadioGroup({
  label,
  options,
  value,
  onChange,
  row = false,
  hint,
  error,
  disabledReason,
  isRequired,
  optional,
  hideLabel = false,
  name,
  id,
}: RadioGroupProps) {
  const made = useId();
  const own = id ?? made;
  const group = name ?? made;
  const describedBy = [error ? `${own}-error` : '', disabledReason ? `${own}-reason` : '', hint ? `${own}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      role="radiogroup"
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className="flex min-w-0 flex-col gap-[5px]"
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-[5px] font-name'}>
        {label}
        {optional === true ? <span className="ml-2 text-small font-body text-ink-3">Optional</span> : null}
      </legend>
      <div className={row ? 'flex flex-wrap gap-x-4 gap-y-1' : 'flex flex-col gap-1'}>
        {options.map((option) => {
          const reason = option.disabledReason ?? disabledReason;
          const noteId = `${own}-${option.id}-note`;
          const note = option.disabledReason ?? option.description;
          return (
            <label
              key={option.id}
              className={`flex min-h-6 items-start gap-2 py-0.5 touch:min-h-11 touch:items-center ${reason ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer text-ink-2'}`}
            >
              <span className="grid place-items-center py-0.5">
                <input
                  type="radio"
                  name={group}
                  value={option.id}
                  checked={value === option.id}
                  aria-disabled={reason ? true : undefined}
                  aria-describedby={note ? noteId : undefined}
                  onChange={() => {
                    if (!reason) onChange(option.id);
                  }}
                  className={`${radioDot} ${reason ? 'border-dashed border-control bg-sunken' : error ? 'border-danger bg-sheet' : 'border-control bg-sheet'}`}
                />
              </span>
              <span className="min-w-0">
                {option.label}
                {note ? (
                  <span id={noteId} className="block text-small text-ink-3">
                    {note}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {disabledReason ? <FieldHint id={`${own}-reason`}>{disabledReason}</FieldHint> : null}
      {hint ? <FieldHint id={`${own}-hint`}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
