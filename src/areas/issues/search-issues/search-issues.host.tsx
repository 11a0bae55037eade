import { searchIssuesMachine, selectWords } from '#machines/flows/issues/search-issues.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SearchIssuesActorRef } from '#machines/flows/issues/search-issues.ts';
import { SearchField } from '#src/ui/search-field.tsx';

type SearchIssuesViewProps = { readonly actorRef: SearchIssuesActorRef; readonly label: string; readonly placeholder: string };

function SearchIssuesView({ actorRef, label, placeholder }: SearchIssuesViewProps) {
  const words = useSelector(actorRef, selectWords);
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'search.submit' });
      }}
    >
      <SearchField
        label={label}
        placeholder={placeholder}
        keys="/"
        value={words}
        onChange={(text) => actorRef.send({ type: 'words.change', words: text })}
        className="min-w-36 flex-1 max-desk:basis-full"
      />
    </form>
  );
}

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
