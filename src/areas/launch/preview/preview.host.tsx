import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { previewMachine } from '#machines/flows/launch/preview/preview.machine.ts';
import { selectIsLaunched, selectOutcome, selectValues } from '#machines/flows/launch/preview/preview.selectors.ts';
import type { PreviewReceipt } from '#machines/flows/launch/preview/preview.types.ts';
import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { useLine } from '#src/line.tsx';
import { usePageTitle } from '#src/title.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { forgetForm, keepTried, simplePlace } from '../simple-request/kept-form.ts';
import { previewPorts } from './preview.ports.ts';
import { PreviewView } from './preview.view.tsx';
import { useAlongCases } from './use-along-cases.ts';

const Outcome = lazyPart(async () => ({ default: (await import('./outcome.view.tsx')).OutcomeView }), {
  leave: ({ actorRef }) => actorRef.send({ type: 'outcome.close' }),
});

type PreviewHostProps = {
  readonly form: KeptForm;
  readonly receipt: PreviewReceipt | null;
  readonly onEdit: (form: KeptForm) => void;
  /** What a reload of this address has to find. */
  readonly onChanged: (form: KeptForm, receipt: PreviewReceipt | null) => void;
};

/** The preview of an advanced test, which launches it. */
export default function PreviewHost({ form, receipt, onEdit, onChanged }: PreviewHostProps) {
  const { client } = usePortal();
  const { id, isTestManager, organization } = useViewer();
  const [machine] = useState(() => previewMachine.provide({ actors: previewPorts(client) }));
  const [input] = useState(() => ({
    form,
    receipt,
    isNameChosen: organization.isNameChosen,
    chosenName: organization.chosenName,
    maySkipName: isTestManager,
  }));
  const actorRef = useActorRef(machine, { input });
  const outcome = useSelector(actorRef, selectOutcome);
  const isLaunched = useSelector(actorRef, selectIsLaunched);
  const { clonedFrom } = useSelector(actorRef, selectValues);
  const cases = useAlongCases(clonedFrom?.testId ?? null);
  const place = simplePlace(organization.id, id);
  usePageTitle('Test run preview');
  useLine(useMemo(() => ({ state: 'saved' as const, sentence: isLaunched ? 'Launched' : 'Kept on this device' }), [isLaunched]));
  useEffect(() => {
    const listeners = [
      actorRef.on('test.launched', ({ receipt: made }) => {
        const launched = actorRef.getSnapshot().context.form;
        forgetForm(place, launched);
        onChanged(launched, made);
      }),
      actorRef.on('test.refused', ({ form: next }) => {
        keepTried(place, next);
        onChanged(next, null);
      }),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, place, onChanged]);
  const edit = useCallback(() => onEdit(actorRef.getSnapshot().context.form), [actorRef, onEdit]);
  return (
    <>
      <PreviewView actorRef={actorRef} cases={cases} onEdit={edit} />
      {outcome === null ? null : (
        <Suspense>
          <Outcome actorRef={actorRef} />
        </Suspense>
      )}
    </>
  );
}
