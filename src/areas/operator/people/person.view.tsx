import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Select } from '#src/ui/select.tsx';
import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-form.ts';
import { roleOptions } from './invite-person.view.tsx';
import type { ShownPerson } from './people.view.tsx';
import { TextField } from '#src/ui/text-field.tsx';

type PersonViewProps = {
  readonly person: ShownPerson;
  /** Whether somebody of support may act for them. */
  readonly isSupportable: boolean;
  /** Why they cannot be removed, and why their rights as an operator stay; null where nothing stands against it. */
  readonly removeRefusal: string | null;
  readonly dismissRefusal: string | null;
  readonly forgetRefusal: string | null;
  /** Holds what can be done about the person as they stand. */
  readonly actsRef: Ref<HTMLDivElement>;
  readonly saving: FormActorRef;
  readonly onPassword: () => void;
  readonly onRestore: () => void;
  readonly onSignOut: () => void;
  readonly onRemove: () => void;
  readonly onForget: () => void;
  readonly onSupport: () => void;
  readonly onClose: () => void;
};

function Forget({ forgetRefusal, onForget }: Pick<PersonViewProps, 'forgetRefusal' | 'onForget'>) {
  return (
    <Button size="small" kind="destructive" onPress={onForget} disabledReason={forgetRefusal}>
      Forget
    </Button>
  );
}

function Acts(props: PersonViewProps) {
  const { person, isSupportable, removeRefusal, onPassword, onRestore, onSignOut, onRemove, onSupport } = props;
  if (person.state === 'forgotten') return null;
  if (person.state === 'removed')
    return (
      <>
        <Button onPress={onRestore} size="small">
          Invite again
        </Button>
        <Forget {...props} />
      </>
    );
  return (
    <>
      <Button size="small" onPress={onPassword}>
        Password link
      </Button>
      <Button size="small" onPress={onSignOut}>
        Sign out everywhere
      </Button>
      {isSupportable ? (
        <Button size="small" onPress={onSupport}>
          Act for them
        </Button>
      ) : null}
      <Button size="small" kind="destructive" onPress={onRemove} disabledReason={removeRefusal}>
        Remove
      </Button>
      <Forget {...props} />
    </>
  );
}

/** Role and staff rights of a person, and what can be done about their sign-in. */
export function PersonView(props: PersonViewProps) {
  const { person, dismissRefusal, saving, actsRef, onClose } = props;
  const role = useField(saving, 'role');
  const isOperator = useField<boolean>(saving, 'isOperator');
  const isSupport = useSelector(saving, selectTyped<boolean>('isSupport'));
  const isStaff = role.value === 'test_manager';
  const onlyStaff = isStaff ? null : 'Only test managers have staff rights.';
  return (
    <FormModal actorRef={saving} title={person.fullName} action="Save rights" onClose={onClose}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {person.email}, {person.organizationName}
      </p>
      <Select label="Role" options={roleOptions} {...role} disabledReason={person.isOperator ? dismissRefusal : null} />
      <Checkbox
        label="Operator"
        description="Runs this installation: organizations, people, credits, crowd systems."
        checked={isStaff && isOperator.value}
        onChange={isOperator.onChange}
        disabledReason={person.isOperator && isOperator.value && isStaff ? dismissRefusal : onlyStaff}
        error={isOperator.error}
      />
      <Checkbox
        label="Support"
        description="May act for customers, for an hour and with a reason."
        checked={isStaff && isSupport}
        onChange={(isChecked) => saving.send({ type: 'form.change', values: { isSupport: isChecked } })}
        disabledReason={onlyStaff}
      />
      <div ref={actsRef} className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Acts {...props} />
      </div>
    </FormModal>
  );
}

type SupportViewProps = { readonly actorRef: FormActorRef; readonly person: ShownPerson };

/** Asks why support acts for a person. */
export function SupportView({ actorRef, person }: SupportViewProps) {
  const reason = useField(actorRef, 'reason');
  return (
    <FormModal actorRef={actorRef} title={`Act for ${person.fullName}`} action="Start">
      <p className="text-ink-2">
        For up to an hour you see and do what they can. A banner says so on every page, and the audit trail keeps both names.
      </p>
      <TextField label="Reason" name="reason" isRequired autoFocus hint="For example the number of the support request." {...reason} />
    </FormModal>
  );
}
