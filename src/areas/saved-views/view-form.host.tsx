import { saveViewMachine } from '#machines/flows/saved-views/acts.ts';
import { savedViewLifecycle } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import { can } from '#machines/lib/lifecycle.ts';
import { savedViewRowOf } from '#schema/generated/client/rows/saved-view.documents.ts';
import type { SavedViewRowFragment } from '#schema/generated/client/graphql.ts';
import type { SavedViewList } from '#schema/vocabulary/saved-view.ts';
import { useForm, useField } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import { CreateView, UpdateView } from './saved-views.documents.ts';
import { useOnce } from '#src/ui/local.ts';
import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { savedViewLimits } from '#schema/vocabulary/saved-view.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';

type ViewFormViewProps = {
  readonly actorRef: FormActorRef;
  /** Whether it gets its first name. */
  readonly isNew: boolean;
  readonly mayShare: boolean;
  readonly words?: FormWords;
  readonly onClose: () => void;
};

export type FormWords = {
  readonly one: string;
  readonly many: string;
  readonly kept: string;
  /** Null where none is pinned. */
  readonly pin: string | null;
};

export const viewFormWords: FormWords = {
  one: 'view',
  many: 'Views',
  kept: 'Filters, search and order of the list are kept.',
  pin: 'Pin above the list',
};

/** The window in which a view gets its name. */
export function ViewFormView({ actorRef, isNew, mayShare, words = viewFormWords, onClose }: ViewFormViewProps) {
  const name = useField(actorRef, 'name');
  const shared = useField<boolean>(actorRef, 'isShared');
  const isPinned = useSelector(actorRef, selectTyped<boolean>('isPinned'));
  return (
    <FormModal actorRef={actorRef} title={`${isNew ? 'Save' : 'Change'} ${words.one}`} action={`Save ${words.one}`} onClose={onClose}>
      <TextField
        name="name"
        label="Name"
        isRequired
        autoFocus
        autoComplete="off"
        hint={isNew ? words.kept : undefined}
        max={savedViewLimits.name}
        {...name}
      />
      {isNew && words.pin !== null ? (
        <Checkbox
          label={words.pin}
          checked={isPinned}
          onChange={(isOn) => actorRef.send({ type: 'form.change', values: { isPinned: isOn } })}
        />
      ) : null}
      {mayShare ? (
        <Checkbox
          label="Share with the organization"
          description={`Colleagues see it under ${words.many}. Test managers can change it.`}
          checked={shared.value}
          onChange={shared.onChange}
          error={shared.error}
        />
      ) : null}
    </FormModal>
  );
}

type ViewFormHostProps = {
  readonly list: SavedViewList;
  readonly query: string;
  /** The view that gets another name; null for a new one. */
  readonly view: SavedViewRowFragment | null;
  readonly words?: FormWords | undefined;
  /** What a new one begins with beside what the list says. */
  readonly given?: { readonly name: string; readonly content: unknown };
  /** What is said of a new one that the page does not show. */
  readonly done?: string;
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
};

/** Saves the address of the list as a view, or gives a view another name. */
export default function ViewFormHost({ list, query, view, words, given, done, onCreated, onClose }: ViewFormHostProps) {
  const { id: userId, role } = useViewer();
  const newId = useOnce(() => crypto.randomUUID());
  const creation = useForm(saveViewMachine, CreateView, {
    values: { savedViewId: newId, list, query, isPinned: words?.pin !== null, ...given },
    ...(done !== undefined && { done }),
    onDone: () => {
      onClose();
      onCreated(newId);
    },
  });
  const renaming = useForm(saveViewMachine, UpdateView, {
    values: { savedViewId: view?.id, name: view?.name, isShared: view?.isShared },
    onDone: onClose,
  });
  const mayShare =
    view === null ||
    can(savedViewLifecycle, savedViewRowOf(view), {
      type: 'view.update',
      name: null,
      query: null,
      isShared: !view.isShared,
      actor: { role, userId },
    });
  return (
    <ViewFormView
      actorRef={view === null ? creation : renaming}
      isNew={view === null}
      mayShare={mayShare}
      {...(words !== undefined && { words })}
      onClose={onClose}
    />
  );
}
