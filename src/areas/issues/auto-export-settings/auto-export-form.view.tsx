import {
  selectHasSeverity,
  selectIsOvertaken,
  selectIsSaving,
  selectIsTicked,
  selectProblem,
  destinationBox,
  severityBox,
} from '#machines/flows/issues/auto-export-settings.ts';
import type { AutoExportSettingsActorRef } from '#machines/flows/issues/auto-export-settings.ts';
import { autoExportTexts, severityChoice } from '#schema/vocabulary/auto-export.ts';
import { givenSeverities } from '#schema/vocabulary/issue.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';

type ActorProps = { readonly actorRef: AutoExportSettingsActorRef };
type Option = { readonly name: string; readonly value: string };
type BoxProps = ActorProps & { readonly box: string; readonly label: ReactNode; readonly description?: string | undefined };

export const destinationsId = 'auto-export-destinations';

function Box({ actorRef, box, label, description }: BoxProps) {
  const isTicked = useSelector(actorRef, selectIsTicked(box));
  const change = (isChosen: boolean) => actorRef.send({ type: 'box.change', box, isChosen });
  return <Checkbox label={label} description={description} checked={isTicked} onChange={change} />;
}

function Severities({ actorRef }: ActorProps) {
  const { whichMeans, noSeverity } = autoExportTexts;
  const hint = useSelector(actorRef, selectHasSeverity) ? whichMeans : noSeverity;
  return (
    <Sheet label={autoExportTexts.settings}>
      <SheetHead title={autoExportTexts.settings} />
      <SheetBody>
        <CheckboxGroup label={autoExportTexts.which} hint={hint}>
          {givenSeverities.map((severity) => (
            <Box
              key={severity}
              actorRef={actorRef}
              box={severityBox(severity)}
              label={
                <span className="inline-flex items-center gap-2">
                  <SeverityGlyph level={severity} />
                  {severityChoice(severity)}
                </span>
              }
            />
          ))}
        </CheckboxGroup>
      </SheetBody>
    </Sheet>
  );
}

type DestinationsProps = ActorProps & { readonly options: readonly Option[]; readonly waiting: readonly Option[] };

function Destinations({ actorRef, options, waiting }: DestinationsProps) {
  const problem = useSelector(actorRef, selectProblem);
  return (
    <Sheet label={autoExportTexts.destinations}>
      <SheetHead title={autoExportTexts.destinations} />
      <SheetBody>
        <CheckboxGroup id={destinationsId} label={autoExportTexts.question} error={problem} hint={autoExportTexts.whereFrom}>
          {options.map(({ name, value }) => (
            <Box key={value} actorRef={actorRef} box={destinationBox(value)} label={name} />
          ))}
          {waiting.map(({ name, value }) => (
            <Box key={value} actorRef={actorRef} box={destinationBox(value)} label={name} description={autoExportTexts.waits} />
          ))}
        </CheckboxGroup>
      </SheetBody>
    </Sheet>
  );
}

export function AutoExportForm({ actorRef, options, waiting }: DestinationsProps) {
  const isSaving = useSelector(actorRef, selectIsSaving);
  const isOvertaken = useSelector(actorRef, selectIsOvertaken);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    actorRef.send({ type: 'settings.save' });
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      {isOvertaken ? (
        <Banner hue="warning" live title={autoExportTexts.overtaken}>
          {autoExportTexts.overtakenMeans}
        </Banner>
      ) : null}
      <div className="grid gap-4 desk:grid-cols-2">
        <Severities actorRef={actorRef} />
        <Destinations actorRef={actorRef} options={options} waiting={waiting} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" type="submit" busy={isSaving} keys="Ctrl Enter">
          Save
        </Button>
        <Button onPress={() => actorRef.send({ type: 'settings.cancel' })}>Cancel</Button>
      </div>
    </form>
  );
}
