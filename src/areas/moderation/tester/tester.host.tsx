import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { UnloadedPage } from '#src/ui/unloaded-page.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useViewer } from '#src/viewer.tsx';
import { Suspense, useCallback } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from 'urql';
import { RenewFilesContext } from '#src/domain/renew-files.ts';
import { useReportVerdicts } from '../judge-reports/judge-reports.host.tsx';
import { useJudgement } from '../judge-results/judge-results.host.tsx';
import { OpenSentencesContext } from '../saved-sentences/use-sentences.tsx';
import type { Opened } from '../saved-sentences/use-sentences.tsx';
import { TesterOfTest } from './tester.documents.ts';
import { ShownTesterHost } from './shown-tester.host.tsx';
import { TesterWaiting } from './tester-waiting.view.tsx';

type TesterPageProps = Omit<ComponentProps<typeof ShownTesterHost>, 'tester' | 'onJudge' | 'reports'> & {
  readonly who: { readonly id: string } | { readonly testerId: string };
};

const SavedSentences = lazyPart(() => import('../saved-sentences/saved-sentences.host.tsx'), { leave: ({ onClose }) => onClose() });

/** Stays once it was opened: it holds what takes a removal back. */
type Sentences = { readonly opened: Opened | null } | null;

export function TesterHost(props: TesterPageProps) {
  const { role } = useViewer();
  const { who, ...rest } = props;
  const { testId } = rest;
  const [{ data, error }, ask] = useQuery({ query: TesterOfTest, variables: { ...who, testId, isManager: role === 'test_manager' } });
  const tester = data?.testParticipant;
  usePageTitle(tester?.fullName ?? 'Tester');
  const judge = useJudgement();
  const reports = useReportVerdicts();
  const [sentences, setSentences] = useChoice<Sentences>(null);
  const openSentences = useCallback((opened: Opened) => setSentences({ opened }), [setSentences]);
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  if (tester !== undefined)
    return (
      <RenewFilesContext value={again}>
        <OpenSentencesContext value={openSentences}>
          <ShownTesterHost key={tester.id} {...rest} tester={tester} onJudge={judge} reports={reports} />
        </OpenSentencesContext>
        {sentences === null ? null : (
          <Suspense>
            <SavedSentences opened={sentences.opened} onClose={() => setSentences({ opened: null })} />
          </Suspense>
        )}
      </RenewFilesContext>
    );
  const { search, onSearch } = rest;
  if (error === undefined)
    return <TesterWaiting testId={testId} onClose={search.result === undefined ? null : () => onSearch({ result: undefined })} />;
  return (
    <UnloadedPage
      back={{ label: 'Back to Testers', href: `/results/${testId}?tab=testers` }}
      title="The results of the tester could not be loaded."
      requestId={requestIdOf(error)}
      onRetry={again}
    />
  );
}
