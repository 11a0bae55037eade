import type { FormActorRef } from '#machines/lib/form.ts';
import { apiTokenDays, apiTokenScopeNames, apiTokenScopes } from '#schema/vocabulary/api-token.ts';
import { roleLabels } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { FormModal } from '#src/form-modal.tsx';
import { SecretNote } from '#src/secret-note.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { ChoiceFrame } from '#src/ui/choice-frame.tsx';
import { Select } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';

function Scopes({ actorRef }: { readonly actorRef: FormActorRef }) {
  const { value, onChange, error } = useField<readonly string[]>(actorRef, 'scopes');
  return (
    <ChoiceFrame label="What it may do" isRequired error={error}>
      {apiTokenScopeNames.map((scope) => (
        <Checkbox
          key={scope}
          name={scope}
          label={apiTokenScopes[scope].label}
          description={apiTokenScopes[scope].about}
          checked={value.includes(scope)}
          onChange={(isChosen) => onChange(isChosen ? [...value, scope] : value.filter((each) => each !== scope))}
        />
      ))}
    </ChoiceFrame>
  );
}

function RoleChoice({ actorRef, roles }: { readonly actorRef: FormActorRef; readonly roles: readonly Role[] }) {
  const role = useField(actorRef, 'role');
  return (
    <Select
      label="Role"
      name="role"
      isRequired
      hint="It does at most what this role may."
      {...role}
      options={roles.map((id) => ({ id, label: roleLabels[id] }))}
    />
  );
}

type NewTokenProps = { readonly actorRef: FormActorRef; readonly title: string; readonly roles?: readonly Role[] };

/** Asks what a token is for and what it may, and shows it once. */
export function NewToken({ actorRef, title, roles }: NewTokenProps) {
  const name = useField(actorRef, 'name');
  const days = useField(actorRef, 'days');
  return (
    <>
      <FormModal actorRef={actorRef} title={title} action="Create">
        <TextField
          label="Name"
          name="name"
          isRequired
          autoFocus
          autoComplete="off"
          hint="What it is for. The audit trail names it."
          {...name}
        />
        {roles === undefined ? null : <RoleChoice actorRef={actorRef} roles={roles} />}
        <Scopes actorRef={actorRef} />
        <Select
          label="Ends after"
          name="days"
          isRequired
          {...days}
          options={apiTokenDays.map((each) => ({ id: String(each), label: each === 365 ? '1 year' : `${each} days` }))}
        />
      </FormModal>
      <SecretNote actorRef={actorRef} title="Keep this token" label="Token">
        A program sends it as a bearer token to /api/customer_portal. It is not shown again.
      </SecretNote>
    </>
  );
}
