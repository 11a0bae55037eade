import { selectWords } from '#machines/flows/issues/search-issues.ts';
import type { SearchIssuesActorRef } from '#machines/flows/issues/search-issues.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { useSelector } from '@xstate/react';

type SearchIssuesViewProps = { readonly actorRef: SearchIssuesActorRef; readonly label: string; readonly placeholder: string };

export function SearchIssuesView({ actorRef, label, placeholder }: SearchIssuesViewProps) {
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
