import type { WriteNoteActorRef } from '#machines/flows/issues/write-note.ts';
import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';

export function NoteWords({ note, children }: { readonly note: ShownNoteFragment; readonly children?: ReactNode }) {
  const isEdited = note.updatedAt !== note.createdAt;
  return (
    <div className="border-l-2 border-accent-line pl-3">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.note}</p>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-small text-ink-3 [overflow-wrap:anywhere]">
          Triage note by {note.authorName}
          {isEdited ? `, edited by ${note.lastEditorName}` : ''} <RelativeTime at={note.updatedAt} underMinute="just now" />
        </p>
        {children}
      </div>
    </div>
  );
}

type NoteViewProps = {
  readonly note: ShownNoteFragment | null;
  /** Null where the person may not. */
  readonly onWrite: (() => void) | null;
  readonly onDelete: (() => void) | null;
};

export function NoteView({ note, onWrite, onDelete }: NoteViewProps) {
  if (note === null)
    return onWrite === null ? null : (
      <p>
        <Button kind="ghost" size="small" icon={StickyNote} keys="N" onPress={onWrite} className="-ml-2">
          Add note
        </Button>
      </p>
    );
  return (
    <NoteWords note={note}>
      <span className="-my-1 -ml-2 flex">
        {onWrite === null ? null : (
          <Button kind="ghost" size="small" keys="N" onPress={onWrite}>
            Edit
          </Button>
        )}
        {onDelete === null ? null : (
          <Button kind="ghost" size="small" onPress={onDelete}>
            Delete
          </Button>
        )}
      </span>
    </NoteWords>
  );
}

type SetAsideProps = {
  readonly note: ShownNoteFragment | null;
  readonly actorRef: WriteNoteActorRef;
  readonly onWrite: () => void;
  /** Called before its buttons unmount. */
  readonly onLeave: () => void;
};

export function NoteSetAsideView({ note, actorRef, onWrite, onLeave }: SetAsideProps) {
  return (
    <>
      {note === null ? null : <NoteWords note={note} />}
      <div className="flex flex-wrap items-center gap-2">
        <Pill hue="warning">Not saved yet</Pill>
        <span className="text-small text-ink-3">Your text is kept on this device.</span>
        <Button size="small" keys="N" onPress={onWrite}>
          Continue writing
        </Button>
        <Button
          kind="ghost"
          size="small"
          onPress={() => {
            onLeave();
            actorRef.send({ type: 'note.discard' });
          }}
        >
          Discard
        </Button>
      </div>
    </>
  );
}
