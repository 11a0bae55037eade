import { selectAsked, selectIsExporting } from '#machines/flows/issues/over-issues.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import { exportTexts } from '#schema/vocabulary/export.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { useIssueAddress } from '../issue/use-issue-address.ts';

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

/** The dialog of an export over a page of issues, and what comes of it and of the tags that were kept in order. */
export function OverIssuesHost({ over }: { readonly over: OverIssuesActorRef }) {
  const { search, change } = useIssueAddress();
  const asked = useSelector(over, selectAsked);
  const isExporting = useSelector(over, selectIsExporting);
  useStatusBar(
    useMemo(
      () => (isExporting ? { works: [{ id: 'export-issues', sentence: 'Exporting issues', done: 0, total: 1 }] } : {}),
      [isExporting],
    ),
  );
  useEmitted(over, {
    'issues.exported': ({ file }) => {
      saveFile(file.filename, file.body);
      showToast({ type: 'success', text: exportTexts.exported });
    },
    'export.refused': ({ message }) => showToast({ type: 'danger', text: message }),
    'tag.deleted': ({ tag, version }) =>
      showToast({ type: 'success', text: tagTexts.deleted, undo: () => over.send({ type: 'tag.restore', tag, version }) }),
    'tag.restored': ({ tag }) => showToast({ type: 'success', text: `${tag.name} is back where it was` }),
    'tags.failed': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <Suspense>
      <ExportsLine />
      {asked.length > 0 ? (
        <ExportDialog
          issueIds={asked}
          onFile={() => over.send({ type: 'export.confirm' })}
          onClose={() => over.send({ type: 'export.cancel' })}
          onStarted={(exportId) => {
            over.send({ type: 'export.started' });
            change({ exportId });
          }}
        />
      ) : null}
      {search.exportId === null ? null : (
        <FollowExport key={search.exportId} jobId={search.exportId} onClose={() => change({ exportId: null })} />
      )}
    </Suspense>
  );
}
