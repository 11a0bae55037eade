import { useAheadPolicy } from '#src/cache/ahead.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { memo, useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { usePrefetch } from './use-prefetch.ts';
import { ReproductionsHost, fetchReproductions } from '../reproductions/reproductions.host.tsx';
import { useIssueActs } from '../issue/use-acts.ts';
import { SimilarIssuesHost } from '../similar-issues/similar-issues.host.tsx';
import { NoteHost } from '../write-note/note.host.tsx';
import { IssueTagsHost } from '../tag-issue/issue-tags.host.tsx';
import { RetestIssueHost } from '../retest-issue/retest-issue.host.tsx';
import { casesToRetest } from '../issue/issue-parts.ts';
import { OneIssue } from './issue-reading.documents.ts';
import { IssueReadingView } from './issue-reading.view.tsx';
import { IssueLoading } from './issue-waiting.tsx';

type IssueReadingHostProps = { readonly issueId: string; readonly href: string };

/** File links last ten minutes: after a broken one the query is repeated, once. */
export const IssueReadingHost = memo(function IssueReading({ issueId, href }: IssueReadingHostProps) {
  const asked = { query: OneIssue, variables: { id: issueId } };
  const [{ data, error }, ask] = useQuery({ ...asked, requestPolicy: useAheadPolicy(asked.query, asked.variables) });
  useEffect(fetchReproductions, []);
  const isRenewed = useRef(false);
  const issue = data?.flexibleTestingIssue;
  const isShown = issue?.id === issueId;
  const { judge } = useIssueActs();
  usePrefetch(isShown ? null : issueId);
  useEffect(() => {
    if (isShown) judge.send({ type: 'issue.shown', issueId });
  }, [judge, isShown, issueId]);
  const again = () => ask({ requestPolicy: 'network-only' });
  const renew = () => {
    if (isRenewed.current) return;
    isRenewed.current = true;
    again();
  };
  if (issue?.id === issueId) {
    const note = <NoteHost issue={{ issueId, code: issue.code, href }} note={issue.issueNote} />;
    const caseIds = casesToRetest(issue);
    return (
      <IssueReadingView
        issue={issue}
        note={note}
        tags={<IssueTagsHost issue={issue} />}
        similar={<SimilarIssuesHost key={issueId} issueId={issueId} />}
        retest={caseIds.length === 0 ? null : <RetestIssueHost testId={issue.test.id} caseIds={caseIds} />}
        renderReproductions={(below) => <ReproductionsHost issueId={issueId}>{below}</ReproductionsHost>}
        onStale={renew}
      />
    );
  }
  return error === undefined ? (
    <IssueLoading />
  ) : (
    <LoadFailure title="The issue could not be loaded." requestId={requestIdOf(error)} onRetry={again} />
  );
});
