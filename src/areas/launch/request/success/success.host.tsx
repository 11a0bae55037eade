import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';
import { selectHeld } from '#machines/flows/launch/open-launch.ts';
import { firstStart } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { FirstStart } from '#machines/flows/shared/choose-schedule.rules.ts';
import { readSchedule } from '#schema/rules/launch/schedule.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useOnce } from '#src/ui/local.ts';
import { usePageTitle } from '#src/title.ts';
import { outcomeIn } from '../../connect/external-launch/launch-outcome-state.ts';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { carriedIn } from '../ways-in/launch-state.ts';
import { SuccessView } from './success.view.tsx';

const TakeBack = lazyPart(async () => ({ default: (await import('../take-back-launch/take-back-launch.host.tsx')).TakeBackLaunchHost }));

/** A moment after which the calendar goes on for some weeks. */
const momentRule = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((at) => at > '0001' && at < '9999' && !Number.isNaN(Date.parse(at))),
);
const startRule = v.object({ chosen: v.object({ schedule: v.unknown(), at: momentRule }) });

/** When the request that was launched starts first; null where it starts at once. */
export function firstStartOf(state: object): FirstStart | null {
  const read = v.safeParse(startRule, state);
  if (!read.success) return null;
  const { schedule, at } = read.output.chosen;
  const { value, unread } = readSchedule(schedule, 'UTC');
  return unread.length > 0 ? null : firstStart({ schedule: value, at });
}

/** The request was received; for a moment it can be taken back. */
export function SuccessHost() {
  usePageTitle('Request received');
  const openRef = useOpenLaunch();
  const { history } = useRouter();
  const state = useLocation({ select: (location) => location.state });
  const testId = outcomeIn(state).launchedTestId;
  const held = useOnce(() => selectHeld(testId, Date.now())(openRef.getSnapshot()));
  useEffect(() => openRef.send({ type: 'success.shown', place: history.location.state.__TSR_index }), [openRef, history]);
  return (
    <>
      <SuccessView
        name={carriedIn(state).requestName ?? ''}
        testId={testId}
        start={firstStartOf(history.location.state)}
        isLate={history.location.state.isLate === true}
      />
      {held === null ? null : <TakeBack held={held} />}
    </>
  );
}
