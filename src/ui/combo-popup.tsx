import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { BusyTicks } from './busy-ticks.tsx';
import { OptionList, tallest } from './option-list.tsx';
import { popBox } from './overlay.styles.ts';
import type { Combo } from './use-combo.ts';

export type ComboPopupProps = {
  combo: Combo;
  label: string;
  isMulti: boolean;
  isChosen: (id: string) => boolean;
  loading: boolean;
  failure?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  foot?: ReactNode;
};

const textPress = 'min-h-6 rounded-key text-accent underline decoration-accent-line underline-offset-3';

const gap = 4;

/** The library closes a list at every scroll. One that went along with its field, as with the page, stays. */
function isBeside({ anchor, pop }: Combo): boolean {
  const field = anchor.current?.getBoundingClientRect();
  const list = pop.current?.getBoundingClientRect();
  if (field === undefined || list === undefined || pop.current?.contains(document.activeElement) === true) return false;
  return [list.top - field.bottom, field.top - list.bottom].some((between) => Math.abs(between - gap) < 2);
}

export default function ComboPopup({ combo, label, isMulti, isChosen, loading, failure, onRetry, foot }: ComboPopupProps) {
  const { shown, query } = combo;
  const sentence =
    failure ??
    (shown.length > 0
      ? `${shown.length} ${shown.length === 1 ? 'option' : 'options'}`
      : loading
        ? 'Searching'
        : query === ''
          ? 'Nothing to choose'
          : `Nothing matches '${query}'`);
  return (
    <Popover
      ref={combo.pop}
      isOpen
      isNonModal
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBeside(combo)) combo.close();
      }}
      triggerRef={combo.anchor}
      placement="bottom start"
      offset={gap}
      maxHeight={tallest}
      render={(box) => <div {...box} onPointerDown={(event) => event.preventDefault()} />}
      className={`${popBox} flex w-(--trigger-width) flex-col overflow-hidden text-body`}
    >
      {shown.length > 0 && !failure ? (
        <OptionList
          id={combo.listId}
          label={label}
          options={shown}
          active={combo.active}
          isChosen={isChosen}
          isMulti={isMulti}
          isDimmed={loading}
          onPick={combo.pick}
          onHover={combo.hover}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2 px-3 py-2.5 text-ink-2">
          {loading && !failure ? <BusyTicks className="text-accent-solid" /> : null}
          <span className={failure ? 'text-danger' : ''}>{sentence}</span>
          {failure && onRetry ? (
            <button type="button" onClick={onRetry} className={textPress}>
              Retry
            </button>
          ) : null}
          {!failure && !loading && query !== '' ? (
            <button type="button" onClick={combo.clear} className={textPress}>
              Clear
            </button>
          ) : null}
        </div>
      )}
      {foot ? <div className="border-t border-line px-3 py-1.5 text-small text-ink-3">{foot}</div> : null}
      <span role="status" className="sr-only">
        {sentence}
      </span>
    </Popover>
  );
}
