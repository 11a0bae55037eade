import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { savedViewLimits } from '#schema/vocabulary/saved-view.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-field.ts';
import { useSelector } from '@xstate/react';

type ViewFormViewProps = {
  readonly actorRef: FormActorRef;
  /** Whether it gets its first name. */
  readonly isNew: boolean;
  readonly mayShare: boolean;
  readonly onClose: () => void;
};

/** The window in which a view gets its name. */
export function ViewFormView({ actorRef, isNew, mayShare, onClose }: ViewFormViewProps) {
  const name = useField(actorRef, 'name');
  const shared = useField<boolean>(actorRef, 'isShared');
  const isPinned = useSelector(actorRef, selectTyped<boolean>('isPinned'));
  return (
    <FormModal actorRef={actorRef} title={isNew ? 'Save view' : 'Change view'} action="Save view" onClose={onClose}>
      <TextField
        name="name"
        label="Name"
        isRequired
        autoFocus
        autoComplete="off"
        hint={isNew ? 'Filters, search and order of the list are kept.' : undefined}
        max={savedViewLimits.name}
        {...name}
      />
      {isNew ? (
        <Checkbox
          label="Pin above the list"
          checked={isPinned}
          onChange={(isOn) => actorRef.send({ type: 'form.change', values: { isPinned: isOn } })}
        />
      ) : null}
      {mayShare ? (
        <Checkbox
          label="Share with the organization"
          description="Colleagues see it under Views. Test managers can change it."
          checked={shared.value}
          onChange={shared.onChange}
          error={shared.error}
        />
      ) : null}
    </FormModal>
  );
}
