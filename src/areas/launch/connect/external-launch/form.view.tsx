import { useSelector } from '@xstate/react';
import { selectIsCorrecting, selectProblems } from '#machines/flows/launch/connect/external-launch.ts';
import { externalTexts } from '#schema/vocabulary/launch/external.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { runFieldId, useRunField } from './run-field.ts';
import { RunPage } from './run-page.view.tsx';
import { RunView } from './run.view.tsx';
import type { ExternalLaunchProps } from './run.view.tsx';
import { runTitle } from './run-title.ts';

function Fields({ actorRef }: ExternalLaunchProps) {
  return (
    <Sheet label="Test">
      <SheetHead title="Test" />
      <SheetBody className="flex flex-col gap-4">
        <TextField {...useRunField(actorRef, 'name')} isRequired max={launchLimits.name} />
        <TextArea {...useRunField(actorRef, 'description')} optional rows={3} max={launchLimits.textArea} />
        <TextField
          {...useRunField(actorRef, 'applicationUrl')}
          type="url"
          inputMode="url"
          isRequired
          placeholder="https://"
          hint="Where testers find the application"
        />
        <TextArea
          {...useRunField(actorRef, 'credentialsAndAccessInstructions')}
          isRequired
          rows={3}
          max={limits.credentialsInstructions}
          hint="How testers get in"
        />
        <TextArea {...useRunField(actorRef, 'additionalUrlsAndResources')} optional rows={2} max={launchLimits.textArea} />
      </SheetBody>
    </Sheet>
  );
}

function Problems({ actorRef }: ExternalLaunchProps) {
  const isCorrecting = useSelector(actorRef, selectIsCorrecting);
  const problems = useSelector(actorRef, selectProblems);
  if (!isCorrecting) return null;
  return <ErrorSummary problems={problems.map(({ path, message }) => ({ id: path, message, href: `#${runFieldId(path)}` }))} />;
}

/** A run of TestRail with what TestRail does not know of it. */
export function FormView({ actorRef }: ExternalLaunchProps) {
  return (
    <RunPage actorRef={actorRef} title={runTitle('testrail')} label={externalTexts.launch}>
      <Problems actorRef={actorRef} />
      <RunView actorRef={actorRef} />
      <Fields actorRef={actorRef} />
    </RunPage>
  );
}
