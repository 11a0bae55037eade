import { moderateResultMachine } from '#machines/flows/moderation/moderate-result/moderate-result.machine.ts';
import type { Approval } from '#machines/flows/moderation/judge-results/judge-results.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { resultBadge } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { caseResultRowOf } from '#schema/generated/client/rows/case-result.documents.ts';
import { useAheadPolicy } from '#src/cache/ahead.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { PanelBody, SidePanel } from '#src/ui/side-panel.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { CombinedError } from 'urql';
import { ModerationActivityHost } from '../moderation-activity/moderation-activity.host.tsx';
import { changesOf } from '../result/changes.ts';
import { ResultWaiting } from '../result/result-waiting.tsx';
import { useMarkRead } from '../result/mark-read.ts';
import { CaseResultById } from '../result/result.documents.ts';
import { selectKept } from '#machines/flows/moderation/moderate-result/moderate-result.selectors.ts';
import { useKeptPlace, useKeptWords } from '../kept-words/use-kept-words.ts';
import { moderateResultPorts } from './moderate-result.ports.ts';
import type { Place } from './moderate-result.view.tsx';
import { ModerateResultView } from './moderate-result.view.tsx';
import { usePanelKeys } from './panel-keys.ts';

type ModerateResultHostProps = {
  readonly resultId: string;
  readonly place: Place;
  readonly onJudge: (approval: Pick<Approval, 'name' | 'approved'>) => void;
  readonly onClose: () => void;
};

const makeKey = () => crypto.randomUUID();

const nothing = () => undefined;

/** While the next result is asked for, a query still says what it said of the one before. */
const unanswered = { data: undefined, error: undefined };

/** The panel of one result on the tester page. It stays while the reader goes on to the next; what is in it begins anew with each. */
export function ModerateResultHost({ resultId, place, onJudge, onClose }: ModerateResultHostProps) {
  const { role } = useViewer();
  const variables = { id: resultId, isManager: role === 'test_manager' };
  const [answer, ask] = useQuery({ query: CaseResultById, variables, requestPolicy: useAheadPolicy(CaseResultById, variables) });
  const { data, error } = answer.operation?.variables.id === resultId ? answer : unanswered;
  const result = data?.flexibleTestingTestCaseResult;
  useMarkRead(result);
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
      />
    </SidePanel>
  );
}

type OpenedResultProps = ModerateResultHostProps & {
  readonly result: ResultOf<typeof CaseResultById>['flexibleTestingTestCaseResult'] | undefined;
  readonly error: CombinedError | undefined;
  readonly onRetry: () => void;
};

function OpenedResult({ resultId, result, error, onRetry, place, onJudge, onClose }: OpenedResultProps) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const { place: wordsPlace, kept } = useKeptPlace(`edit request ${resultId}`);
  const actorRef = useFlow(() => moderateResultMachine.provide({ actors: moderateResultPorts(client) }), {
    input: { caseResultId: resultId, draft: kept?.text ?? '' },
  });
  useKeptWords(actorRef, wordsPlace, selectKept);
  useEmitted(actorRef, {
    'approval.wanted': ({ approved }) => result !== undefined && onJudge({ name: result.testCase.name, approved }),
    'moderation.done': ({ message }) => showToast({ type: 'success', text: message }),
    'moderation.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  const judged = useMemo(
    () =>
      result === undefined ? null : { result, verdicts: verdicts(caseResultLifecycle, caseResultRowOf(result), { role, userId: id }) },
    [result, role, id],
  );
  usePanelKeys({ actorRef, judged, place, onClose });
  if (result === undefined || judged === null)
    return (
      <PanelBody>
        {error === undefined ? (
          <ResultWaiting />
        ) : (
          <LoadFailure title="The result could not be loaded." requestId={requestIdOf(error)} onRetry={onRetry} />
        )}
      </PanelBody>
    );
  return (
    <>
      <ModerationActivityHost caseResultId={resultId} />
      <ModerateResultView
        actorRef={actorRef}
        result={result}
        badge={resultBadge(result)}
        log={result.caseResultModerationLogs ?? null}
        verdicts={judged.verdicts}
        changes={changesOf(judged.verdicts, result, { role, userId: id })}
        makeKey={makeKey}
      />
    </>
  );
}
