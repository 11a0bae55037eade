import { selectFault, selectIsSending } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { featureFlagNames, featureFlags, organizationFlagNames, organizationFlags } from '#schema/vocabulary/operator.ts';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { DateField } from '#src/ui/date-field.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { OperatorOrganization } from './organization.documents.ts';

export type ShownOrganization = NonNullable<ResultOf<typeof OperatorOrganization>['operatorOrganization']>;

type OrganizationViewProps = { readonly actorRef: FormActorRef; readonly organization: ShownOrganization };

type FlagsProps = {
  readonly label: string;
  readonly names: readonly string[];
  readonly described: Readonly<Record<string, { readonly label: string; readonly does: string }>>;
  readonly on: readonly string[];
  readonly onChange: (on: readonly string[]) => void;
};

function Flags({ label, names, described, on, onChange }: FlagsProps) {
  return (
    <CheckboxGroup label={label}>
      <div className="grid gap-x-6 gap-y-2 desk:grid-cols-2">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={described[name]?.label ?? name}
            description={described[name]?.does}
            checked={on.includes(name)}
            onChange={(isOn) => onChange(isOn ? [...on, name] : on.filter((each) => each !== name))}
          />
        ))}
      </div>
    </CheckboxGroup>
  );
}

/** Name, contract, trial and flags of an organization. */
export function OrganizationView({ actorRef, organization }: OrganizationViewProps) {
  const [name, setName] = useState(organization.name);
  const [hasContract, setContract] = useState(organization.hasContract);
  const [trialEnds, setTrialEnds] = useState(organization.trialFinishesAt?.slice(0, 10) ?? null);
  const [flags, setFlags] = useState<readonly string[]>(organization.flags);
  const [features, setFeatures] = useState<readonly string[]>(organization.featureFlags);
  const [launches, setLaunches] = useState(String(organization.launchesPerHour));
  const isSending = useSelector(actorRef, selectIsSending);
  const values = {
    organizationId: organization.id,
    name,
    hasContract,
    trialFinishesAt: trialEnds === null ? null : `${trialEnds}T23:59:59.000Z`,
    launchesPerHour: /^\d{1,4}$/u.test(launches.trim()) ? Number(launches) : Number.NaN,
    flags,
    featureFlags: features,
  };
  return (
    <SheetForm
      fault={useSelector(actorRef, selectFault(null))}
      title="Settings"
      busy={isSending}
      className="flex flex-col gap-5"
      onSubmit={() => actorRef.send({ type: 'form.submit', values })}
    >
      <div className="grid items-start gap-4 desk:grid-cols-3">
        <TextField label="Name" name="name" isRequired value={name} onChange={setName} error={useSelector(actorRef, selectFault('name'))} />
        <DateField
          label="Trial ends"
          optional
          zone="UTC"
          takesAnyYear
          value={trialEnds}
          onChange={setTrialEnds}
          hint="At the end of that day. Empty: no trial."
          error={useSelector(actorRef, selectFault('trialFinishesAt'))}
        />
        <div className="desk:pt-6">
          <Checkbox
            label="Has a contract"
            description="With a contract the trial does not count."
            checked={hasContract}
            onChange={setContract}
          />
        </div>
      </div>
      <TextField
        label="Tests launched in an hour"
        name="launchesPerHour"
        inputMode="numeric"
        isRequired
        value={launches}
        onChange={setLaunches}
        hint="At most. Each test of a request counts; runs of a schedule do not."
        error={useSelector(actorRef, selectFault('launchesPerHour'))}
        className="desk:max-w-72"
      />
      <Flags label="What it may use" names={organizationFlagNames} described={organizationFlags} on={flags} onChange={setFlags} />
      <Flags label="Features" names={featureFlagNames} described={featureFlags} on={features} onChange={setFeatures} />
    </SheetForm>
  );
}
