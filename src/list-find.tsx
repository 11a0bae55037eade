import { searchIssuesMachine } from '#machines/flows/issues/search-issues.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { useEmitted } from './use-emitted.ts';

type Found = { readonly find?: string | undefined };

/** What is searched for in the list of a page, kept in its address. */
export const useFind = (): { readonly find: string; readonly onFind: (find: string) => void } => {
  const found: Found = useSearch({ strict: false });
  const navigate = useNavigate();
  const onFind = useCallback(
    (find: string) =>
      void navigate({
        to: '.',
        search: (before: Found) => ({ ...before, find: find === '' ? undefined : find }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { find: found.find ?? '', onFind };
};

export type ListFindProps = { readonly find: string; readonly onFind: (find: string) => void };

/** What is typed into the search of a list: it goes to the address once the typing pauses, and what comes by the address shows. */
export const useTypedFind = ({ find, onFind }: ListFindProps) => {
  const actorRef = useActorRef(searchIssuesMachine, { input: { words: find } });
  useEmitted(actorRef, { 'words.settled': ({ words }) => words !== find && onFind(words) });
  useEffect(() => actorRef.send({ type: 'address.changed', words: find }), [actorRef, find]);
  return {
    typed: useSelector(actorRef, ({ context }) => context.words),
    setTyped: useCallback((words: string) => actorRef.send({ type: 'words.change', words }), [actorRef]),
    submit: useCallback(() => actorRef.send({ type: 'search.submit' }), [actorRef]),
  };
};

/** Fewer are looked through without a search. */
const searchedFrom = 10;

/** The search of a list that is loaded whole, where it has more than can be looked through. */
export function ListFind({ label, count, ...finding }: ListFindProps & { readonly label: string; readonly count: number }) {
  const { typed, setTyped, submit } = useTypedFind(finding);
  return count > searchedFrom || typed !== '' ? (
    <SearchField label={label} value={typed} onChange={setTyped} onClear={submit} keys="/" />
  ) : null;
}

/** What a list says that the search left empty. */
export function NothingFound({ what, onFind }: { readonly what: string; readonly onFind: (find: string) => void }) {
  return <EmptyState title={`No ${what} match the search`} action={<Button onPress={() => onFind('')}>Clear search</Button>} />;
}
