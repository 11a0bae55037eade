import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import {
  selectDraft,
  selectFlags,
  selectIsUnanswered,
  selectShowsProblems,
  selectNow,
  selectStage,
  selectTests,
} from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectLaunchReason, selectReadiness } from '#machines/flows/launch/request/readiness.selectors.ts';
import { notAnswered } from '#machines/flows/launch/request/build-request.rules.ts';
import { approvalField, creditsField, hourField, requestReadiness } from '#schema/rules/launch/readiness.ts';
import type { ReadinessLine, RequestFacts, RoomLine } from '#schema/rules/launch/readiness.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Rail } from '#src/ui/page.tsx';
import { ReadinessSheet } from '#src/areas/launch/request/readiness-sheet.tsx';
import { sheetLines } from '../../estimate/estimate-launch/sheet-lines.ts';
import { fieldId, wizardPlace } from '../launch-places.ts';

type RequestProps = { readonly actorRef: BuildRequestActorRef };
type LaunchProps = RequestProps & { readonly room: readonly RoomLine[]; readonly cost: string | null };
type RailProps = LaunchProps & { readonly estimate: ReactNode; readonly facts: RequestFacts };
type ActionsProps = LaunchProps & { readonly short: ReactNode };

const creditUsagePlace = '/organization-user/credit-usage';

function placeOf({ test, step, field }: ReadinessLine, tests: readonly RequestTest[]): string | undefined {
  if (field === hourField) return undefined;
  if (field === creditsField || field === approvalField) return creditUsagePlace;
  const at = test === null ? undefined : tests[test];
  return at === undefined ? `#${fieldId(field)}` : wizardPlace(at.id, step, field);
}

function LaunchButton({ actorRef, room, cost }: LaunchProps) {
  const stage = useSelector(actorRef, selectStage);
  const missing = useSelector(actorRef, selectLaunchReason);
  const isUnanswered = useSelector(actorRef, selectIsUnanswered);
  const lines = useSelector(actorRef, selectReadiness);
  const tests = useSelector(actorRef, selectTests);
  const [first] = lines;
  const lacking = room.find(({ level }) => level === 'blocker');
  const reason = missing ?? (isUnanswered ? null : (lacking?.text ?? null));
  const short = reason === null ? (room.find(({ level }) => level === 'warning')?.text ?? null) : null;
  const fix =
    first?.level === 'blocker' ? placeOf(first, tests) : missing === null && lacking?.field === creditsField ? creditUsagePlace : undefined;
  return (
    <>
      <Button
        kind="primary"
        size="large"
        wide
        keys="Ctrl Enter"
        busy={stage === 'launching'}
        disabledReason={reason}
        reason="below"
        fix={
          reason === null || fix === undefined ? null : (
            <Link
              href={fix}
              className="touch:relative touch:after:absolute touch:after:-inset-x-2.5 touch:after:-top-4.5 touch:after:-bottom-2.5 touch:after:content-['']"
            >
              Fix it
            </Link>
          )
        }
        onPress={() => actorRef.send({ type: 'request.launch' })}
      >
        <span>
          {isUnanswered ? 'Try again' : launchTexts.launchRequest}
          {isUnanswered || cost === null ? null : <span aria-hidden="true">{` for ${cost}`}</span>}
        </span>
      </Button>
      {cost === null ? null : <p className="sr-only">{`It takes ${cost}.`}</p>}
      {short === null ? null : <p className="pt-1.5 text-small text-warning">{`${short}.`}</p>}
    </>
  );
}

export function RequestRailView({ actorRef, estimate, room, cost, facts }: RailProps) {
  const draft = useSelector(actorRef, selectDraft);
  const flags = useSelector(actorRef, selectFlags);
  const now = useSelector(actorRef, selectNow);
  const isUnanswered = useSelector(actorRef, selectIsUnanswered);
  const isTried = useSelector(actorRef, selectShowsProblems);
  const lines = useMemo(() => requestReadiness(draft, flags, now, facts, room), [draft, flags, now, facts, room]);
  return (
    <Rail label="Estimate, readiness and launch">
      {estimate}
      <ReadinessSheet isTried={isTried} lines={sheetLines(lines, (line) => placeOf(line, draft.tests))} />
      {isUnanswered ? (
        <Banner hue="danger" title="No answer" live>
          {notAnswered}
        </Banner>
      ) : null}
      <div className="max-desk:hidden wide:sticky wide:-bottom-1 wide:-mx-1 wide:-mb-1 wide:bg-ground wide:p-1">
        <LaunchButton actorRef={actorRef} room={room} cost={cost} />
      </div>
    </Rail>
  );
}

export function RequestActionsView({ actorRef, short, room, cost }: ActionsProps) {
  return (
    <ActionBar>
      <div className="flex flex-col gap-1.5">
        {short}
        <LaunchButton actorRef={actorRef} room={room} cost={cost} />
      </div>
    </ActionBar>
  );
}
