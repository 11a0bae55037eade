import { selectKept, writeNoteMachine } from '#machines/flows/issues/write-note.ts';
import { useEffect } from 'react';
import { useOnce } from '#src/ui/local.ts';
import type { WriteNoteSnapshot, SaveAnswer, SaveNote, WriteNotePorts } from '#machines/flows/issues/write-note.ts';
import { forgetNote, notePlace, recallNote, standingOf } from './kept-note.ts';
import { useKeeping } from '#src/keeping/kept.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { noteTexts } from '#schema/vocabulary/issue.ts';
import type { NotedIssueFragment } from '#schema/generated/client/graphql.ts';
import { answerOf } from '#src/cache/answer.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client, OperationResult } from 'urql';
import { fromPromise } from 'xstate';
import { CreateNote, NoteOfIssue, UpdateNote, DestroyNote } from './write-note.documents.ts';
import { deleteNoteMachine, restoreNoteMachine } from '#machines/flows/issues/acts.ts';
import { announce } from '#src/ui/announce.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useAct } from '#src/use-act.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import type { NoteFlowsProps } from './notes.host.tsx';

/** Null while it is unmounting. */
export function placeOfNote(issueId: string): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-note="${CSS.escape(issueId)}"]`);
  return place?.closest('[data-leaving]') === null ? place : null;
}

/** What is typed, until it is saved or given up. */
const typed = (snapshot: WriteNoteSnapshot) => (snapshot.status === 'active' ? selectKept(snapshot) : undefined);

/** Codes of a conflict. */
const overtaken: readonly string[] = ['taken', 'stale_object', 'not_found'];

const send = async (client: Client, { issueId, note, version }: SaveNote) => {
  const told = <Data extends Readonly<Record<string, NotedIssueFragment>>>(result: OperationResult<Data>) => ({
    answer: answerOf<Data>(result),
    change: Object.values(result.data ?? {})[0],
  });
  return version === 0
    ? told(await client.mutation(CreateNote, { input: { issueId, note } }).toPromise())
    : told(await client.mutation(UpdateNote, { input: { issueId, note, version } }).toPromise());
};

const save = async (client: Client, wish: SaveNote): Promise<SaveAnswer> => {
  const { answer, change } = await send(client, wish);
  if (answer.successful) return { kind: 'saved', standing: standingOf(change?.result?.issueNote) };
  const message = messageOf(answer, noteTexts.notSaved);
  if (!change?.errors.some(({ code }) => overtaken.includes(code))) return { kind: 'refused', message };
  const { data } = await client.query(NoteOfIssue, { id: wish.issueId }, fresh).toPromise();
  if (data === undefined) return { kind: 'refused', message };
  return { kind: 'overtaken', standing: standingOf(data.flexibleTestingIssue.issueNote) };
};

/** In a conflict the server's note is loaded. */
export const writeNotePorts = (client: Client): WriteNotePorts => ({ saveNote: fromPromise(({ input }) => save(client, input)) });

const deleted = 'The note was deleted.';
const restored = 'The note was restored.';
const discarded = 'Your text was discarded.';

/** Toasts where the page does not show it. */
export default function NoteFlowsHost({ issue: { issueId, code, href, standing }, onMade }: NoteFlowsProps) {
  const { client, member } = usePortal();
  const place = notePlace(useViewer(), issueId);
  const kept = useOnce(() => recallNote(place));
  const writing = useFlow(() => writeNoteMachine.provide({ actors: writeNotePorts(client) }), {
    input: { issueId, actor: { role: member.role, userId: member.userId }, standing, kept },
  });
  const deletion = useAct(deleteNoteMachine, DestroyNote, { input: { issueId } });
  const restoral = useAct(restoreNoteMachine, DestroyNote, { input: { issueId, restore: true }, done: restored });
  useKeeping(writing, { place, of: typed, since: kept, forget: forgetNote });
  useEffect(() => onMade(issueId, { writing, deletion }), [onMade, issueId, writing, deletion]);
  const [deletedToast, discardedToast] = [`note-deleted-${issueId}`, `note-discarded-${issueId}`];
  useEmitted(deletion, {
    'act.done': ({ version = null }) =>
      showToast({ id: deletedToast, type: 'success', text: deleted, undo: () => restoral.send({ type: 'act.confirm', version }) }),
  });
  const restore = () => {
    writing.send({ type: 'text.restore' });
    requestAnimationFrame(() => placeOfNote(issueId)?.querySelector('textarea')?.focus());
  };
  useEmitted(writing, {
    'text.givenUp': () => showToast({ id: discardedToast, type: 'success', text: discarded, undo: restore }),
    'note.saved': () => {
      dismissToast(deletedToast);
      announce('The note was saved.');
    },
    'note.failed': ({ message }) => {
      if (placeOfNote(issueId) !== null) return announce(message);
      showToast({
        type: 'danger',
        text: (
          <>
            <b className="font-name">{code}</b> {message}
          </>
        ),
        action: { label: `Back to ${code}`, href },
      });
    },
  });
  return null;
}
