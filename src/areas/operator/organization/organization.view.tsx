import { selectFault, selectIsSending, selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { featureFlags, organizationFlags, switchGroups } from '#schema/vocabulary/operator.ts';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { DateField } from '#src/ui/date-field.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useField } from '#src/use-form.ts';
import type { OperatorOrganization } from './organization.documents.ts';

export type ShownOrganization = NonNullable<ResultOf<typeof OperatorOrganization>['operatorOrganization']>;

/** What may be changed of an organization, as it is typed. */
export const typedOf = (organization: ShownOrganization) => ({
  organizationId: organization.id,
  name: organization.name,
  hasContract: organization.hasContract,
  trialFinishesAt: organization.trialFinishesAt?.slice(0, 10) ?? null,
  launchesPerHour: String(organization.launchesPerHour),
  flags: organization.flags,
  featureFlags: organization.featureFlags,
});

type Group = (typeof switchGroups)[number];

const described: Readonly<Record<string, { readonly label: string; readonly does: string }>> = { ...organizationFlags, ...featureFlags };

const isFeature = (name: string): boolean => Object.hasOwn(featureFlags, name);

function Switches({ actorRef, group: { label, about, names } }: { readonly actorRef: FormActorRef; readonly group: Group }) {
  const flags = useSelector(actorRef, selectTyped<readonly string[]>('flags'));
  const features = useSelector(actorRef, selectTyped<readonly string[]>('featureFlags'));
  const change = (name: string, isOn: boolean) => {
    const [field, on] = isFeature(name) ? (['featureFlags', features] as const) : (['flags', flags] as const);
    actorRef.send({ type: 'form.change', values: { [field]: isOn ? [...on, name] : on.filter((each) => each !== name) } });
  };
  return (
    <CheckboxGroup label={label}>
      <p className="-mt-1 text-small text-ink-2">{about}</p>
      <div className="grid gap-x-6 gap-y-2 desk:grid-cols-2">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={described[name]?.label ?? name}
            description={described[name]?.does}
            checked={(isFeature(name) ? features : flags).includes(name)}
            onChange={(isOn) => change(name, isOn)}
          />
        ))}
      </div>
    </CheckboxGroup>
  );
}

/** Name, contract, trial and flags of an organization. */
export function OrganizationView({ actorRef }: { readonly actorRef: FormActorRef }) {
  const isSending = useSelector(actorRef, selectIsSending);
  const name = useField(actorRef, 'name');
  const trialEnds = useField<string | null>(actorRef, 'trialFinishesAt');
  const launches = useField(actorRef, 'launchesPerHour');
  return (
    <SheetForm
      fault={useSelector(actorRef, selectFault(null))}
      title="Settings"
      busy={isSending}
      className="flex flex-col gap-5"
      onSubmit={() => actorRef.send({ type: 'form.submit' })}
    >
      <div className="grid items-start gap-4 desk:grid-cols-3">
        <TextField label="Name" name="name" isRequired {...name} />
        <DateField label="Trial ends" optional zone="UTC" takesAnyYear {...trialEnds} hint="At the end of that day. Empty: no trial." />
        <div className="desk:pt-6">
          <Checkbox
            label="Has a contract"
            description="With a contract, the trial does not apply."
            checked={useSelector(actorRef, selectTyped<boolean>('hasContract'))}
            onChange={(hasContract) => actorRef.send({ type: 'form.change', values: { hasContract } })}
          />
        </div>
      </div>
      <TextField
        label="Tests launched in an hour"
        name="launchesPerHour"
        inputMode="numeric"
        isRequired
        {...launches}
        hint="At most. Each test of a request counts; runs of a schedule do not."
        className="desk:max-w-72"
      />
      <div id="switches" className="flex scroll-mt-16 flex-col gap-5 border-t border-line pt-5">
        {switchGroups.map((group) => (
          <Switches key={group.label} actorRef={actorRef} group={group} />
        ))}
      </div>
    </SheetForm>
  );
}
