import type { WriteNoteActorRef } from '#machines/flows/issues/write-note.ts';
import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Undrawn } from '#src/ui/undrawn.tsx';
import { Suspense } from 'react';

export const LazyEditor = lazyPart(() => import('./note-editor.view.tsx'));

type NoteEditorHostProps = { readonly actorRef: WriteNoteActorRef; readonly note: ShownNoteFragment | null; readonly isOpened: boolean };

/** The editor, or a way out where what is kept breaks it. */
export function NoteEditorHost(props: NoteEditorHostProps) {
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
