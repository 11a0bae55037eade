import { severityLabels } from '#schema/vocabulary/issue.ts';
import { ListFind, NothingFound } from '#src/list-find.tsx';
import type { ListFindProps } from '#src/list-find.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { holdsWords } from '#src/ui/option.ts';
import { Columns } from '#src/ui/page.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { Charter } from './charter.tsx';
import { SessionsOfTest } from './sessions.documents.ts';
import { SessionsView } from './sessions.view.tsx';
import type { ShownSession } from './sessions.view.tsx';

const line = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'Enter', label: 'open' },
  ],
};

const wordsOf = ({ testerName, actualResult, additionalInformation, foundIssues }: ShownSession): readonly string[] => [
  testerName,
  actualResult,
  additionalInformation,
  ...foundIssues.flatMap((issue) => [issue.code, issue.title, severityLabels[issue.severity]]),
];

/** What testers explored, and what they found. */
export default function SessionsHost({ testId, find, onFind }: ListFindProps & { readonly testId: string }) {
  const { role } = useViewer();
  const [state, ask] = useQuery({ query: SessionsOfTest, variables: { testId } });
  useRowKeys();
  useStatusBar(line);
  return (
    <Loaded state={state} what="the sessions" rows={6} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => {
        if (platformTest.__typename !== 'FlexibleTestingTest') return null;
        const [charted] = platformTest.cases.nodes;
        const sessions = charted?.completedCaseResults ?? [];
        const found = sessions.filter((session) => holdsWords(wordsOf(session), find));
        return (
          <Columns rail={<Charter {...platformTest} />}>
            <div className="flex justify-end empty:hidden">
              <ListFind label="Find a session" count={sessions.length} find={find} onFind={onFind} />
            </div>
            <SessionsView
              sessions={found}
              counts={platformTest.testStats.resultCounts}
              hrefOf={(id) => `/results/${testId}/test-case/${charted?.id ?? ''}?result=${id}`}
              hasModeration={role !== 'customer'}
              nothingFound={sessions.length > 0 ? <NothingFound what="sessions" onFind={onFind} /> : null}
            />
          </Columns>
        );
      }}
    </Loaded>
  );
}
