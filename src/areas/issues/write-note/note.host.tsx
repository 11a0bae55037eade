import { selectStage } from '#machines/flows/issues/write-note.ts';
import type { NoteStage, WriteNoteActorRef } from '#machines/flows/issues/write-note.ts';
import { findFocus } from '#src/ui/focus.ts';
import { useEffect, useRef, Suspense, useMemo } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Undrawn } from '#src/ui/undrawn.tsx';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useIssueKey } from '../issue/issue-key.tsx';
import { notePlace, standingOf } from './kept-note.ts';
import { NoteSetAsideView, NoteView } from './note.view.tsx';
import { LazyNoteFlows, useNotes } from './notes.host.tsx';
import type { NotedIssue } from './notes.host.tsx';
import { isKept } from '#src/keeping/kept.ts';

/** Into an editor that the person opened, back when it closes, and from a button that disappears to its replacement. */
const useNoteFocus = (stage: NoteStage, isThere: boolean) => {
  const place = useRef<HTMLElement>(null);
  const from = useRef<Element>(null);
  const last = useRef(stage);
  const isLeft = useRef(false);
  const [isOpened, setOpened] = useDisclosure();
  useEffect(() => {
    const isClosed = last.current === 'writing' && stage !== 'writing';
    last.current = stage;
    if (!isClosed && !isLeft.current) return;
    isLeft.current = false;
    setOpened(false);
    requestAnimationFrame(() => {
      const before = isClosed && from.current instanceof HTMLElement && from.current.isConnected ? from.current : null;
      findFocus(before ?? place.current?.querySelector('button'), { preventScroll: true });
      place.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [stage, isThere, setOpened]);
  const opened = (): void => {
    from.current = document.activeElement;
    setOpened(true);
    place.current?.querySelector('textarea')?.focus();
  };
  const left = (): void => void (isLeft.current = true);
  return { place, isOpened, opened, left };
};

const LazyEditor = lazyPart(() => import('./note-editor.view.tsx'));

type NoteEditorHostProps = { readonly actorRef: WriteNoteActorRef; readonly note: ShownNoteFragment | null; readonly isOpened: boolean };

/** A way out where saved values break the editor. */
function NoteEditorHost(props: NoteEditorHostProps) {
  const { actorRef } = props;
  const discard = (
    <Button
      kind="ghost"
      onPress={() => {
        actorRef.send({ type: 'note.cancel' });
        actorRef.send({ type: 'note.discard' });
      }}
    >
      Discard it
    </Button>
  );
  const broken = (onRetry: () => void) => <LoadFailure title="Your text cannot be shown." onRetry={onRetry} beside={discard} />;
  return (
    <Undrawn otherwise={broken}>
      <Suspense>
        <LazyEditor {...props} />
      </Suspense>
    </Undrawn>
  );
}

type NoteHostProps = { readonly issue: Omit<NotedIssue, 'standing'>; readonly note: ShownNoteFragment | null };

/** A saved draft opens by itself; others' changes are followed. */
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
