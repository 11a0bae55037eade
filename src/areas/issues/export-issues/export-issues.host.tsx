import { exportIssuesMachine, selectAsked, selectIsExporting } from '#machines/flows/issues/export-issues.ts';
import type { ExportAnswer, ExportIssuesPorts, ExportIssuesActorRef } from '#machines/flows/issues/export-issues.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ExportIssues } from './export-issues.documents.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { useSelector } from '@xstate/react';
import { createContext, Suspense, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIssueAddress } from '../issue/use-issue-address.ts';
import { exportTexts } from '#schema/vocabulary/export.ts';

const exportIssues = async (client: Client, issueIds: readonly string[]): Promise<ExportAnswer> => {
  const { data, error } = await client.mutation(ExportIssues, { input: { issueIds: [...issueIds] } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.exportIssuesToCsv;
  return { successful, file: result, messages: errors.map(({ message }) => message) };
};

const exportIssuesPorts = (client: Client): ExportIssuesPorts => ({
  exportIssues: fromPromise(({ input }) => exportIssues(client, input.issueIds)),
});

const ExportDialog = lazyPart(
  () => import('../export-to-tracker/export-dialog.host.tsx').then((module) => ({ default: module.ExportDialogHost })),
  {
    leave: ({ onClose }) => onClose(),
  },
);
const FollowExport = lazyPart(
  () => import('../follow-export/follow-export.host.tsx').then((module) => ({ default: module.FollowExportHost })),
  {
    leave: ({ onClose }) => onClose(),
  },
);
const ExportsLine = lazyPart(() =>
  import('../follow-export/exports-line.host.tsx').then((module) => ({ default: module.ExportsLineHost })),
);

const ExportContext = createContext<ExportIssuesActorRef | null>(null);

export const useExport = (): ExportIssuesActorRef => {
  const actorRef = use(ExportContext);
  if (actorRef === null) throw new Error('Nobody exports issues here.');
  return actorRef;
};

export function ExportIssuesHost({ children }: { readonly children: ReactNode }) {
  const { client } = usePortal();
  const { search, change } = useIssueAddress();
  const actorRef = useFlow(() => exportIssuesMachine.provide({ actors: exportIssuesPorts(client) }));
  const asked = useSelector(actorRef, selectAsked);
  const isExporting = useSelector(actorRef, selectIsExporting);
  useStatusBar(
    useMemo(
      () => (isExporting ? { works: [{ id: 'export-issues', sentence: 'Exporting issues', done: 0, total: 1 }] } : {}),
      [isExporting],
    ),
  );
  useEmitted(actorRef, {
    'issues.exported': ({ file }) => {
      saveFile(file.filename, file.body);
      showToast({ type: 'success', text: exportTexts.exported });
    },
    'export.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <ExportContext value={actorRef}>
      {children}
      <Suspense>
        <ExportsLine />
        {asked.length > 0 ? (
          <ExportDialog
            issueIds={asked}
            onFile={() => actorRef.send({ type: 'export.confirm' })}
            onClose={() => actorRef.send({ type: 'export.cancel' })}
            onStarted={(exportId) => {
              actorRef.send({ type: 'export.started' });
              change({ exportId });
            }}
          />
        ) : null}
        {search.exportId === null ? null : (
          <FollowExport key={search.exportId} jobId={search.exportId} onClose={() => change({ exportId: null })} />
        )}
      </Suspense>
    </ExportContext>
  );
}
