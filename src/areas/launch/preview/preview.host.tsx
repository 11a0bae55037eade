import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { previewMachine } from '#machines/flows/launch/preview/preview.machine.ts';
import { selectIsLaunched, selectOutcome, selectValues } from '#machines/flows/launch/preview/preview.selectors.ts';
import type { PreviewReceipt } from '#machines/flows/launch/preview/preview.types.ts';
import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { useLine } from '#src/line.tsx';
import { usePageTitle } from '#src/title.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { forgetForm, keepTried, simplePlace } from '../simple-request/kept-form.ts';
import { CasesThatComeAlong } from './preview.documents.ts';
import { previewPorts } from './preview.ports.ts';
import { PreviewView } from './preview.view.tsx';
import type { AlongCases } from './preview.view.tsx';

const Outcome = lazyPart(async () => ({ default: (await import('./outcome.view.tsx')).OutcomeView }));

type PreviewHostProps = {
  readonly form: KeptForm;
  readonly receipt: PreviewReceipt | null;
  readonly onEdit: (form: KeptForm) => void;
  /** What a reload of this address has to find. */
  readonly onChanged: (form: KeptForm, receipt: PreviewReceipt | null) => void;
};

const none: AlongCases = [];

function namesIn(cases: unknown): readonly string[] {
  if (!Array.isArray(cases)) return [];
  return cases.map((one: unknown) => (typeof one === 'object' && one !== null ? String(Reflect.get(one, 'name')) : ''));
}

function alongOf(data: ResultOf<typeof CasesThatComeAlong> | undefined): AlongCases {
  if (data === undefined) return none;
  const { platformTest } = data;
  if (platformTest.__typename === 'FlexibleTestingTest') return platformTest.cases.nodes;
  return platformTest.requestedTests.flatMap(({ id, testCases }) => namesIn(testCases).map((name, at) => ({ id: `${id} ${at}`, name })));
}

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
  const [{ data }] = useQuery({ query: CasesThatComeAlong, variables: { id: clonedFrom?.testId ?? '' }, pause: clonedFrom === null });
  const cases = useMemo(() => alongOf(data), [data]);
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
