import { selectFault } from '#machines/lib/form.ts';
import type { FormActorRef, FormValues } from '#machines/lib/form.ts';
import { savedViewLimits } from '#schema/vocabulary/saved-view.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

type Typed = { readonly name: string; readonly isShared: boolean; readonly isPinned: boolean };

type ViewFormViewProps = {
  readonly actorRef: FormActorRef;
  /** The view that gets another name; null for a new one. */
  readonly view: Pick<Typed, 'name' | 'isShared'> | null;
  readonly mayShare: boolean;
  readonly valuesOf: (typed: Typed) => FormValues;
  readonly onClose: () => void;
};

/** The window in which a view gets its name. */
export function ViewFormView({ actorRef, view, mayShare, valuesOf, onClose }: ViewFormViewProps) {
  const [typed, setTyped] = useState<Typed>({ name: view?.name ?? '', isShared: view?.isShared ?? false, isPinned: true });
  const nameFault = useSelector(actorRef, selectFault('name'));
  const sharedFault = useSelector(actorRef, selectFault('isShared'));
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    actorRef.send({ type: 'form.change' });
  };
  return (
    <FormModal
      actorRef={actorRef}
      title={view === null ? 'Save view' : 'Change view'}
      action="Save view"
      values={() => valuesOf(typed)}
      onClose={onClose}
    >
      <TextField
        name="name"
        label="Name"
        isRequired
        autoFocus
        autoComplete="off"
        hint={view === null ? 'Filters, search and order of the list are kept.' : undefined}
        max={savedViewLimits.name}
        value={typed.name}
        onChange={(name) => change({ name })}
        error={nameFault}
      />
      {view === null ? (
        <Checkbox label="Pin above the list" checked={typed.isPinned} onChange={(isPinned) => change({ isPinned })} />
      ) : null}
      {mayShare ? (
        <Checkbox
          label="Share with the organization"
          description="Colleagues see it under Views. Test managers can change it."
          checked={typed.isShared}
          onChange={(isShared) => change({ isShared })}
          error={sharedFault}
        />
      ) : null}
    </FormModal>
  );
}
