import { ChevronDown, X } from 'lucide-react';
import { Suspense } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldFrame, inputBox, inputEdge, useFieldIds } from './field.tsx';
import type { Option } from './option.ts';
import { ComboPopup } from './pop-parts.ts';
import { useCombo } from './use-combo.ts';

export type ComboBoxProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  placeholder?: string | undefined;
  onSearch?: ((text: string) => void) | undefined;
  isSearchedAtOnce?: boolean | undefined;
  loading?: boolean | undefined;
  failure?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  onCreate?: ((text: string) => void) | undefined;
  selectedLabel?: string | undefined;
  autoFocus?: boolean | undefined;
};

/** A remote list names its choice with `selectedLabel`. */
export function ComboBox({
  options,
  value,
  onChange,
  placeholder,
  onSearch,
  isSearchedAtOnce,
  loading = false,
  failure,
  onRetry,
  onCreate,
  selectedLabel,
  autoFocus,
  ...field
}: ComboBoxProps) {
  const ids = useFieldIds(field);
  const isBlocked = Boolean(field.disabledReason);
  const combo = useCombo({ options, isMulti: false, isBlocked, onPick: ({ id }) => onChange(id), onSearch, isSearchedAtOnce, onCreate });
  const chosen = value === null ? '' : (selectedLabel ?? options.find(({ id }) => id === value)?.label ?? '');
  return (
    <FieldFrame {...field} ids={ids}>
      <div ref={combo.anchor} className="relative flex items-center">
        <input
          {...combo.inputProps}
          id={ids.input}
          name={field.name}
          value={combo.isOpen && combo.query !== '' ? combo.query : chosen}
          placeholder={placeholder ?? 'Choose'}
          readOnly={isBlocked}
          autoFocus={autoFocus}
          aria-disabled={isBlocked || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-required={field.isRequired === true ? true : undefined}
          aria-describedby={ids.describedBy}
          onFocus={(event) => event.currentTarget.select()}
          className={`${inputBox} ${inputEdge({ isBlocked, hasError: Boolean(field.error) })} pr-14 text-ellipsis touch:pr-20`}
        />
        {value !== null && !isBlocked && field.isRequired !== true ? (
          <button
            type="button"
            aria-label={`Clear ${field.label}`}
            onClick={() => onChange(null)}
            className="absolute right-8 grid size-6 place-items-center touch:right-9 touch:size-11 rounded-key text-ink-3 hover:bg-hover hover:text-ink"
          >
            <X aria-hidden="true" size={14} strokeWidth={2} />
          </button>
        ) : null}
        <button
          {...combo.buttonProps}
          aria-label={`Show options of ${field.label}`}
          className="absolute right-1 grid size-6 place-items-center rounded-key text-ink-2 touch:-right-1 touch:size-11"
        >
          <ChevronDown aria-hidden="true" size={14} strokeWidth={2} />
        </button>
      </div>
      {combo.isOpen ? (
        <Suspense>
          <ComboPopup
            combo={combo}
            label={field.label}
            isMulti={false}
            isChosen={(id) => id === value}
            loading={loading}
            failure={failure}
            onRetry={onRetry}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  );
}
