import { shownBlockers } from '#machines/flows/results/acts.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import { blockerRowOf } from '#schema/generated/client/rows/blocker.documents.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { OpenChat } from '#src/chat.tsx';
import { HowItWorks } from '#src/how-it-works.tsx';
import { ListFind, NothingFound } from '#src/list-find.tsx';
import type { ListFindProps } from '#src/list-find.tsx';
import { holdsWords } from '#src/ui/option.ts';
import { useRowsSoon } from '#src/ui/rows-in-sight.ts';
import { RowGap } from '#src/ui/table.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { BlockersView } from './blockers.view.tsx';
import { BlockersOfTest } from './resolve-blocker.documents.ts';
import { ResolveBlocker } from './resolve-blocker.act.tsx';

type BlockersHostProps = ListFindProps & {
  readonly testId: string;
  readonly isResolvedShown: boolean;
  readonly onShowResolved: (isShown: boolean) => void;
};

type Blocker = NonNullable<
  Extract<ResultOf<typeof BlockersOfTest>['platformTest'], { __typename: 'FlexibleTestingTest' }>['blockers']
>[number];
type BlockerRowsProps = { readonly testId: string; readonly blockers: readonly Blocker[]; readonly shown: readonly Blocker[] };

const rowHeight = 38;

function BlockerRows({ testId, blockers, shown }: BlockerRowsProps) {
  const { id, role } = useViewer();
  const isShown = useMemo(() => new Set(shown), [shown]);
  const count = useRowsSoon(blockers.length);
  const drawn = count < blockers.length ? shown.slice(0, count) : blockers;
  return (
    <>
      {drawn.map((blocker) => (
        <ResolveBlocker
          key={blocker.id}
          blocker={blocker}
          isShown={isShown.has(blocker)}
          testerHref={`/results/${testId}/participant/${blocker.tester.participantId}`}
          chat={
            <OpenChat
              testId={testId}
              type="private"
              testerId={blocker.tester.testerId}
              name={blocker.tester.fullName}
              unread={blocker.chatChannel?.unreadCount ?? 0}
              isSmall
            />
          }
          how={<HowItWorks lifecycle={blockerLifecycle} row={blockerRowOf(blocker)} of={blocker.name} />}
          verdicts={verdicts(blockerLifecycle, blockerRowOf(blocker), { role, userId: id })}
        />
      ))}
      <RowGap height={Math.max(0, shown.length - drawn.length) * rowHeight} />
    </>
  );
}

export function BlockersHost({ testId, isResolvedShown, onShowResolved, find, onFind }: BlockersHostProps) {
  const [state, ask] = useQuery({ query: BlockersOfTest, variables: { testId } });
  return (
    <Loaded state={state} what="blockers" onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => {
        const blockers = platformTest.__typename === 'FlexibleTestingTest' ? (platformTest.blockers ?? []) : [];
        const standing = shownBlockers(blockers, isResolvedShown);
        const shown = standing.filter(({ tester, name }) => holdsWords([tester.fullName, name], find));
        const openCount = shownBlockers(blockers, false).length;
        return (
          <BlockersView
            openCount={openCount}
            resolvedCount={blockers.length - openCount}
            isResolvedShown={isResolvedShown}
            onShowResolved={onShowResolved}
            isEmpty={standing.length === 0}
            search={<ListFind label="Find a blocker" count={blockers.length} find={find} onFind={onFind} />}
            unmatched={standing.length > 0 && shown.length === 0 ? <NothingFound what="blockers" onFind={onFind} /> : null}
          >
            <BlockerRows testId={testId} blockers={blockers} shown={shown} />
          </BlockersView>
        );
      }}
    </Loaded>
  );
}
