import { deleteNoteMachine, restoreNoteMachine } from '#machines/flows/issues/acts.ts';
import { writeNoteMachine } from '#machines/flows/issues/write-note.ts';
import { announce } from '#src/ui/announce.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useAct } from '#src/use-act.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEffect, useState } from 'react';
import { notePlace, recallNote } from './kept-note.ts';
import type { NoteFlowsProps } from './notes.host.tsx';
import { placeOfNote } from './place-of-note.ts';
import { useKeptNote } from './use-kept-note.ts';
import { DestroyNote } from './write-note.documents.ts';
import { writeNotePorts } from './write-note.ports.ts';

const deleted = 'The note was deleted.';
const restored = 'The note was brought back.';
const discarded = 'Your text was discarded.';

/** Runs what is done with the note of one issue, and tells of it where the page does not show it. */
export default function NoteFlowsHost({ issue: { issueId, code, href, standing }, onMade }: NoteFlowsProps) {
  const { client, member } = usePortal();
  const place = notePlace(useViewer(), issueId);
  const [kept] = useState(() => recallNote(place));
  const writing = useFlow(() => writeNoteMachine.provide({ actors: writeNotePorts(client) }), {
    input: { issueId, actor: { role: member.role, userId: member.userId }, standing, kept },
  });
  const deletion = useAct(deleteNoteMachine, DestroyNote, { input: { issueId } });
  const restoral = useAct(restoreNoteMachine, DestroyNote, { input: { issueId, restore: true }, done: restored });
  useKeptNote(writing, place, kept);
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
