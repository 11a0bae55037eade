import { useSelector } from '@xstate/react';
import { selectValues } from '#machines/flows/launch/simple/simple-request.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { simpleLimits } from '#schema/vocabulary/launch/simple.ts';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useTextField } from './simple-field.ts';
import type { SimpleRequestProps } from './simple-field.ts';

const body = 'flex flex-col gap-4';

export function TestSectionView({ actorRef }: SimpleRequestProps) {
  return (
    <Sheet label="Test">
      <SheetHead title="Test" />
      <SheetBody className={body}>
        <TextField {...useTextField(actorRef, 'name')} isRequired max={launchLimits.name} />
        <TextField
          {...useTextField(actorRef, 'accessToApplication')}
          isRequired
          max={simpleLimits.accessToApplication}
          hint="Where testers find the application"
        />
        <TextArea
          {...useTextField(actorRef, 'testObjective')}
          isRequired
          rows={3}
          max={launchLimits.textArea}
          hint="What the test is for"
        />
        <TextArea
          {...useTextField(actorRef, 'notes')}
          isRequired
          rows={3}
          max={launchLimits.textArea}
          hint="Anything else testers should know, such as how to get in"
        />
      </SheetBody>
    </Sheet>
  );
}

export function PlatformsSectionView({ actorRef }: SimpleRequestProps) {
  const { isLocalised } = useSelector(actorRef, selectValues);
  const platforms = useTextField(actorRef, 'platformsToTestOn');
  const devices = useTextField(actorRef, 'deviceRequirements');
  const localisation = useTextField(actorRef, 'testLocalisation');
  return (
    <Sheet label="Platforms">
      <SheetHead title="Platforms" />
      <SheetBody className={body}>
        <TextArea
          {...platforms}
          isRequired
          rows={2}
          max={launchLimits.textArea}
          hint="For example Chrome and Safari, Android 14 or newer"
        />
        <TextArea {...devices} optional rows={2} max={launchLimits.textArea} />
        <Switch
          label="The test is localised"
          on={isLocalised}
          onChange={(on) => actorRef.send({ type: 'values.change', fields: { isLocalised: on } })}
        />
        {isLocalised ? (
          <TextArea
            {...localisation}
            isRequired
            rows={2}
            max={launchLimits.textArea}
            hint="Languages, countries and what is different there"
          />
        ) : null}
      </SheetBody>
    </Sheet>
  );
}

export function SheetsSectionView({ actorRef }: SimpleRequestProps) {
  const { includesTestCases, includesKnownIssues } = useSelector(actorRef, selectValues);
  const testCases = useTextField(actorRef, 'testCasesUrl');
  const knownIssues = useTextField(actorRef, 'knownIssuesUrl');
  return (
    <Sheet label="Test cases and known issues">
      <SheetHead title="Test cases and known issues" />
      <SheetBody className={body}>
        <Switch
          label="Include test cases"
          on={includesTestCases}
          onChange={(on) => actorRef.send({ type: 'values.change', fields: { includesTestCases: on } })}
        />
        {includesTestCases ? <TextField {...testCases} type="url" inputMode="url" isRequired placeholder="https://" /> : null}
        <Switch
          label="Include known issues"
          on={includesKnownIssues}
          onChange={(on) => actorRef.send({ type: 'values.change', fields: { includesKnownIssues: on } })}
        />
        {includesKnownIssues ? <TextField {...knownIssues} type="url" inputMode="url" isRequired placeholder="https://" /> : null}
      </SheetBody>
    </Sheet>
  );
}
