import { filledIn, selectIndex, selectSought, takeSentenceMachine } from '#machines/flows/moderation/take-sentence.ts';
import type { Names, Sought } from '#machines/flows/moderation/take-sentence.ts';
import { folded } from '#src/ui/option.ts';
import { pressed } from '#src/ui/pressed.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { createContext, useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useQuery } from 'urql';
import { SavedSentences, UseSentence } from './saved-sentences.documents.ts';
import './sentence-updates.ts';

type Field = { readonly text: string; readonly caret: number };
type Offered = { readonly id: string; readonly text: string; readonly isShared: boolean };

/** What the list of all sentences is opened with: what is written, about whom, and what becomes of the one that is chosen. */
export type Opened = {
  readonly names: Names;
  readonly draft: string;
  readonly onTake: (id: string, text: string) => void;
  /** Where the focus goes on. */
  readonly field: () => HTMLElement | null;
};

/** Opens all sentences over the page, which stays mounted with what may be taken back. */
export const OpenSentencesContext = createContext<(opened: Opened) => void>(() => undefined);

/** As they would be taken: all that hold what is named, or those that go on as it is begun. */
const offeredTo = (sought: Sought | null, sentences: readonly Offered[], names: Names): readonly Offered[] => {
  if (sought === null) return [];
  const words = folded(sought.words);
  return sentences
    .map((sentence) => ({ ...sentence, text: filledIn(sentence.text, names) }))
    .filter(({ text }) => {
      const whole = folded(text);
      return sought.isAsked ? whole.includes(words) : whole.startsWith(words) && whole !== words;
    });
};

type Sentences = {
  readonly type: (field: Field) => void;
  /** Closes the list, and keeps where a sentence is put. */
  readonly leave: (field: Field) => void;
  readonly take: (id: string, text: string) => void;
  /** Whether the key was for the list. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** For the field. */
  readonly aria: object;
  readonly list: ReactNode;
};

/** Saved sentences under what is typed: arrows walk, Enter takes, Tab takes after a slash, Escape leaves. */
export function useSentences(names: Names, onTaken: (field: Field) => void): Sentences {
  const id = useId();
  const { client } = usePortal();
  const [{ data }] = useQuery({ query: SavedSentences });
  const actorRef = useFlow(() => takeSentenceMachine);
  const sought = useSelector(actorRef, selectSought);
  const index = useSelector(actorRef, selectIndex);
  useEmitted(actorRef, {
    'sentence.taken': ({ id: savedSentenceId, text, caret }) => {
      onTaken({ text, caret });
      void client.mutation(UseSentence, { input: { savedSentenceId } }).toPromise();
    },
  });
  const offered = offeredTo(sought, data?.savedSentences ?? [], names);
  const count = offered.length;
  const active = index === null ? null : Math.min(index, count - 1);
  const take = (taken: string, text: string) => actorRef.send({ type: 'sentence.take', id: taken, text });
  const press = (event: KeyboardEvent): boolean => {
    if (count === 0) return false;
    const chosen = active === null ? undefined : offered[active];
    const key = pressed(event);
    if (key === 'ArrowDown' || key === 'ArrowUp') actorRef.send({ type: 'list.walk', by: key === 'ArrowDown' ? 1 : -1, count });
    else if (key === 'Escape') actorRef.send({ type: 'list.close' });
    else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey && !event.ctrlKey && !event.metaKey && chosen !== undefined)
      take(chosen.id, chosen.text);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    type: (field) => actorRef.send({ type: 'field.type', ...field }),
    leave: (field) => {
      actorRef.send({ type: 'field.type', ...field });
      actorRef.send({ type: 'list.close' });
    },
    take,
    press,
    aria: {
      'aria-autocomplete': 'list',
      ...(count > 0 && { 'aria-controls': id, ...(active !== null && { 'aria-activedescendant': `${id}-${active}` }) }),
    },
    list: (
      <>
        <span role="status" className="sr-only">
          {count === 0 ? '' : `${count} saved ${count === 1 ? 'sentence' : 'sentences'}`}
        </span>
        {count === 0 ? null : <List id={id} offered={offered} active={active} onTake={take} />}
      </>
    ),
  };
}

type ListProps = {
  readonly id: string;
  readonly offered: readonly Offered[];
  readonly active: number | null;
  readonly onTake: (id: string, text: string) => void;
};

const intoSight = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });

function List({ id, offered, active, onTake }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and hears the keys
    <div
      id={id}
      role="listbox"
      aria-label="Saved sentences"
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const chosen = offered[Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)];
        if (chosen !== undefined) onTake(chosen.id, chosen.text);
      }}
      className="absolute inset-x-0 bottom-full z-20 mb-1 max-h-56 overflow-y-auto rounded-card border border-line-strong bg-raised py-1 shadow-float"
    >
      {offered.map((sentence, at) => (
        <div
          key={sentence.id}
          ref={at === active ? intoSight : undefined}
          id={`${id}-${at}`}
          data-index={at}
          role="option"
          aria-selected={at === active}
          className={`flex cursor-pointer items-baseline gap-2 px-3 py-1.5 touch:min-h-11 touch:items-center forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] ${at === active ? 'bg-accent-wash' : 'hover:bg-hover'}`}
        >
          <span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">{sentence.text}</span>
          {sentence.isShared ? <span className="shrink-0 text-small text-ink-3">Shared</span> : null}
        </div>
      ))}
    </div>
  );
}
