import { searchIssuesMachine } from '#machines/flows/issues/search-issues.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { SearchIssuesView } from './search-issues.view.tsx';

type SearchIssuesHostProps = {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly label?: string;
  readonly placeholder?: string;
};

export function SearchIssuesHost({ words, onWords, label = 'Search issues', placeholder = 'Words or code' }: SearchIssuesHostProps) {
  const actorRef = useActorRef(searchIssuesMachine, { input: { words } });
  useEmitted(actorRef, { 'words.settled': (event) => event.words !== words && onWords(event.words) });
  useEffect(() => actorRef.send({ type: 'address.changed', words }), [actorRef, words]);
  return <SearchIssuesView actorRef={actorRef} label={label} placeholder={placeholder} />;
}
