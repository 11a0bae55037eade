import type { JudgeReportsActorRef } from '#machines/flows/moderation/judge-reports.ts';
import type { Approval } from '#machines/flows/moderation/judge-results.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { useViewer } from '#src/viewer.tsx';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { CaseResultById } from '../case-result/result.documents.ts';
import type { Place } from './moderate-result.view.tsx';
import { OpenedResult } from './opened-result.host.tsx';

type ModerateResultHostProps = {
  readonly resultId: string;
  readonly place: Place;
  readonly onJudge: (approval: Pick<Approval, 'name' | 'approved' | 'version'>, toFailed: boolean) => void;
  readonly onClose: () => void;
  readonly reports: JudgeReportsActorRef;
  /** Who moderates the tester. */
  readonly notice: ReactNode;
};

const nothing = () => undefined;

/** A query that is loading the next result still returns the previous one's data. */
const unanswered = { data: undefined, error: undefined };

/** The panel stays mounted from one result to the next; its content is mounted anew. */
export function ModerateResultHost({ resultId, place, onJudge, onClose, reports, notice }: ModerateResultHostProps) {
  const { role } = useViewer();
  const variables = { id: resultId, isManager: role === 'test_manager' };
  const [answer, ask] = useQuery({ query: CaseResultById, variables });
  const { data, error } = answer.operation?.variables.id === resultId ? answer : unanswered;
  const result = data?.flexibleTestingTestCaseResult;
  return (
    <SidePanel
      title={result?.testCase.name ?? 'Test case result'}
      code={result?.testCase.code}
      position={place.position}
      subject={result?.id}
      hideTitle
      isBare
      onClose={onClose}
      onPrevious={place.onPrevious ?? nothing}
      onNext={place.onNext ?? nothing}
      previousReason={place.onPrevious === null ? 'This is the first result.' : null}
      nextReason={place.onNext === null ? 'This is the last result.' : null}
    >
      <OpenedResult
        key={resultId}
        resultId={resultId}
        result={result}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        place={place}
        onJudge={onJudge}
        onClose={onClose}
        reports={reports}
        notice={notice}
      />
    </SidePanel>
  );
}
