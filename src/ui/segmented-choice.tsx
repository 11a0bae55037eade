import { useId } from 'react';
import type { Icon } from './types.ts';

export type SegmentOption = {
  id: string;
  label: string;
  count?: number | undefined;
  icon?: Icon | undefined;
  disabledReason?: string | null | undefined;
};

type SegmentedChoiceProps = {
  label: string;
  options: readonly SegmentOption[];
  value: string | null;
  onChange: (id: string) => void;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
};

const segment =
  'relative flex min-h-[30px] cursor-pointer items-center gap-1.5 border-r border-line-strong px-[11px] whitespace-nowrap first:rounded-l-[5px] last:rounded-r-[5px] last:border-r-0 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:z-1 max-desk:min-h-10 touch:min-h-11';

export function SegmentedChoice({ label, options, value, onChange, hideLabel = true, id }: SegmentedChoiceProps) {
  const group = useId();
  return (
    <fieldset id={id} tabIndex={-1} role="radiogroup" className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-[5px] font-name'}>{label}</legend>
      <div className="inline-flex max-w-full overflow-x-auto rounded-control border border-control-soft bg-sheet [scrollbar-width:none]">
        {options.map(({ id: own, label: word, count, icon: Glyph, disabledReason }) => {
          const isChosen = own === value;
          const ink = disabledReason
            ? 'text-ink-3 bg-sunken cursor-not-allowed'
            : isChosen
              ? 'bg-accent-wash text-accent font-semibold'
              : 'text-ink-2 font-medium hover:bg-hover';
          return (
            <label key={own} title={disabledReason ?? undefined} className={`${segment} ${ink}`}>
              <input
                type="radio"
                name={group}
                value={own}
                checked={isChosen}
                aria-disabled={disabledReason ? true : undefined}
                aria-describedby={disabledReason ? `${group}-${own}` : undefined}
                onChange={() => {
                  if (!disabledReason) onChange(own);
                }}
                className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
              />
              {Glyph ? <Glyph aria-hidden="true" size={14} strokeWidth={2} /> : null}
              {word}
              {count === undefined ? null : <span className="text-small">{count}</span>}
              {disabledReason ? (
                <span id={`${group}-${own}`} className="sr-only">
                  {disabledReason}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
