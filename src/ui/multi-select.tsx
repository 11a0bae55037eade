import { useDisclosure } from './local.ts';
import { ChevronDown } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { ComboBoxProps } from './combo-box.tsx';
import { FieldFrame, inputBox, inputEdge, useFieldIds } from './field.tsx';
import type { Option } from './option.ts';
import { TagChip } from './tag-chip.tsx';
import { ComboPopup } from './pop-parts.ts';
import { useCombo } from './use-combo.ts';

type MultiSelectProps = Omit<ComboBoxProps, 'value' | 'onChange' | 'selectedLabel' | 'autoFocus'> & {
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  max?: number | undefined;
  labels?: ReadonlyMap<string, string> | undefined;
};

const fewTags = 30;
const box =
  'relative flex flex-wrap items-center gap-1.5 pr-8 touch:pr-11 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus';

function useChosen({ options, value, max }: Pick<MultiSelectProps, 'options' | 'value' | 'max'>) {
  const chosen = useMemo(() => new Set(value), [value]);
  const sentence = max === undefined ? `${value.length} selected` : `${value.length} of ${max} selected`;
  const isFull = max !== undefined && value.length >= max;
  const offered = useMemo(
    () => (isFull ? options.map((option) => (chosen.has(option.id) ? option : { ...option, disabledReason: sentence })) : options),
    [options, isFull, chosen, sentence],
  );
  return { chosen, sentence, isFull, offered };
}

export function MultiSelect(props: MultiSelectProps) {
  const {
    options,
    value,
    onChange,
    max,
    labels,
    placeholder = 'Choose',
    onSearch,
    loading = false,
    failure,
    onRetry,
    onCreate,
    ...field
  } = props;
  const ids = useFieldIds(field);
  const isBlocked = Boolean(field.disabledReason);
  const { chosen, sentence, isFull, offered } = useChosen({ options, value, max });
  const remove = (id: string) => onChange(value.filter((other) => other !== id));
  const combo = useCombo({
    options: offered,
    isMulti: true,
    isBlocked,
    onPick: ({ id }) => (chosen.has(id) ? remove(id) : onChange([...value, id])),
    onSearch,
    onCreate,
    onBackspace: () => onChange(value.slice(0, -1)),
  });

  /** To the tag now in its place, or the field behind the last one. */
  const focusTag = (at: number) => {
    const tags = combo.anchor.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (tags?.[at] ?? tags?.[at - 1] ?? combo.input.current)?.focus();
  };
  const drop = (id: string) => {
    flushSync(() => remove(id));
    focusTag(value.indexOf(id));
  };

  return (
    <FieldFrame
      {...field}
      ids={ids}
      side={max === undefined ? undefined : <span className={isFull ? 'text-warning' : ''}>{sentence}</span>}
    >
      <div
        ref={combo.anchor}
        className={`${box} ${inputBox} ${inputEdge({ isBlocked, hasError: Boolean(field.error) })}`}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          combo.input.current?.focus();
          combo.open();
        }}
      >
        <Tags options={options} value={value} labels={labels} onRemove={isBlocked ? undefined : drop} onAll={() => focusTag(fewTags)} />
        <input
          {...combo.inputProps}
          id={ids.input}
          name={field.name}
          data-bare=""
          value={combo.query}
          placeholder={value.length === 0 ? placeholder : 'Add'}
          readOnly={isBlocked}
          aria-disabled={isBlocked || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-required={field.isRequired === true ? true : undefined}
          aria-describedby={ids.describedBy}
          className="min-w-16 flex-1 bg-transparent outline-none"
        />
        <button
          {...combo.buttonProps}
          aria-label={`Show options of ${field.label}`}
          className="absolute top-1/2 right-1 grid size-6 -translate-y-1/2 place-items-center rounded-key text-ink-2 touch:-right-1 touch:size-11"
        >
          <ChevronDown aria-hidden="true" size={14} strokeWidth={2} />
        </button>
      </div>
      {combo.isOpen ? (
        <Suspense>
          <ComboPopup
            {...{ combo, loading, failure, onRetry }}
            label={field.label}
            isMulti
            isChosen={(id) => chosen.has(id)}
            foot={sentence}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  );
}

type TagsProps = {
  options: readonly Option[];
  value: readonly string[];
  labels: ReadonlyMap<string, string> | undefined;
  onRemove: ((id: string) => void) | undefined;
  onAll: () => void;
};

function Tags({ options, value, labels, onRemove, onAll }: TagsProps) {
  const [isWhole, setWhole] = useDisclosure();
  const known = useMemo(() => new Map(options.map((option) => [option.id, option])), [options]);
  const shown = isWhole ? value : value.slice(0, fewTags);
  return (
    <>
      {shown.map((id) => (
        <TagChip key={id} country={known.get(id)?.country} onRemove={onRemove && (() => onRemove(id))}>
          {known.get(id)?.label ?? labels?.get(id) ?? id}
        </TagChip>
      ))}
      {value.length > shown.length ? (
        <button
          type="button"
          onClick={() => {
            flushSync(() => setWhole(true));
            onAll();
          }}
          className="min-h-6 rounded-key text-small text-accent hover:underline touch:min-h-11"
        >
          and {value.length - shown.length} more
        </button>
      ) : null}
    </>
  );
}
