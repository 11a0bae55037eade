import { exportIssuesMachine } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import { selectAskedId, selectIsExporting } from '#machines/flows/issues/export-issues/export-issues.selectors.ts';
import { useLine } from '#src/line.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useTold } from '#src/use-told.ts';
import { useFlow } from '#src/use-flow.ts';
import { useSelector } from '@xstate/react';
import { createContext, Suspense, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { exportIssuesPorts } from './export-issues.ports.ts';

const ExportIssueView = lazyPart(() => import('./export-issue.view.tsx').then((module) => ({ default: module.ExportIssueView })), {
  leave: ({ actorRef }) => actorRef.send({ type: 'export.cancel' }),
});

const ExportContext = createContext<ExportIssuesActorRef | null>(null);

/** The one who exports issues from this screen. */
export const useExport = (): ExportIssuesActorRef => {
  const actorRef = use(ExportContext);
  if (actorRef === null) throw new Error('Nobody exports issues here.');
  return actorRef;
};

/** Lets the screen below export issues, and hands over the file. */
export function ExportIssuesHost({ children }: { readonly children: ReactNode }) {
  const { client } = usePortal();
  const actorRef = useFlow(() => exportIssuesMachine.provide({ actors: exportIssuesPorts(client) }));
  const isAsked = useSelector(actorRef, selectAskedId) !== null;
  const isExporting = useSelector(actorRef, selectIsExporting);
  useLine(
    useMemo(
      () => (isExporting ? { works: [{ id: 'export-issues', sentence: 'Exporting issues', done: 0, total: 1 }] } : {}),
      [isExporting],
    ),
  );
  useTold(actorRef, {
    'issues.exported': ({ file }) => {
      saveFile(file.filename, file.body);
      showToast({ type: 'success', text: 'Issues have been successfully exported.' });
    },
    'export.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <ExportContext value={actorRef}>
      {children}
      <Suspense>{isAsked ? <ExportIssueView actorRef={actorRef} /> : null}</Suspense>
    </ExportContext>
  );
}
