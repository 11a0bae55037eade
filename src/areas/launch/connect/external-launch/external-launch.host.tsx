import { useEffect, useCallback, useMemo, useState } from 'react';
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
import { forgetKept, keepHere } from '#src/keeping/kept.ts';
import { useKeptLine } from '#src/keeping/use-kept-line.ts';
import { useActorRef, useSelector } from '@xstate/react';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import { useRoom } from '#src/cache/launch-room.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { usePageTitle } from '#src/title.ts';
import { focusReason } from '#src/ui/focus.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { externalLaunchPorts } from './external-launch.ports.ts';
import { ExternalLaunchView } from './external-launch.view.tsx';
import { DrawnKept } from '#src/ui/undrawn-kept.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { launchPlace, recallLaunch } from './kept-launch.ts';
import { runFieldId } from './run-field.ts';
import { pageTitle } from './run-title.ts';

const keptOf = (snapshot: ExternalLaunchSnapshot) => ({
  values: selectValues(snapshot),
  attempt: selectAttempt(snapshot),
  unread: selectUnread(snapshot),
});

/** Keeps what is typed on this device until the request is made, and a wish until its answer is known. */
export function useKeptLaunch(actorRef: ExternalLaunchActorRef, place: string): void {
  useEffect(() => {
    let known = '';
    const keep = (snapshot: ExternalLaunchSnapshot): void => {
      const kept = keptOf(snapshot);
      const text = JSON.stringify(kept);
      if (snapshot.status !== 'active' || selectDetails(snapshot) === null || text === known) return;
      if (selectIsPristine(snapshot)) {
        if (known !== '') forgetKept(place);
        known = '';
        return;
      }
      known = text;
      keepHere(place, kept);
    };
    const subscription = actorRef.subscribe(keep);
    const listener = actorRef.on('launch.answered', ({ answer: { testId } }) => {
      if (testId === null) keepHere(place, { ...keptOf(actorRef.getSnapshot()), attempt: null });
      else forgetKept(place);
    });
    return () => {
      subscription.unsubscribe();
      listener.unsubscribe();
    };
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
  const [{ machine, input }] = useState(() => ({
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

/** Holds a test run while it is looked at and launched. */
export default function ExternalLaunchHost(props: ExternalLaunchHostProps) {
  const { id, organization } = useViewer();
  return (
    <DrawnKept onForget={() => forgetKept(launchPlace(organization.id, id, props.run))}>
      <ExternalLaunch {...props} />
    </DrawnKept>
  );
}
