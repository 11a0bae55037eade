import { selectAsked, selectIsExporting } from '#machines/flows/issues/over-issues.ts';
import type {
  OverIssuesActorRef,
  CarriedTags,
  ExportAnswer,
  OverIssuesEvent,
  OverIssuesPorts,
} from '#machines/flows/issues/over-issues.ts';
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
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import type { EventObject } from 'xstate';
import { ExportIssues } from '../export-issues/export-issues.documents.ts';
import { DestroyTag, RenameTag } from '../tag-issue/tag-issue.documents.ts';

const silent = (): Answer => ({ successful: false, messages: [] });

const rename = async (client: Client, { id }: Tag, name: string): Promise<OverIssuesEvent> => {
  const answer = await client
    .mutation(RenameTag, { input: { issueTagId: id, name } })
    .toPromise()
    .then(answerOf)
    .catch(silent);
  return answer.successful ? { type: 'name.saved' } : { type: 'name.refused', message: messageOf(answer, tagTexts.notSaved) };
};

const destroy = async (client: Client, tag: Tag, restore: boolean, version: number | null): Promise<OverIssuesEvent> => {
  const answer = await client
    .mutation(DestroyTag, { input: restore ? { issueTagId: tag.id, restore, version } : { issueTagId: tag.id } })
    .toPromise()
    .then(answerOf)
    .catch(silent);
  if (answer.successful) return restore ? { type: 'tag.restored', tag } : { type: 'tag.deleted', tag, version: answer.version ?? null };
  return { type: 'tag.refused', message: messageOf(answer, restore ? tagTexts.notSaved : tagTexts.notDeleted) };
};

const exportIssues = async (client: Client, issueIds: readonly string[]): Promise<ExportAnswer> => {
  const { data, error } = await client.mutation(ExportIssues, { input: { issueIds: [...issueIds] } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.exportIssuesToCsv;
  return { successful, file: result, messages: errors.map(({ message }) => message) };
};

export const overIssuesPorts = (client: Client): OverIssuesPorts => ({
  exportIssues: fromPromise(({ input }) => exportIssues(client, input.issueIds)),
  carryTags: fromCallback<EventObject>(({ receive, sendBack }) => {
    receive((event) => {
      const carried = event as CarriedTags;
      const answer =
        carried.type === 'name.carry'
          ? rename(client, carried.tag, carried.name)
          : destroy(client, carried.tag, carried.type === 'restoration.carry', 'version' in carried ? carried.version : null);
      void answer.then(sendBack);
    });
  }),
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
  import('../follow-export/follow-export.host.tsx').then((module) => ({ default: module.ExportsLineHost })),
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
