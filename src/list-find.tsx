import { searchIssuesMachine } from '#machines/flows/issues/search-issues/search-issues.machine.ts';
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

type ListFindProps = { readonly label: string; readonly find: string; readonly onFind: (find: string) => void };

/** The search of a list: what is typed goes to the address once the typing pauses, and what comes by the address shows. */
export function ListFind({ label, find, onFind }: ListFindProps) {
  const actorRef = useActorRef(searchIssuesMachine, { input: { words: find } });
  const words = useSelector(actorRef, ({ context }) => context.words);
  useEmitted(actorRef, { 'words.settled': (event) => event.words !== find && onFind(event.words) });
  useEffect(() => actorRef.send({ type: 'address.changed', words: find }), [actorRef, find]);
  return (
    <SearchField
      label={label}
      value={words}
      onChange={(typed) => actorRef.send({ type: 'words.change', words: typed })}
      onClear={() => actorRef.send({ type: 'search.submit' })}
    />
  );
}
