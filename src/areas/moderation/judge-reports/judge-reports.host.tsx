import { isGrade, judgeReportsMachine, selectFind, selectPicked } from '#machines/flows/moderation/judge-reports.ts';
import type { JudgeReportsActorRef, JudgeReportsPorts } from '#machines/flows/moderation/judge-reports.ts';
import { answerOf } from '#src/cache/answer.ts';
import { useKeys } from '#src/keys.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { onceFor, useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { GradeReport, JudgeReport, KnownIssueOptions } from './judge-reports.documents.ts';
import { reportInTurn } from './judge-reports.rules.ts';
import type { JudgedReport } from './judge-reports.rules.ts';
import { ReportVerdictView } from './judge-reports.view.tsx';

const judgeReportsPorts = (client: Client): JudgeReportsPorts => ({
  sendVerdict: fromPromise(async ({ input: { report, change, version } }) => {
    const of = { relatedIssueId: report.id, ...(version !== null && { version }) };
    return isGrade(change)
      ? answerOf(await client.mutation(GradeReport, { input: { ...of, severity: change.severity } }).toPromise())
      : answerOf(await client.mutation(JudgeReport, { input: { ...of, ...change } }).toPromise());
  }),
});

/** Outlives the panel, which may show another result when the response comes, or when a verdict is taken back. */
export function useReportVerdicts(): JudgeReportsActorRef {
  const { client } = usePortal();
  const actorRef = useFlow(() => onceFor(client, judgeReportsMachine, judgeReportsPorts));
  const last = useRef<string | null>(null);
  useEmitted(actorRef, {
    'report.judged': ({ message, report, before, version }) => {
      if (last.current !== null) dismissToast(last.current);
      const isReversible = before !== null && version !== null;
      const undo = isReversible ? () => actorRef.send({ type: 'report.undo', report, change: before, version }) : undefined;
      last.current = showToast({ type: 'success', text: message, undo });
    },
    'report.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return actorRef;
}

/** `2` says that a report is fake, `3` what it is known as, `4` that it is real, `s` how severe it is; none while there is no report. */
export const useReportKeys = (actorRef: JudgeReportsActorRef, reports: readonly JudgedReport[]): readonly StatusBarKey[] => {
  const report = reportInTurn(reports);
  const keys = useMemo(() => {
    if (report === null) return [];
    const judge = (verdict: 'fake' | 'real') => () =>
      actorRef.send({ type: 'report.judge', report, verdict: report.verdict === verdict ? null : verdict });
    const told = (refusal: string | null, act: () => void) => () =>
      refusal === null ? act() : void showToast({ id: 'refused-key', type: 'danger', text: refusal });
    const { refusal, gradeRefusal } = report;
    return [
      { keys: '2', label: 'fake', refusal: () => refusal, act: told(refusal, judge('fake')) },
      { keys: '3', label: 'known', refusal: () => refusal, act: told(refusal, () => actorRef.send({ type: 'known.choose', report })) },
      { keys: '4', label: 'real', refusal: () => refusal, act: told(refusal, judge('real')) },
      {
        keys: 's',
        label: 'severity',
        refusal: () => gradeRefusal,
        act: told(gradeRefusal, () => actorRef.send({ type: 'severity.choose', report })),
      },
    ];
  }, [actorRef, report]);
  useKeys(useMemo(() => Object.fromEntries(keys.map((key) => [key.keys, key.act])), [keys]));
  useEffect(() => () => actorRef.send({ type: 'choice.cancel' }), [actorRef]);
  return useMemo(() => keys.map(({ keys: name, label, refusal }) => ({ keys: name, label, refusal })), [keys]);
};

type ReportVerdictProps = {
  readonly actorRef: JudgeReportsActorRef;
  readonly caseResultId: string;
  readonly report: JudgedReport;
  readonly given: string;
};

export function ReportVerdict({ actorRef, caseResultId, report, given }: ReportVerdictProps) {
  const isPicking = useSelector(actorRef, selectPicked) === report.id;
  const find = useSelector(actorRef, selectFind).trim();
  const [{ data, error, fetching }, ask] = useQuery({ query: KnownIssueOptions, variables: { caseResultId, find }, pause: !isPicking });
  return (
    <ReportVerdictView
      actorRef={actorRef}
      report={report}
      given={given}
      known={{
        options: data?.knownIssueOptions ?? [],
        isLoading: fetching,
        failure: error === undefined ? null : 'The known issues could not be loaded.',
        onRetry: () => ask({ requestPolicy: 'network-only' }),
      }}
    />
  );
}
