import { createSharedReportMachine, revokeSharedReportMachine } from '#machines/flows/results/acts.ts';
import { selectIsOpen, selectSecret } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { sharedReportLifecycle } from '#machines/lifecycles/shared-report/shared-report.machine.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { SecretNote } from '#src/secret-note.tsx';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useAct } from '#src/use-act.ts';
import { useChoice } from '#src/use-choice.ts';
import { useForm } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { ChosenIssues, NewReport } from './new-report.view.tsx';
import { CreateSharedReport, IssuesToShare, RevokeSharedReport, SharedReports } from './share-report.documents.ts';
import { ShareReportView } from './share-report.view.tsx';
import type { SharedReport } from './share-report.view.tsx';

/** Asks before a report ends. */
export function RevokeReport({ report }: { readonly report: SharedReport }) {
  const { id: userId, role } = useViewer();
  const revocation = useAct(revokeSharedReportMachine, RevokeSharedReport, {
    input: { sharedReportId: report.id },
    done: `The report ${report.title} was revoked.`,
  });
  const verdict = verdicts(sharedReportLifecycle, report, { role, userId });
  if (report.state !== 'active') return null;
  return (
    <>
      <Button
        size="small"
        label={`Revoke ${report.title}`}
        reason="below"
        disabledReason={verdict['report.revoke']}
        onPress={() => revocation.send({ type: 'act.open' })}
      >
        Revoke
      </Button>
      <ActQuestion actorRef={revocation} title={`Revoke ${report.title}?`} action="Revoke">
        Its link opens nothing from now on. This cannot be undone, but you can make a new report.
      </ActQuestion>
    </>
  );
}

function ChosenIssuesHost({ actorRef, testId }: { readonly actorRef: FormActorRef; readonly testId: string }) {
  const [search, setSearch] = useChoice('');
  const words = search.trim();
  const [{ data, error }, ask] = useQuery({ query: IssuesToShare, variables: { testId, search: words === '' ? null : words } });
  const found = data?.flexibleTestingIssues;
  return (
    <ChosenIssues
      actorRef={actorRef}
      issues={found?.edges.map(({ node }) => node) ?? null}
      hasMore={found?.pageInfo.hasNextPage === true}
      search={search}
      onSearch={setSearch}
      failure={
        error !== undefined && data === undefined ? (
          <LoadFailure
            title="The issues could not be loaded."
            requestId={requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        ) : null
      }
    />
  );
}

const renderRevoke = (report: SharedReport) => <RevokeReport report={report} />;

type ShareReportProps = { readonly testId: string; readonly name: string; readonly onClose: () => void };

/** One dialog at a time: the reports of a test, a new one, its link. */
export default function ShareReportHost({ testId, name, onClose }: ShareReportProps) {
  const [{ data, error }, ask] = useQuery({ query: SharedReports, variables: { testId }, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const adding = useForm(createSharedReportMachine, CreateSharedReport, { values: { testId, title: name }, onDone: again });
  const isAdding = useSelector(adding, selectIsOpen);
  const hasLink = useSelector(adding, selectSecret) !== null;
  return (
    <>
      {isAdding || hasLink ? null : (
        <ShareReportView
          reports={data?.sharedReports ?? null}
          waiting={
            error === undefined ? (
              <Loading label="Loading reports">
                <SkeletonRows rows={2} />
              </Loading>
            ) : (
              <LoadFailure title="The reports could not be loaded." requestId={requestIdOf(error)} onRetry={again} />
            )
          }
          onNew={() => adding.send({ type: 'form.open' })}
          onClose={onClose}
          renderRevoke={renderRevoke}
        />
      )}
      <NewReport actorRef={adding} chooser={<ChosenIssuesHost actorRef={adding} testId={testId} />} />
      <SecretNote actorRef={adding} title="Copy this link" label="Link">
        Whoever has it sees the report until it ends or is revoked. It is not shown again: if you lose it, make a new report.
      </SecretNote>
    </>
  );
}
