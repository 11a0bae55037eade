import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';
import { selectHeld } from '#machines/flows/launch/open-launch.ts';
import { firstStart, bothTimes } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { FirstStart } from '#machines/flows/shared/choose-schedule.rules.ts';
import { readSchedule } from '#schema/rules/launch/schedule.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useOnce } from '#src/ui/local.ts';
import { usePageTitle } from '#src/title.ts';
import { outcomeIn } from '../../connect/external-launch/launch-outcome-state.ts';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { carriedIn } from '../ways-in/launch-state.ts';
import { CircleCheck, Hourglass } from 'lucide-react';
import { launched, useFate } from '#src/launch-approval.tsx';
import type { Fate } from '#src/launch-approval.tsx';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';

function startSentence({ isWeekly, at, timezone }: FirstStart): string {
  const { words, more } = bothTimes(at, timezone, readerLanguage());
  const when = more === null ? words : `${words} (${more})`;
  return isWeekly ? `The first test starts ${when}, and one each week after it.` : `Testing starts ${when}.`;
}

type SuccessProps = {
  readonly name: string;
  /** Null where it is unknown. */
  readonly testId: string | null;
  readonly start: FirstStart | null;
  /** Launched before: only the response was lost. */
  readonly isLate: boolean;
  readonly fate?: Fate;
};

export function SuccessView({ name, testId, start, isLate, fate = launched }: SuccessProps) {
  const { isLaunched, words } = fate;
  const Glyph = isLaunched ? CircleCheck : Hourglass;
  return (
    <Page narrow>
      <Sheet>
        <SheetBody className="flex flex-col items-start gap-3">
          <Glyph aria-hidden="true" size={28} strokeWidth={1.75} className={isLaunched ? 'text-success' : 'text-warning'} />
          <h1 tabIndex={-1} className="text-title">
            {launchTexts.received}
          </h1>
          <p className="text-head [overflow-wrap:anywhere]">{name}</p>
          {words}
          {isLate && isLaunched ? (
            <p>It was launched already: only the answer was lost on its way here. What you changed since is not part of it.</p>
          ) : null}
          {isLaunched ? <p className="text-ink-2">{start === null ? launchTexts.turnaround : startSentence(start)}</p> : null}
          <div className="flex flex-wrap gap-2 pt-2">
            <LinkButton kind="primary" href={testId === null ? '/results' : `/results/${testId}`}>
              {testId === null ? 'View results' : 'View the request'}
            </LinkButton>
            <LinkButton href="/launch">{launchTexts.launchAnother}</LinkButton>
          </div>
        </SheetBody>
      </Sheet>
    </Page>
  );
}

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
  const fate = useFate(testId);
  const held = useOnce(() => selectHeld(testId, Date.now())(openRef.getSnapshot()));
  useEffect(() => openRef.send({ type: 'success.shown', place: history.location.state.__TSR_index }), [openRef, history]);
  return (
    <>
      <SuccessView
        name={carriedIn(state).requestName ?? ''}
        testId={testId}
        start={firstStartOf(history.location.state)}
        isLate={history.location.state.isLate === true}
        fate={fate}
      />
      {held === null ? null : <TakeBack held={held} />}
    </>
  );
}
