import { isLeaving } from '#src/keys.ts';
import { Kbd } from './kbd.tsx';
import { Check } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { pressedAmong } from './pressed.ts';

type ChoiceListProps<Id extends string> = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly glyph?: ReactNode }[];
  readonly checked: Id | null;
  readonly onPick: (id: Id) => void;
};

const step = (list: HTMLElement, by: 1 | -1): void => {
  const all = [...list.querySelectorAll('button')];
  const at = all.findIndex((button) => button === document.activeElement);
  all[(at + by + all.length) % all.length]?.focus();
};

/** Digits pick, arrows move. */
export function ChoiceList<Id extends string>({ label, hint, options, checked, onPick }: ChoiceListProps<Id>) {
  const act = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (isLeaving(event.currentTarget)) return;
    const key = pressedAmong(event, (each) => /^[1-9jk]$/.test(each));
    const named = options[Number(key) - 1];
    if (key === 'ArrowDown' || key === 'j') step(event.currentTarget, 1);
    else if (key === 'ArrowUp' || key === 'k') step(event.currentTarget, -1);
    else if (named !== undefined) onPick(named.id);
    else return;
    event.preventDefault();
  };
  return (
    <div className="-m-2">
      {hint === undefined ? null : <p className="px-2 pt-0.5 pb-1.5 text-small text-ink-2">{hint}</p>}
      <ul aria-label={label} onKeyDown={act}>
        {options.map(({ id, label: words, glyph }, at) => (
          <li key={id}>
            <button
              type="button"
              autoFocus={checked === null ? at === 0 : id === checked}
              aria-pressed={id === checked}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => onPick(id)}
              className="flex min-h-[30px] w-full items-center gap-2 rounded-control px-2 text-left font-medium outline-none hover:bg-hover focus-visible:bg-accent-wash touch:min-h-11"
            >
              {glyph}
              <span className="min-w-0 flex-1">{words}</span>
              {id === checked ? <Check aria-hidden="true" size={14} strokeWidth={2} className="text-ink-3" /> : null}
              <span className="touch:hidden">
                <Kbd>{at + 1}</Kbd>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
