import { useOnce } from '#src/ui/local.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, Suspense, useCallback } from 'react';
import type { KeepFormActorRef, KeepFormInput } from '#machines/flows/shared/keep-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { keepFormWith } from '../keep-form/keep-form.ports.ts';
import type { KeepFormDeps } from '../keep-form/keep-form.ports.ts';
import { copyOf, forgetForm, keepTried, simplePlace } from '../kept-form.ts';
import { useQuery } from 'urql';
import { useFate } from '#src/launch-approval.tsx';
import { useRoom } from '#src/launch-room.ts';
import { noRoom } from '#src/domain/room-lines.tsx';
import { simpleWish } from '#schema/rules/launch/simple-request.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { CasesThatComeAlong } from './preview.documents.ts';
import { PreviewView } from './preview.view.tsx';
import type { AlongCases } from './preview.view.tsx';
import { previewMachine, selectIsLaunched, selectOutcome, selectReceipt, selectValues } from '#machines/flows/launch/simple/preview.ts';
import type { PreviewReceipt } from '#machines/flows/launch/simple/preview.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { usePageTitle } from '#src/title.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { readerZone } from '#src/ui/reader-dates.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { deviceId } from '#src/keeping/device.ts';
import { FormStatus, FormSaved } from '#src/keeping/form-status.host.tsx';
import { Navigate } from '@tanstack/react-router';
import { readKeptForm } from '#schema/rules/launch/kept-form.ts';
import { carriedIn } from '../../request/ways-in/launch-state.ts';
import { previewPorts } from './preview.ports.ts';

/** Where something else was typed meanwhile, the form is saved beside it. */
function inputOf({ place }: KeepFormDeps, form: KeptForm): KeepFormInput {
  const copy = copyOf(place, form);
  if (copy === null) return { saved: { forms: { form, asides: [] }, version: 0, savedAt: null }, isUnsent: false };
  const { isUnsent, stamp: _stamp, ...saved } = copy;
  return { saved, isUnsent };
}

function useKeptPreview(deps: KeepFormDeps, form: KeptForm): KeepFormActorRef {
  const machine = useOnce(() => keepFormWith(deps));
  const input = useOnce(() => inputOf(deps, form));
  const keeping = useActorRef(machine, { input });
  useLayoutEffect(() => () => keeping.send({ type: 'page.hidden' }), [keeping]);
  return keeping;
}

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

function useAlongCases(testId: string | null): AlongCases {
  const [{ data }] = useQuery({ query: CasesThatComeAlong, variables: { id: testId ?? '' }, pause: testId === null });
  return useMemo(() => alongOf(data), [data]);
}

const Outcome = lazyPart(async () => ({ default: (await import('./outcome.view.tsx')).OutcomeView }), {
  leave: ({ actorRef }) => actorRef.send({ type: 'outcome.close' }),
});

type PreviewWays = {
  readonly onEdit: (form: KeptForm) => void;
  /** So that a reload finds it. */
  readonly onChanged: (form: KeptForm, receipt: PreviewReceipt | null) => void;
};

const launchedLine = { state: 'saved', sentence: 'Launched' } as const;

function LaunchedLine() {
  useStatusBar(launchedLine);
  return null;
}

type PreviewProps = PreviewWays & { readonly form: KeptForm; readonly receipt: PreviewReceipt | null };

function Preview({ form, receipt, onEdit, onChanged }: PreviewProps) {
  const { client } = usePortal();
  const { id, isTestManager, organization } = useViewer();
  const deps = useOnce((): KeepFormDeps => {
    const timezone = readerZone();
    return { client, place: simplePlace(organization.id, id), device: deviceId(), timezone };
  });
  const { place } = deps;
  const keeping = useKeptPreview(deps, form);
  const input = useOnce(() => ({
    form,
    receipt,
    isNameChosen: organization.isNameChosen,
    chosenName: organization.chosenName,
    maySkipName: isTestManager,
  }));
  const actorRef = useFlow(() => previewMachine.provide({ actors: previewPorts(deps) }), { input });
  const outcome = useSelector(actorRef, selectOutcome);
  const isLaunched = useSelector(actorRef, selectIsLaunched);
  const launchedId = useSelector(actorRef, selectReceipt)?.id ?? '';
  const fate = useFate(launchedId === '' ? null : launchedId);
  const values = useSelector(actorRef, selectValues);
  const { clonedFrom } = values;
  const room = useRoom(simpleWish(values));
  const cases = useAlongCases(clonedFrom?.testId ?? null);
  usePageTitle('Test run preview');
  useEmitted(actorRef, {
    'test.launched': ({ receipt: made }) => {
      const launched = actorRef.getSnapshot().context.form;
      forgetForm(place, launched);
      onChanged(launched, made);
    },
    'test.refused': ({ form: next }) => {
      const forms = keepTried(place, next);
      if (forms !== null) keeping.send({ type: 'form.change', forms });
      onChanged(next, null);
    },
  });
  const edit = useCallback(() => onEdit(actorRef.getSnapshot().context.form), [actorRef, onEdit]);
  return (
    <>
      {isLaunched ? <LaunchedLine /> : <FormStatus keeping={keeping} />}
      <PreviewView
        actorRef={actorRef}
        cases={cases}
        room={isLaunched ? noRoom : room}
        saved={isLaunched ? null : <FormSaved keeping={keeping} />}
        onEdit={edit}
      />
      {outcome === null ? null : (
        <Suspense>
          <Outcome actorRef={actorRef} fate={fate} />
        </Suspense>
      )}
    </>
  );
}

/** The preview of an advanced test, which launches it: of the form that came along, as it came. */
export default function PreviewHost({ came, ...ways }: PreviewWays & { readonly came: object }) {
  const { form, receipt } = useOnce(() => {
    const carried = carriedIn(came);
    return { form: readKeptForm(carried.form, readerZone()), receipt: carried.receipt };
  });
  return form === null ? <Navigate to="/launch" replace /> : <Preview form={form} receipt={receipt} {...ways} />;
}
