import { pressed } from './pressed.ts';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

type Completion = { readonly id: string; readonly words: ReactNode; readonly aside: string };

type CompletionsProps = {
  readonly label: string;
  /** What of, as one and as several. */
  readonly counted: readonly [string, string];
  readonly offered: readonly Completion[];
  /** Which one Enter takes; none where nothing was chosen yet. */
  readonly active: number | null;
  readonly onWalk: (by: 1 | -1) => void;
  readonly onTake: (at: number) => void;
  readonly onClose: () => void;
};

export type Completions = {
  /** Whether the key was for the list. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** For the field. */
  readonly aria: object;
  /** Stands above the field, in a box around both. */
  readonly list: ReactNode;
};

const intoSight = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });

/** What a field of free text offers for what is typed in it: arrows walk, Enter and Tab take, Escape leaves; the field keeps the focus. */
export function useCompletions({ label, counted, offered, active, onWalk, onTake, onClose }: CompletionsProps): Completions {
  const id = useId();
  const count = offered.length;
  const press = (event: KeyboardEvent): boolean => {
    if (count === 0) return false;
    const key = pressed(event);
    const isTaking = (key === 'Enter' || key === 'Tab') && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (key === 'ArrowDown' || key === 'ArrowUp') onWalk(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape') onClose();
    else if (isTaking && active !== null) onTake(active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    press,
    aria: {
      'aria-autocomplete': 'list',
      ...(count > 0 && { 'aria-controls': id, ...(active !== null && { 'aria-activedescendant': `${id}-${active}` }) }),
    },
    list: (
      <>
        <span role="status" className="sr-only">
          {count === 0 ? '' : `${count} ${counted[count === 1 ? 0 : 1]}`}
        </span>
        {count === 0 ? null : (
          <div
            id={id}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={({ target }) => {
              const at = (target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'];
              if (at !== undefined) onTake(Number(at));
            }}
            className="absolute inset-x-0 bottom-full z-20 mb-1 max-h-56 overflow-y-auto rounded-card border border-line-strong bg-raised py-1 shadow-float"
          >
            {offered.map((completion, at) => (
              <div
                key={completion.id}
                ref={at === active ? intoSight : undefined}
                id={`${id}-${at}`}
                data-index={at}
                role="option"
                aria-selected={at === active}
                className={`flex cursor-pointer items-baseline gap-2 px-3 py-1.5 touch:min-h-11 touch:items-center forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] ${at === active ? 'bg-accent-wash' : 'hover:bg-hover'}`}
              >
                {completion.words}
                <span className="shrink-0 text-small text-ink-3">{completion.aside}</span>
              </div>
            ))}
          </div>
        )}
      </>
    ),
  };
}
