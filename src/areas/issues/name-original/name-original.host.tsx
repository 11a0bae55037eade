import type { Original } from '#machines/flows/issues/judge.events.ts';
import { decide, oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgedIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useViewer } from '#src/viewer.tsx';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { FoundOffered, SimilarOffered } from './name-original.documents.ts';
import { offeredOf } from './name-original.rules.ts';
import { NameOriginalView } from './name-original.view.tsx';
import type { Offered } from './name-original.rules.ts';

type NameOriginalHostProps = {
  readonly judge: JudgeActorRef;
  readonly issue: JudgedIssue;
  readonly onClose: () => void;
  /** The field of the page's own search. */
  readonly renderSearch: (words: string, onWords: (words: string) => void) => ReactNode;
};

const none: readonly Offered[] = [];

/** Asks which issue a duplicate is of: those that read like it first, then those that are searched for. */
export function NameOriginalHost({ judge, issue: of, onClose, renderSearch }: NameOriginalHostProps) {
  const { issueId, code } = of;
  const { id: userId, role } = useViewer();
  const [words, search] = useChoice('');
  const [wanted, choose] = useChoice<string | null>(null);
  const isSearched = words !== '';
  const [similar, ask] = useQuery({ query: SimilarOffered, variables: { id: issueId }, requestPolicy: 'cache-and-network' });
  const [found, askFound] = useQuery({ query: FoundOffered, variables: { search: words }, pause: !isSearched });
  const { data, error } = isSearched ? found : similar;
  const offered = useMemo(() => {
    if (isSearched)
      return found.data === undefined
        ? null
        : offeredOf(
            issueId,
            found.data.flexibleTestingIssues.edges.map(({ node }) => ({ issue: node })),
          );
    return similar.data === undefined ? null : offeredOf(issueId, similar.data.similarIssues ?? []);
  }, [isSearched, issueId, found.data, similar.data]);
  const listed = offered ?? none;
  const chosen = listed.find(({ issue }) => issue.id === wanted) ?? listed[0] ?? null;
  const original: Original | null = chosen === null ? null : { issueId: chosen.issue.id, code: chosen.issue.code, namedAs: 'original' };
  const refusalOf = ({ issueId: originalId, code: named, namedAs }: Original): string | null => {
    const move = { type: 'issue.merge', originalId, code: named, namedAs } as const;
    return decide(oneIssue(of), move, { role, userId }).split.refused[0]?.message ?? null;
  };
  const again = () => (isSearched ? askFound : ask)({ requestPolicy: 'network-only' });
  const isLost = (error !== undefined && data === undefined) || (!isSearched && similar.data?.similarIssues === null);
  return (
    <NameOriginalView
      issue={similar.data?.flexibleTestingIssue ?? null}
      code={code}
      search={renderSearch(words, search)}
      isSearched={isSearched}
      offered={isLost ? none : offered}
      failure={
        isLost ? (
          <LoadFailure title="Issues could not be loaded." requestId={error === undefined ? null : requestIdOf(error)} onRetry={again} />
        ) : null
      }
      chosen={chosen}
      refusal={original === null ? 'Choose the original first.' : refusalOf(original)}
      onChoose={choose}
      onMerge={() => {
        if (original !== null) judge.send({ type: 'original.pick', original });
      }}
      onLeave={() => judge.send({ type: 'original.leave' })}
      onClose={onClose}
      onStale={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
