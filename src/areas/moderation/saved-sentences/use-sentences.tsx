import { filledIn, selectIndex, selectSought, takeSentenceMachine } from '#machines/flows/moderation/take-sentence.ts';
import type { Names, Sought } from '#machines/flows/moderation/take-sentence.ts';
import { folded } from '#src/ui/option.ts';
import { useCompletions } from '#src/ui/completions.tsx';
import type { Completions } from '#src/ui/completions.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { createContext } from 'react';
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

type Sentences = Completions & {
  readonly type: (field: Field) => void;
  /** Closes the list, and keeps where a sentence is put. */
  readonly leave: (field: Field) => void;
  readonly take: (id: string, text: string) => void;
};

/** Saved sentences under what is typed, after a slash or by their first words. */
export function useSentences(names: Names, onTaken: (field: Field) => void): Sentences {
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
  const { press, aria, list } = useCompletions({
    label: 'Saved sentences',
    counted: ['saved sentence', 'saved sentences'],
    offered: offered.map(({ id, text, isShared }) => ({
      id,
      words: <span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>,
      aside: isShared ? 'Shared' : '',
    })),
    active: count === 0 ? null : active,
    onWalk: (by) => actorRef.send({ type: 'list.walk', by, count }),
    onTake: (at) => {
      const chosen = offered[at];
      if (chosen !== undefined) take(chosen.id, chosen.text);
    },
    onClose: () => actorRef.send({ type: 'list.close' }),
  });
  return {
    type: (field) => actorRef.send({ type: 'field.type', ...field }),
    leave: (field) => {
      actorRef.send({ type: 'field.type', ...field });
      actorRef.send({ type: 'list.close' });
    },
    take,
    press,
    aria,
    list,
  };
}
