import { checkIntegrationMachine } from '#machines/flows/integrations/acts.ts';
import { remedyOf } from '#machines/flows/integrations/map-fields.ts';
import type { LackingPlace } from '#machines/flows/integrations/map-fields.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { useAct } from '#src/use-act.ts';
import { useViewer } from '#src/viewer.tsx';
import { selectIsBusy } from '#machines/lib/act.ts';
import { useSelector } from '@xstate/react';
import { CheckIntegration } from './configure-integration.documents.ts';

type Place = ShownIntegrationFragment['drift'][number];
export type Remedy = 'forget' | 'map';

type LackingProps = {
  readonly place: Place;
  readonly isMapped: (place: LackingPlace) => boolean;
  readonly onRemedy: (remedy: Remedy, place: LackingPlace) => void;
};

function Lacking({ place, isMapped, onRemedy }: LackingProps) {
  const { place: name, issueType, drift } = place;
  const remedy = remedyOf(place, isMapped(place));
  const title = [name, issueType].filter(Boolean).join(', ');
  return (
    <li className="flex flex-col items-start gap-1.5 py-2.5">
      <h3 className="font-name [overflow-wrap:anywhere]">{title}</h3>
      <ul className="flex flex-col gap-1">
        {drift.map(({ message, isRefused }) => (
          <li key={message} className="text-small text-ink-2 [overflow-wrap:anywhere]">
            {isRefused ? <Pill hue="warning">Would be refused</Pill> : null} {message}
          </li>
        ))}
      </ul>
      {remedy === null ? null : (
        <Button
          size="small"
          label={`${remedy === 'map' ? 'Map anew' : 'Forget the mapping'}: ${title}`}
          onPress={() => onRemedy(remedy, place)}
        >
          {remedy === 'map' ? 'Map anew' : 'Forget the mapping'}
        </Button>
      )}
    </li>
  );
}

type DriftProps = Omit<LackingProps, 'place'> & { readonly integration: ShownIntegrationFragment; readonly title?: string };

/** What the places of a tracker lack of what exports use, when it was asked, and the press that asks again. */
export function IntegrationDrift({ integration, title = 'Where exports go', ...each }: DriftProps) {
  const { code, state, drift, driftCheckedAt } = integration;
  const { id: userId, role } = useViewer();
  const actorRef = useAct(checkIntegrationMachine, CheckIntegration, { input: { code }, done: integrationTexts.checked });
  const isBusy = useSelector(actorRef, selectIsBusy);
  const { 'integration.check': refusal } = verdicts(integrationLifecycle, { state }, { role, userId });
  if (state === 'unconfigured') return null;
  return (
    <Sheet label={title}>
      <SheetHead title={title}>
        <Button size="small" busy={isBusy} disabledReason={refusal} onPress={() => actorRef.send({ type: 'act.confirm' })}>
          Check now
        </Button>
      </SheetHead>
      <SheetBody>
        <p className="text-small text-ink-3" role="status">
          {driftCheckedAt == null ? (
            'Not asked yet. '
          ) : (
            <>
              Asked <RelativeTime at={driftCheckedAt} underMinute="just now" />.{' '}
            </>
          )}
          {integrationTexts.checkedOften}
          {drift.length === 0 && driftCheckedAt != null ? ` ${integrationTexts.nothingLacks}` : null}
        </p>
        {drift.length === 0 ? null : (
          <>
            <ul className="divide-y divide-line">
              {drift.map((place) => (
                <Lacking key={`${place.project} ${place.issueType ?? ''}`} {...each} place={place} />
              ))}
            </ul>
            <p className="text-small text-ink-3">
              Places are those of mapped fields, of the export settings and of <Link href="/auto-export-settings">auto-export</Link>.
            </p>
          </>
        )}
      </SheetBody>
    </Sheet>
  );
}
