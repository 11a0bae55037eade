import { selectIsSaving, selectName, selectRefusal } from '#machines/flows/issues/over-issues.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { pressed } from '#src/ui/pressed.ts';

/** In characters: from here the counter is shown. */
const countedFrom = 24;

export const isCounted = (name: string): boolean => name.trim().length >= countedFrom;

export function TagNameView({ actorRef }: { readonly actorRef: OverIssuesActorRef }) {
  const name = useSelector(actorRef, selectName);
  const refusal = useSelector(actorRef, selectRefusal);
  const isSaving = useSelector(actorRef, selectIsSaving);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'rename.confirm' });
      }}
    >
      <TextField
        label="Name of the tag"
        hideLabel
        autoFocus
        autoComplete="off"
        value={name}
        max={isCounted(name) ? limits.tagName : undefined}
        error={refusal}
        readOnly={isSaving}
        onChange={(words) => actorRef.send({ type: 'name.change', name: words })}
        onKeyDown={(event) => {
          if (pressed(event) !== 'Escape') return;
          event.stopPropagation();
          actorRef.send({ type: 'rename.cancel' });
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" kind="ghost" onPress={() => actorRef.send({ type: 'rename.cancel' })}>
          Cancel
        </Button>
        <Button size="small" type="submit" busy={isSaving}>
          Rename
        </Button>
      </div>
    </form>
  );
}
