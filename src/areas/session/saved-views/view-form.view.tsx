import { selectFault, selectIsSending } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { savedViewLimits } from '#schema/vocabulary/saved-view.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';

type Typed = { readonly name: string; readonly isShared: boolean; readonly isPinned: boolean };

type ViewFormViewProps = {
  readonly actorRef: FormActorRef;
  /** The view that gets another name; null for a new one. */
  readonly view: Pick<Typed, 'name' | 'isShared'> | null;
  readonly mayShare: boolean;
  readonly onSubmit: (typed: Typed) => void;
  readonly onClose: () => void;
};

/** The window in which a view gets its name. */
export function ViewFormView({ actorRef, view, mayShare, onSubmit, onClose }: ViewFormViewProps) {
  const [typed, setTyped] = useState<Typed>({ name: view?.name ?? '', isShared: view?.isShared ?? false, isPinned: true });
  const isBusy = useSelector(actorRef, selectIsSending);
  const nameFault = useSelector(actorRef, selectFault('name'));
  const sharedFault = useSelector(actorRef, selectFault('isShared'));
  const form = useId();
  const ref = useFaultFocus();
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    actorRef.send({ type: 'form.change' });
  };
  return (
    <Modal
      isOpen
      title={view === null ? 'Save view' : 'Change view'}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={isBusy}>
            Save view
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={form}
        noValidate
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(typed);
        }}
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
      </form>
    </Modal>
  );
}
