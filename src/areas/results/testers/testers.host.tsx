import { publishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { OpenChat, unreadWith } from '#src/chat.tsx';
import { useViewer } from '#src/viewer.tsx';
import { Suspense, useCallback } from 'react';
import type { ShownParticipant } from './tester-row.view.tsx';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { useTypedFind } from '#src/list-find.tsx';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { RemoveTestersButton } from '../remove-testers/remove-testers-button.tsx';
import { GroupView } from './group.view.tsx';
import { TestersOfTest } from './testers.documents.ts';
import {
  failureSentence,
  groupsShown,
  hasFailedPublishing,
  listedGroups,
  hiddenCounts,
  managementOf,
  readShown,
  writeShown,
} from './testers.rules.ts';
import { TestersView } from './testers.view.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const TesterChoices = lazyPart(() =>
  import('../tester-choices/tester-choices.host.tsx').then((module) => ({ default: module.TesterChoicesHost })),
);

function WhyTesters({ testId }: { readonly testId: string }) {
  return (
    <Suspense>
      <TesterChoices testId={testId} />
    </Suspense>
  );
}

type RowParts = {
  readonly testId: string;
  readonly hasModerators: boolean;
  readonly onSearch: (change: { readonly publish?: string | undefined }) => void;
};

/** Stable references, so that memoized rows are not rendered again. */
const useRowParts = ({ testId, hasModerators, onSearch }: RowParts) => {
  const { id, role } = useViewer();
  const controlOf = useCallback(
    (participant: ShownParticipant) => publishControl(participantRowOf(participant), { role, userId: id }),
    [role, id],
  );
  const onPublish = useCallback((participantId: string) => onSearch({ publish: participantId }), [onSearch]);
  const renderChat = useCallback(
    ({ testerId, fullName, chatChannels }: ShownParticipant) => (
      <OpenChat
        testId={testId}
        type="private"
        testerId={testerId}
        name={fullName}
        unread={unreadWith(chatChannels, role, hasModerators)}
        isSmall
      />
    ),
    [testId, role, hasModerators],
  );
  return { controlOf, onPublish, renderChat };
};

type TestersSearch = {
  readonly show?: string | undefined;
  readonly find?: string | undefined;
  readonly publish?: string | undefined;
};

type TestersHostProps = { readonly testId: string; readonly search: TestersSearch; readonly onSearch: (change: TestersSearch) => void };

const line = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'Enter', label: 'open' },
  ],
};

export function TestersHost(props: TestersHostProps) {
  const [state, ask] = useQuery({ query: TestersOfTest, variables: { testId: props.testId } });
  useRowKeys();
  useStatusBar(line);
  return (
    <Loaded state={state} what="testers" rows={6} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => (platformTest.__typename === 'FlexibleTestingTest' ? <Groups {...props} test={platformTest} /> : null)}
    </Loaded>
  );
}

type SupervisedTest = Extract<ResultOf<typeof TestersOfTest>['platformTest'], { __typename: 'FlexibleTestingTest' }>;

function Groups({ testId, search, onSearch, test }: TestersHostProps & { readonly test: SupervisedTest }) {
  const { role } = useViewer();
  const groups = test.selectionRequirementsGroups ?? [];
  const everybody = groups.flatMap(({ participants }) => participants);
  const shown = readShown(search.show);
  const hasModerators = (test.assignedCommunityTestManagers ?? []).some(({ status }) => status === 'assigned' || status === 'accepted');
  const find = search.find ?? '';
  const onFind = (words: string) => onSearch({ find: words === '' ? undefined : words });
  const { typed, setTyped, submit } = useTypedFind({ find, onFind });
  const parts = useRowParts({ testId, hasModerators, onSearch });
  const listed = listedGroups(groups, shown, find);
  return (
    <TestersView
      shown={shown}
      counts={hiddenCounts(everybody)}
      search={typed}
      management={managementOf(role, test)}
      failure={hasFailedPublishing(groups) ? failureSentence(role, everybody) : null}
      groups={groupsShown(listed, find)}
      removal={<RemoveTestersButton testId={testId} participantId={null} />}
      onShow={(kinds) => onSearch({ show: writeShown(kinds) })}
      onSearch={setTyped}
      onClear={submit}
      reasons={role === 'test_manager' ? <WhyTesters testId={testId} /> : null}
    >
      {listed.map((group) => (
        <GroupView
          key={group.id}
          {...parts}
          testId={testId}
          group={group}
          hidden={group.hidden}
          onPage={listed.reduce((sum, { participants }) => sum + participants.length, 0)}
          isSearched={find.trim() !== ''}
          open={search.publish ?? null}
          hasPublishColumn={role === 'test_manager'}
        />
      ))}
    </TestersView>
  );
}
