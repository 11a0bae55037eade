import {
  selectFailure,
  selectIsBusy,
  selectIsComparing,
  selectIsUnsaved,
  selectText,
  selectUnread,
} from '#machines/flows/issues/write-note.ts';
import type { WriteNoteActorRef } from '#machines/flows/issues/write-note.ts';
import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { PutAside } from '#src/ui/put-aside.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { pressed } from '#src/ui/pressed.ts';

type NoteEditorProps = {
  readonly actorRef: WriteNoteActorRef;
  readonly note: ShownNoteFragment | null;
  /** By the person, just now. */
  readonly isOpened: boolean;
};

const labels = { note: 'The note', text: 'Your text', version: 'The version it was written over' };

function Theirs({ note }: { readonly note: ShownNoteFragment | null }) {
  if (note === null)
    return (
      <Banner hue="warning" live title="Somebody else deleted this note.">
        Nothing is saved until you choose.
      </Banner>
    );
  return (
    <Banner
      hue="warning"
      live
      title={
        <>
          {note.lastEditorName} wrote this note <RelativeTime at={note.updatedAt} underMinute="just now" />.
        </>
      }
    >
      Nothing is saved until you choose. You can keep editing and copy what you need.
    </Banner>
  );
}

const keysOf =
  (actorRef: WriteNoteActorRef) =>
  (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const key = pressed(event);
    if (key === 'Escape') actorRef.send({ type: 'note.cancel' });
    else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) actorRef.send({ type: 'note.save' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

function Choice({ actorRef, isDeleted, isBusy }: { actorRef: WriteNoteActorRef; isDeleted: boolean; isBusy: boolean }) {
  return (
    <>
      <Button busy={isBusy} onPress={() => actorRef.send({ type: 'note.keep' })}>
        Keep mine
      </Button>
      <Button onPress={() => actorRef.send({ type: 'note.take' })}>{isDeleted ? 'Leave it deleted' : 'Take theirs'}</Button>
    </>
  );
}

/** In a conflict the other text is beside it. */
export default function NoteEditorView({ actorRef, note, isOpened }: NoteEditorProps) {
  const text = useSelector(actorRef, selectText);
  const failure = useSelector(actorRef, selectFailure);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const isComparing = useSelector(actorRef, selectIsComparing);
  const isUnsaved = useSelector(actorRef, selectIsUnsaved);
  const unread = useSelector(actorRef, selectUnread);
  return (
    <div className="flex flex-col gap-2 [&_textarea]:min-h-[72px]">
      {unread.length === 0 ? null : (
        <PutAside noun="note" entries={unread} labels={labels} onForget={() => actorRef.send({ type: 'unread.forget' })} />
      )}
      {isComparing ? <Theirs note={note} /> : null}
      <div className={isComparing && note !== null ? 'grid gap-3 wide:grid-cols-2' : 'contents'}>
        <TextArea
          label={isComparing ? 'Your text' : 'Triage note'}
          value={text}
          onChange={(value) => actorRef.send({ type: 'text.change', text: value })}
          onKeyDown={keysOf(actorRef)}
          rows={3}
          max={limits.issueNote}
          error={failure}
          readOnly={isBusy}
          autoFocus={isOpened}
        />
        {isComparing && note !== null ? (
          <figure className="flex min-w-0 flex-col gap-[5px]">
            <figcaption className="font-name">Their text</figcaption>
            <blockquote
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
              tabIndex={0}
              className="max-h-[60vh] overflow-y-auto rounded-control bg-sunken px-2.5 py-[5px] leading-5 whitespace-pre-line [overflow-wrap:anywhere]"
            >
              {note.note}
            </blockquote>
          </figure>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isComparing ? (
          <Choice actorRef={actorRef} isDeleted={note === null} isBusy={isBusy} />
        ) : (
          <Button keys="Ctrl Enter" busy={isBusy} onPress={() => actorRef.send({ type: 'note.save' })}>
            Save
          </Button>
        )}
        <Button kind="ghost" keys="Esc" onPress={() => actorRef.send({ type: 'note.cancel' })}>
          Cancel
        </Button>
        {isUnsaved ? <Pill hue="warning">Not saved yet</Pill> : null}
      </div>
    </div>
  );
}
