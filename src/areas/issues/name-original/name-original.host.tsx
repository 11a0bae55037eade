import type { Original } from '#machines/flows/issues/judge.events.ts';
import { decide, oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgedIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useViewer } from '#src/viewer.tsx';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { FoundOffered, NamedOffered, SimilarOffered } from './name-original.documents.ts';
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
  const isSearched = words.trim().length >= limits.searchFrom;
  const [similar, ask] = useQuery({ query: SimilarOffered, variables: { id: issueId }, requestPolicy: 'cache-and-network' });
  const [named, askNamed] = useQuery({ query: NamedOffered, variables: { words }, pause: !isSearched, requestPolicy: 'cache-and-network' });
  const hits = named.data?.search;
  const ids = useMemo(() => hits?.flatMap(({ id, kind }) => (kind === 'issue' ? [id] : [])) ?? [], [hits]);
  const [found] = useQuery({ query: FoundOffered, variables: { ids }, pause: !isSearched || ids.length === 0 });
  const offered = useMemo(() => {
    if (!isSearched) return similar.data === undefined ? null : offeredOf(issueId, similar.data.similarIssues ?? []);
    if (hits === undefined || (ids.length > 0 && found.data === undefined)) return null;
    const issues = new Map(found.data?.flexibleTestingIssues.edges.map(({ node }) => [node.id, node]));
    return offeredOf(
      issueId,
      ids.flatMap((id) => issues.get(id) ?? []).map((issue) => ({ issue })),
    );
  }, [isSearched, issueId, hits, ids, found.data, similar.data]);
  const listed = offered ?? none;
  const chosen = listed.find(({ issue }) => issue.id === wanted) ?? listed[0] ?? null;
  const original: Original | null = chosen === null ? null : { issueId: chosen.issue.id, code: chosen.issue.code, namedAs: 'original' };
  const refusalOf = ({ issueId: originalId, code: named, namedAs }: Original): string | null => {
    const move = { type: 'issue.merge', originalId, code: named, namedAs } as const;
    return decide(oneIssue(of), move, { role, userId }).split.refused[0]?.message ?? null;
  };
  const again = () => (isSearched ? askNamed : ask)({ requestPolicy: 'network-only' });
  const error = isSearched ? (named.error ?? found.error) : similar.error;
  const isLost = (error !== undefined && offered === null) || (!isSearched && similar.data?.similarIssues === null);
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
