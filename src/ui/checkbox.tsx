import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, FieldHint, Why } from './field.tsx';

type CheckboxProps = {
  label: ReactNode;
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  count?: number | undefined;
  disabledReason?: string | null | undefined;
  error?: string | null | undefined;
  name?: string | undefined;
  id?: string | undefined;
  hideLabel?: boolean | undefined;
};

const box =
  'peer col-start-1 row-start-1 m-0 size-4 appearance-none rounded-key border-[1.5px] checked:border-accent-solid checked:bg-accent-solid indeterminate:border-accent-solid indeterminate:bg-accent-solid';
const mark = 'pointer-events-none col-start-1 row-start-1 text-on-accent opacity-0';

export function Checkbox({
  label,
  checked,
  onChange,
  description,
  count,
  disabledReason,
  error,
  name,
  id,
  hideLabel = false,
}: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const isBlocked = Boolean(disabledReason);
  const isMixed = checked === 'mixed';
  const describedBy = [error ? `${own}-error` : '', isBlocked ? `${own}-reason` : '', description ? `${own}-text` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <span className="inline-flex flex-col gap-1">
      <label
        className={`flex min-h-6 items-start gap-2 py-0.5 touch:min-h-11 touch:items-center ${isBlocked ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer text-ink-2'}`}
      >
        <span className="grid shrink-0 place-items-center py-0.5">
          <input
            ref={(input) => {
              if (input) input.indeterminate = isMixed;
            }}
            id={own}
            name={name}
            type="checkbox"
            checked={checked === true}
            aria-disabled={isBlocked || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => {
              if (!isBlocked) onChange(event.target.checked);
            }}
            className={`${box} ${isBlocked ? 'border-dashed border-control bg-sunken' : error ? 'border-danger bg-sheet' : 'border-control bg-sheet'}`}
          />
          {isMixed ? (
            <Minus aria-hidden="true" size={12} strokeWidth={3} className={`${mark} opacity-100`} />
          ) : (
            <Check aria-hidden="true" size={12} strokeWidth={3} className={`${mark} peer-checked:opacity-100`} />
          )}
        </span>
        <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
          {label}
          {count === undefined ? null : <span className="ml-2 text-small text-ink-3">{count}</span>}
        </span>
      </label>
      {description ? (
        <span id={`${own}-text`} className="ml-6 text-small text-ink-3">
          {description}
        </span>
      ) : null}
      {isBlocked ? (
        <span className="ml-6">
          <Why id={`${own}-reason`}>{disabledReason}</Why>
        </span>
      ) : null}
      {error ? (
        <span className="ml-6">
          <FieldError id={`${own}-error`}>{error}</FieldError>
        </span>
      ) : null}
    </span>
  );
}

type CheckboxGroupProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  children: ReactNode;
  row?: boolean | undefined;
  id?: string | undefined;
  hideLabel?: boolean | undefined;
};

export function CheckboxGroup({ label, hint, error, children, row = false, id, hideLabel = false }: CheckboxGroupProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      aria-describedby={[error ? `${own}-error` : '', hint ? `${own}-hint` : ''].filter(Boolean).join(' ') || undefined}
      className="flex min-w-0 flex-col gap-[5px]"
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-[5px] font-name'}>{label}</legend>
      <div className={row ? 'flex flex-wrap gap-x-4 gap-y-1' : 'flex flex-col gap-1'}>{children}</div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {hint ? <FieldHint id={`${own}-hint`}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
