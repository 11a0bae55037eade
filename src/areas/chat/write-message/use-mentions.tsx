import { visible } from '#schema/bidi.ts';
import { pressed } from '#src/ui/pressed.ts';
import { useChoice } from '#src/use-choice.ts';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { begunName, readersNamed, withName } from './mentions.rules.ts';
import type { Reader } from './mentions.rules.ts';

type Field = { readonly text: string; readonly caret: number };
type Chosen = { readonly people: readonly Reader[]; readonly field: Field | null; readonly index: number };

const nobody: Chosen = { people: [], field: null, index: 0 };

const roleWords: Readonly<Record<string, string>> = {
  customer: 'Customer',
  test_manager: 'Test manager',
  community_test_manager: 'Community test manager',
};

type Mentions = {
  /** What is typed, and where the caret stands. */
  readonly look: (field: Field) => void;
  readonly close: () => void;
  /** Whether the key was for the list. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** For the field. */
  readonly aria: object;
  readonly list: ReactNode;
};

/** The people who read a chat, under a name that is begun after an @: arrows walk, Enter and Tab take, Escape leaves. */
export function useMentions(readers: () => Promise<readonly Reader[]>, onTake: (field: Field) => void): Mentions {
  const id = useId();
  const [{ people, field, index }, change] = useChoice<Chosen>(nobody);
  const name = field === null ? null : begunName(field.text, field.caret);
  const offered = name === null ? [] : readersNamed(people, name.words);
  const active = Math.min(index, offered.length - 1);
  const close = () => change((before) => (before.field === null ? before : { ...before, field: null }));
  const look = (next: Field) => {
    if (begunName(next.text, next.caret) === null) return close();
    change((before) => ({ ...before, field: next, index: 0 }));
    if (people.length === 0)
      readers().then(
        (found) => change((before) => ({ ...before, people: found })),
        () => undefined,
      );
  };
  const take = (person: Reader) => {
    if (field === null || name === null) return;
    close();
    onTake(withName(field.text, field.caret, name.at, person.name));
  };
  const press = (event: KeyboardEvent): boolean => {
    const person = offered[active];
    if (person === undefined) return false;
    const key = pressed(event);
    if (key === 'ArrowDown') change((before) => ({ ...before, index: (active + 1) % offered.length }));
    else if (key === 'ArrowUp') change((before) => ({ ...before, index: (active + offered.length - 1) % offered.length }));
    else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey) take(person);
    else if (key === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const isOpen = offered.length > 0;
  return {
    look,
    close,
    press,
    aria: {
      'aria-autocomplete': 'list',
      ...(isOpen && { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` }),
    },
    list: (
      <>
        <span role="status" className="sr-only">
          {isOpen ? `${offered.length} ${offered.length === 1 ? 'person' : 'people'} to mention` : ''}
        </span>
        {isOpen ? (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and hears the keys
          <div
            id={id}
            role="listbox"
            aria-label="People to mention"
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={({ target }) => {
              const at = (target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'];
              const person = offered[Number(at ?? -1)];
              if (person !== undefined) take(person);
            }}
            className="absolute inset-x-0 bottom-full z-20 mb-1 max-h-56 overflow-y-auto rounded-card border border-line-strong bg-raised py-1 shadow-float"
          >
            {offered.map((person, at) => (
              <div
                key={person.id}
                id={`${id}-${at}`}
                data-index={at}
                role="option"
                aria-selected={at === active}
                className={`flex cursor-pointer items-baseline gap-2 px-3 py-1.5 touch:min-h-11 touch:items-center ${at === active ? 'bg-accent-wash' : 'hover:bg-hover'}`}
              >
                <bdi className="cut font-name">{visible(person.name)}</bdi>
                <span className="shrink-0 text-small text-ink-3">{roleWords[person.role] ?? ''}</span>
              </div>
            ))}
          </div>
        ) : null}
      </>
    ),
  };
}
