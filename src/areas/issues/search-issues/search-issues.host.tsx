import { searchIssuesMachine } from '#machines/flows/issues/search-issues/search-issues.machine.ts';
import { useTold } from '#src/use-told.ts';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { SearchIssuesView } from './search-issues.view.tsx';

type SearchIssuesHostProps = { readonly words: string; readonly onWords: (words: string) => void };

/** The field that narrows a list of issues to words; it and the address say the same. */
export function SearchIssuesHost({ words, onWords }: SearchIssuesHostProps) {
  const actorRef = useActorRef(searchIssuesMachine, { input: { words } });
  useTold(actorRef, { 'words.settled': (event) => event.words !== words && onWords(event.words) });
  useEffect(() => actorRef.send({ type: 'address.changed', words }), [actorRef, words]);
  return <SearchIssuesView actorRef={actorRef} />;
}
