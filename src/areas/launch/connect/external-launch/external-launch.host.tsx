import { useOnce } from '#src/ui/local.ts';
import { useEffect, useCallback, useMemo } from 'react';
import {
  selectAttempt,
  selectDetails,
  selectIsPristine,
  selectUnread,
  selectValues,
  externalLaunchMachine,
  selectIsEditable,
  selectLoadProblem,
} from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalLaunchActorRef, ExternalLaunchSnapshot, LaunchAnswer } from '#machines/flows/launch/connect/external-launch.ts';
import { useKeptLine } from '#src/keeping/use-kept-line.ts';
import { readKeptLaunch } from '#machines/flows/launch/connect/kept-launch.rules.ts';
import type { KeptLaunch } from '#machines/flows/launch/connect/kept-launch.rules.ts';
import { forgetKept, keepHere, recallThrough, useKeeping } from '#src/keeping/kept.ts';
import { useActorRef, useSelector } from '@xstate/react';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import { useRoom } from '#src/launch-room.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { usePageTitle } from '#src/title.ts';
import { focusReason } from '#src/ui/focus.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { externalLaunchPorts } from './external-launch.ports.ts';
import { ExternalLaunchView } from './external-launch.view.tsx';
import { DrawnKept } from '#src/ui/undrawn-kept.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { pageTitle, runFieldId } from './run-field.ts';

const keptOf = (snapshot: ExternalLaunchSnapshot) => ({
  values: selectValues(snapshot),
  attempt: selectAttempt(snapshot),
  unread: selectUnread(snapshot),
});

/** Where a member's launch of a run is kept on this device. */
export const launchPlace = (organizationId: string, userId: string, { vendor, externalTestId }: ExternalRun): string =>
  `muster.external-launch:${organizationId}:${userId}:${vendor}:${externalTestId}`;

export const recallLaunch = (place: string): KeptLaunch | null => recallThrough(place, readKeptLaunch);

const typed = (snapshot: ExternalLaunchSnapshot) =>
  snapshot.status !== 'active' || selectDetails(snapshot) === null ? undefined : selectIsPristine(snapshot) ? null : keptOf(snapshot);

/** Typed values until the request is made, and an attempt until its response is known. */
export function useKeptLaunch(actorRef: ExternalLaunchActorRef, place: string): void {
  useKeeping(actorRef, { place, of: typed, since: null });
  useEffect(() => {
    const listener = actorRef.on('launch.answered', ({ answer: { testId } }) => {
      if (testId === null) keepHere(place, { ...keptOf(actorRef.getSnapshot()), attempt: null });
      else forgetKept(place);
    });
    return () => listener.unsubscribe();
  }, [actorRef, place]);
}

type ExternalLaunchHostProps = { readonly run: ExternalRun; readonly onAnswered: (answer: LaunchAnswer) => void };

const keys = [{ keys: 'Ctrl Enter', label: 'launch' }];
const resting = { keys };
const nothing = {};
const oneTest = { tests: 1, credits: null };

function ExternalLaunch({ run, onAnswered }: ExternalLaunchHostProps) {
  const { client } = usePortal();
  const { id, organization } = useViewer();
  const place = launchPlace(organization.id, id, run);
  const { machine, input } = useOnce(() => ({
    machine: externalLaunchMachine.provide({ actors: externalLaunchPorts(client) }),
    input: { values: null, attempt: null, unread: [], ...recallLaunch(place), run, seed: crypto.randomUUID() },
  }));
  const actorRef = useActorRef(machine, { input });
  const isEditable = useSelector(actorRef, selectIsEditable);
  const room = useRoom(oneTest);
  const isForm = run.vendor === 'testrail';
  usePageTitle(pageTitle(run.vendor, useSelector(actorRef, selectLoadProblem)));
  const isPristine = useSelector(actorRef, selectIsPristine);
  const line = useKeptLine(place, 'Kept on this device', keys);
  useStatusBar(isForm && isEditable ? (isPristine ? resting : line) : nothing);
  useKeptLaunch(actorRef, place);
  const launch = useCallback(() => actorRef.send({ type: 'launch.confirm' }), [actorRef]);
  useKeys(useMemo(() => ({ '$mod+Enter': launch }), [launch]));
  useEmitted(actorRef, {
    'problems.found': ({ path }) => setTimeout(() => document.getElementById(runFieldId(path))?.focus(), 0),
    'launch.waiting': focusReason,
    'launch.answered': ({ answer }) => onAnswered(answer),
    'launch.unanswered': ({ error }) => onAnswered({ testId: null, error }),
  });
  return <ExternalLaunchView actorRef={actorRef} room={room} />;
}

export default function ExternalLaunchHost(props: ExternalLaunchHostProps) {
  const { id, organization } = useViewer();
  return (
    <DrawnKept onForget={() => forgetKept(launchPlace(organization.id, id, props.run))}>
      <ExternalLaunch {...props} />
    </DrawnKept>
  );
}
