import { selectStage } from '#machines/flows/issues/write-note.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useIssueKey } from '../issue/issue-key.tsx';
import { notePlace } from './kept-note.ts';
import { LazyEditor, NoteEditorHost } from './note-editor.host.tsx';
import { NoteSetAsideView, NoteView } from './note.view.tsx';
import { LazyNoteFlows, useNotes } from './notes.host.tsx';
import type { NotedIssue } from './notes.host.tsx';
import { standingOf } from './standing.ts';
import { useNoteFocus } from './use-note-focus.ts';
import { isKept } from '#src/keeping/kept.ts';

type NoteHostProps = { readonly issue: Omit<NotedIssue, 'standing'>; readonly note: ShownNoteFragment | null };

/** The note of an issue where it is read: what is kept of it opens by itself, and what others do to it is heard. */
export function NoteHost({ issue, note }: NoteHostProps) {
  const { of, open } = useNotes();
  const viewer = useViewer();
  const { id: userId, role } = viewer;
  const standing = useMemo(() => standingOf(note), [note]);
  const said = useMemo(() => verdicts(issueNoteLifecycle, standing.row, { role, userId }), [standing, role, userId]);
  const mayWrite = said[note === null ? 'note.create' : 'note.edit'] === null;
  const flows = of(issue.issueId);
  const stage = useSelector(flows?.writing, (snapshot) => (snapshot === undefined ? 'reading' : selectStage(snapshot)));
  const { place, isOpened, opened, left } = useNoteFocus(stage, note !== null);
  const noted = { ...issue, standing };
  const write = () => {
    opened();
    open(noted, ({ writing }) => writing.send({ type: 'note.write' }));
  };
  const destroy = () => {
    left();
    open(noted, ({ deletion }) => deletion.send({ type: 'act.confirm' }));
  };
  const isUnfinished = isKept(notePlace(viewer, issue.issueId));
  useEffect(() => {
    if (isUnfinished && flows === undefined) open(noted);
  });
  useEffect(() => flows?.writing.send({ type: 'note.changed', standing }), [flows, standing]);
  useEffect(() => {
    LazyNoteFlows.fetch();
    LazyEditor.fetch();
  }, []);
  useEmitted(flows?.writing, { 'text.refused': () => place.current?.querySelector('textarea')?.focus() });
  useIssueKey('n', issue.issueId, mayWrite ? write : null);
  const reading = <NoteView note={note} onWrite={mayWrite ? write : null} onDelete={said['note.delete'] === null ? destroy : null} />;
  if (note === null && !mayWrite) return null;
  return (
    <section ref={place} aria-label="Triage note" data-note={issue.issueId} className="flex scroll-my-32 flex-col gap-2">
      {flows === undefined || stage === 'reading' ? (
        reading
      ) : stage === 'setAside' ? (
        <NoteSetAsideView note={note} actorRef={flows.writing} onWrite={write} onLeave={left} />
      ) : (
        <NoteEditorHost actorRef={flows.writing} note={note} isOpened={isOpened} />
      )}
    </section>
  );
}
