import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ComboBoxProps } from './combo-box.tsx';
import { ComboPopup } from './combo-popup.tsx';
import { FieldFrame, inputBox, inputEdge, useFieldIds } from './field.tsx';
import type { Option } from './option.ts';
import { TagChip } from './tag-chip.tsx';
import { useCombo } from './use-combo.ts';

type MultiSelectProps = Omit<ComboBoxProps, 'value' | 'onChange' | 'selectedLabel'> & {
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  max?: number | undefined;
  labels?: ReadonlyMap<string, string> | undefined;
};

const fewTags = 30;

/** Some of many: chosen ones are tags, the list stays open while choosing. */
export function MultiSelect({
  options,
  value,
  onChange,
  max,
  labels,
  placeholder,
  onSearch,
  loading = false,
  failure,
  onRetry,
  onCreate,
  ...field
}: MultiSelectProps) {
  const ids = useFieldIds(field);
  const [isWhole, setWhole] = useState(false);
  const isBlocked = Boolean(field.disabledReason);
  const chosen = useMemo(() => new Set(value), [value]);
  const known = useMemo(() => new Map(options.map((option) => [option.id, option])), [options]);
  const isFull = max !== undefined && value.length >= max;
  const offered = useMemo(
    () =>
      isFull
        ? options.map((option) => (chosen.has(option.id) ? option : { ...option, disabledReason: `${value.length} of ${max} selected` }))
        : options,
    [options, isFull, chosen, value.length, max],
  );

  const toggle = ({ id }: Option) => onChange(chosen.has(id) ? value.filter((other) => other !== id) : [...value, id]);
  const combo = useCombo({
    options: offered,
    isMulti: true,
    isBlocked,
    onPick: toggle,
    onSearch,
    onCreate,
    onBackspace: () => onChange(value.slice(0, -1)),
  });
  const shown = isWhole ? value : value.slice(0, fewTags);
  const count = max === undefined ? `${value.length} selected` : `${value.length} of ${max} selected`;

  return (
    <FieldFrame {...field} ids={ids} side={max === undefined ? undefined : <span className={isFull ? 'text-warning' : ''}>{count}</span>}>
      <div
        ref={combo.anchor}
        className={`relative flex flex-wrap items-center gap-1.5 pr-8 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${inputBox} ${inputEdge({ isBlocked, hasError: Boolean(field.error) })}`}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          combo.input.current?.focus();
          combo.open();
        }}
      >
        {shown.map((id) => (
          <TagChip
            key={id}
            country={known.get(id)?.country}
            onRemove={isBlocked ? undefined : () => onChange(value.filter((other) => other !== id))}
          >
            {known.get(id)?.label ?? labels?.get(id) ?? id}
          </TagChip>
        ))}
        {value.length > shown.length ? (
          <button type="button" onClick={() => setWhole(true)} className="min-h-5 rounded-key text-small text-accent hover:underline">
            and {value.length - shown.length} more
          </button>
        ) : null}
        <input
          {...combo.inputProps}
          id={ids.input}
          name={field.name}
          value={combo.query}
          placeholder={value.length === 0 ? (placeholder ?? 'Choose') : 'Add'}
          readOnly={isBlocked}
          aria-disabled={isBlocked || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-required={field.isRequired === true ? true : undefined}
          aria-describedby={ids.describedBy}
          className="min-w-16 flex-1 bg-transparent outline-none"
        />
        <ChevronDown
          aria-hidden="true"
          size={14}
          strokeWidth={2}
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-2"
        />
      </div>
      {combo.isOpen ? (
        <ComboPopup
          combo={combo}
          label={field.label}
          isMulti
          isChosen={(id) => chosen.has(id)}
          loading={loading}
          failure={failure}
          onRetry={onRetry}
          foot={count}
        />
      ) : null}
    </FieldFrame>
  );
}
