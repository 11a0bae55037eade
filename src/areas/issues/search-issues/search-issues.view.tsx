import type { SearchIssuesActorRef } from '#machines/flows/issues/search-issues/search-issues.machine.ts';
import { selectWords } from '#machines/flows/issues/search-issues/search-issues.selectors.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { useSelector } from '@xstate/react';

/** Words of a title, or a code. */
export function SearchIssuesView({ actorRef }: { readonly actorRef: SearchIssuesActorRef }) {
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
        label="Search issues"
        placeholder="Words or code"
        value={words}
        onChange={(text) => actorRef.send({ type: 'words.change', words: text })}
        className="min-w-36 flex-1 max-desk:basis-full"
      />
    </form>
  );
}
