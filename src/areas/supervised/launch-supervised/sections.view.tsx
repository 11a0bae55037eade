import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { dollarsOf } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { selectProblemAt, selectTotal, selectValues } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fieldId } from './sections.rules.ts';

type SectionProps = { readonly actorRef: LaunchSupervisedActorRef };
type TextPart = 'applicationUrl' | 'name' | 'description' | 'credentials' | 'additionalUrls' | 'specification';

const wide = 'full:col-span-2 max-w-[760px]';
const platforms = [
  { id: 'web', label: 'Web' },
  { id: 'android', label: 'Android' },
  { id: 'ios', label: 'iOS' },
] as const;

/** What a text field of the form is bound to. */
const useText = (actorRef: LaunchSupervisedActorRef, part: TextPart, path: string) => {
  const values = useSelector(actorRef, selectValues);
  const error = useSelector(actorRef, selectProblemAt(path));
  return {
    id: fieldId(path),
    value: values[part],
    error,
    onChange: (text: string) => actorRef.send({ type: 'values.change', part: { [part]: text } }),
  };
};

function Environments({ actorRef }: SectionProps) {
  const { environments } = useSelector(actorRef, selectValues);
  const error = useSelector(actorRef, selectProblemAt('testEnvironments'));
  const toggle = (id: string, isOn: boolean) => {
    const chosen = isOn ? [...environments, id] : environments.filter((other) => other !== id);
    actorRef.send({ type: 'values.change', part: { environments: chosen } });
  };
  return (
    <CheckboxGroup label="Type of application" isRequired row error={error} id={fieldId('testEnvironments')}>
      {platforms.map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={environments.includes(id)} onChange={(isOn) => toggle(id, isOn)} />
      ))}
    </CheckboxGroup>
  );
}

/** What the test is and how testers get in. */
export function AccessSectionView({ actorRef }: SectionProps) {
  return (
    <Sheet label="Test and access" className={wide}>
      <SheetHead title="Test and access" />
      <SheetBody>
        <TextField label="Test name" isRequired max={launchLimits.name} {...useText(actorRef, 'name', 'name')} />
        <TextField
          label="Application URL"
          isRequired
          type="url"
          inputMode="url"
          {...useText(actorRef, 'applicationUrl', 'applicationUrl')}
        />
        <Environments actorRef={actorRef} />
        <TextArea label="Description" optional rows={3} max={launchLimits.textArea} {...useText(actorRef, 'description', 'description')} />
        <TextArea
          label="Credentials and access instructions"
          optional
          rows={3}
          max={limits.credentialsInstructions}
          {...useText(actorRef, 'credentials', 'credentialsAndAccessInstructions')}
        />
        <TextArea
          label="Additional URLs and resources"
          optional
          max={launchLimits.textArea}
          {...useText(actorRef, 'additionalUrls', 'additionalUrlsAndResources')}
        />
        <TextField
          label="Tester specification document"
          isRequired
          type="url"
          inputMode="url"
          placeholder="https://"
          {...useText(actorRef, 'specification', 'testerSpecificationDocument')}
        />
      </SheetBody>
    </Sheet>
  );
}

/** What testers earn, and who looks after backups. */
export function PayoutSectionView({ actorRef, children }: SectionProps & { readonly children?: ReactNode }) {
  const { payout, cases, appliesCountryMultiplier, isManagementAutomatic, managementReason } = useSelector(actorRef, selectValues);
  const total = useSelector(actorRef, selectTotal);
  const error = useSelector(actorRef, selectProblemAt('payoutBaseAmount'));
  return (
    <Sheet label="Payout" className={wide}>
      <SheetHead title="Payout and backups" />
      <SheetBody>
        <TextField
          id={fieldId('payoutBaseAmount')}
          label="Payout per test case"
          isRequired
          inputMode="numeric"
          unit="USD"
          value={dollarsOf(payout)}
          error={error}
          onChange={(text) => actorRef.send({ type: 'payout.change', text })}
          className="max-w-52"
        />
        <p>
          Total payout per tester <b className="font-strong">{dollarsOf(total)}</b>
          <span className="text-ink-3">{` (${cases.length} test cases)`}</span>
        </p>
        {children}
        <Switch
          label="Apply country payout multiplier"
          on={appliesCountryMultiplier}
          consequence={
            appliesCountryMultiplier ? 'Country multiplier applied; the total of the crowd is shown with and without it.' : undefined
          }
          onChange={(isOn) => actorRef.send({ type: 'values.change', part: { appliesCountryMultiplier: isOn } })}
        />
        <Switch
          label="Automatic backup tester management"
          on={isManagementAutomatic}
          consequence={
            isManagementAutomatic ? 'Backups are invited automatically when testers decline or drop out.' : `Off: ${managementReason}`
          }
          onChange={(isOn) => actorRef.send({ type: isOn ? 'management.turnOn' : 'management.turnOff' })}
        />
      </SheetBody>
    </Sheet>
  );
}
