import { issueExportLifecycle } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { JudgedIssue } from '#machines/flows/issues/judge.rules.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import { issueExportRowOf } from '#schema/generated/client/rows/issue-export.documents.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { memo, useEffect, useRef, Suspense } from 'react';
import { useQuery } from 'urql';
import { HowItWorks } from '#src/how-it-works.tsx';
import { judgedOf } from '../issue/issue-list.ts';
import { placeWords } from '../follow-export/export-words.ts';
import { useIssueActs } from '../issue/use-acts.ts';
import { SimilarIssuesView } from '../similar-issues/similar-issues.view.tsx';
import { DuplicatesView, MergeSame, OriginalView } from '../duplicates/duplicates.view.tsx';
import { NoteHost } from '../write-note/note.host.tsx';
import { IssueTagsHost } from '../tag-issue/issue-tags.host.tsx';
import { casesToRetest } from '../issue/issue-parts.ts';
import type { Exported } from './issue-side.tsx';
import { OneIssue } from './issue-reading.documents.ts';
import { IssueReadingView } from './issue-reading.view.tsx';
import { IssueLoading } from './issue-waiting.tsx';
import { mayRetest } from '#schema/rules/launch/launch-again.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { Button } from '#src/ui/button.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { ReactNode } from 'react';
import type { Reproduction } from '../reproductions/reproductions.rules.ts';

const Shown = lazyPart(async () => ({ default: (await import('../reproductions/reproductions.view.tsx')).ReproductionsView }));

/** Prefetches the code before the issue is loaded. */
const fetchReproductions = (): void => Shown.fetch();

type ReproductionsHostProps = {
  readonly reproductions: readonly Reproduction[] | null;
  /** In their place where they could not be read. */
  readonly failure: ReactNode;
  readonly onStale: () => void;
  /** Rendered together, so that nothing moves it later. */
  readonly children: ReactNode;
};

/** Nothing where nobody tried. */
function ReproductionsHost({ reproductions, failure, onStale, children }: ReproductionsHostProps) {
  return (
    <Suspense fallback={null}>
      {reproductions === null ? failure : reproductions.length === 0 ? null : <Shown reproductions={reproductions} onStale={onStale} />}
      {children}
    </Suspense>
  );
}

const howExported = (exported: Exported): ReactNode => (
  <HowItWorks lifecycle={issueExportLifecycle} row={issueExportRowOf(exported)} of={placeWords(exported)} />
);

type RetestIssueHostProps = { readonly testId: string; readonly caseIds: readonly string[] };

/** Null for viewers who cannot launch. */
export function RetestIssueHost({ testId, caseIds }: RetestIssueHostProps) {
  const { role, organization } = useViewer();
  const navigate = useNavigate();
  if (!mayRetest({ role, organization })) return null;
  return (
    <div className="mt-1.5 flex print:hidden">
      <Button size="small" icon={RotateCcw} onPress={() => void navigate({ to: '/launch', state: { testId, cases: caseIds } })}>
        {`Retest ${counted(caseIds.length, 'test case', 'test cases')}`}
      </Button>
    </div>
  );
}

type IssueReadingHostProps = {
  readonly issueId: string;
  readonly href: string;
  /** Whoever shows this has asked for the issue already. */
  readonly isAsked?: boolean;
};

/** File links last ten minutes: after a broken one the query is repeated, once. */
export const IssueReadingHost = memo(function IssueReading({ issueId, href, isAsked = false }: IssueReadingHostProps) {
  const asked = { query: OneIssue, variables: { id: issueId } };
  const [{ data, error }, ask] = useQuery({ ...asked, requestPolicy: isAsked ? 'cache-first' : 'cache-and-network' });
  useEffect(fetchReproductions, []);
  const renewed = useRef('');
  const issue = data?.flexibleTestingIssue;
  const isShown = issue?.id === issueId;
  const { judge } = useIssueActs();
  const { id: userId, role } = useViewer();
  const saidOf = ({ row }: JudgedIssue) => verdicts(issueLifecycle, row, { role, userId });
  useEffect(() => {
    if (isShown) judge.send({ type: 'issue.shown', issueId });
  }, [judge, isShown, issueId]);
  const again = () => ask({ requestPolicy: 'network-only' });
  const renew = () => {
    if (renewed.current === issueId) return;
    renewed.current = issueId;
    again();
  };
  const failureOf = (title: string) => (
    <LoadFailure title={title} requestId={error === undefined ? null : requestIdOf(error)} onRetry={again} />
  );
  if (data !== undefined && issue?.id === issueId) {
    const { reproducibilityTestDetails: reproductions, similarIssues: similar } = data;
    const note = <NoteHost issue={{ issueId, code: issue.code, href }} note={issue.issueNote} />;
    const caseIds = casesToRetest(issue);
    return (
      <IssueReadingView
        issue={issue}
        note={note}
        tags={<IssueTagsHost issue={issue} />}
        how={<HowItWorks lifecycle={issueLifecycle} row={judgedOf(issue).row} />}
        renderHow={howExported}
        similar={
          similar === null ? (
            failureOf('Similar issues could not be loaded.')
          ) : (
            <SimilarIssuesView similar={similar} merge={<MergeSame issue={judgedOf(issue)} similar={similar} judge={judge} />} />
          )
        }
        original={<OriginalView issue={issue} judge={judge} saidOf={saidOf} />}
        duplicates={<DuplicatesView issue={issue} judge={judge} saidOf={saidOf} onStale={renew} />}
        retest={caseIds.length === 0 ? null : <RetestIssueHost testId={issue.test.id} caseIds={caseIds} />}
        renderReproductions={(below) => (
          <ReproductionsHost
            reproductions={reproductions}
            failure={failureOf('Reproductions of this issue could not be loaded.')}
            onStale={renew}
          >
            {below}
          </ReproductionsHost>
        )}
        onStale={renew}
      />
    );
  }
  return error === undefined ? <IssueLoading /> : failureOf('The issue could not be loaded.');
});
