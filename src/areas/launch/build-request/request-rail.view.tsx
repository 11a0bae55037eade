import { useSelector } from '@xstate/react';
import type { BuildRequestActorRef } from '#machines/flows/launch/build-request/build-request.machine.ts';
import {
  selectIsUnanswered,
  selectLaunchReason,
  selectReadiness,
  selectStage,
  selectTests,
} from '#machines/flows/launch/build-request/build-request.selectors.ts';
import { notAnswered } from '#machines/flows/launch/build-request/build-request.rules.ts';
import type { ReadinessLine } from '#schema/rules/launch/readiness.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Rail } from '#src/ui/page.tsx';
import { ReadinessSheet } from '#src/ui/readiness-sheet.tsx';
import { fieldId, wizardPlace } from './launch-places.ts';

type RequestRailProps = { readonly actorRef: BuildRequestActorRef };

const kinds = { blocker: 'block', warning: 'warn', hint: 'done', done: 'done' } as const;

function placeOf({ test, step, field }: ReadinessLine, tests: readonly RequestTest[]): string {
  const at = test === null ? undefined : tests[test];
  return at === undefined ? `#${fieldId(field)}` : wizardPlace(at.id, step, field);
}

function LaunchButton({ actorRef }: RequestRailProps) {
  const stage = useSelector(actorRef, selectStage);
  const reason = useSelector(actorRef, selectLaunchReason);
  const isUnanswered = useSelector(actorRef, selectIsUnanswered);
  const lines = useSelector(actorRef, selectReadiness);
  const tests = useSelector(actorRef, selectTests);
  const [first] = lines;
  return (
    <Button
      kind="primary"
      size="large"
      wide
      keys="Ctrl Enter"
      busy={stage === 'launching'}
      disabledReason={reason}
      reason="below"
      fix={reason === null || first === undefined ? null : <Link href={placeOf(first, tests)}>Fix it</Link>}
      onPress={() => actorRef.send({ type: 'request.launch' })}
    >
      {isUnanswered ? 'Try again' : launchTexts.launchRequest}
    </Button>
  );
}

/** What stands in the way of launching, and the way to launch. */
export function RequestRailView({ actorRef }: RequestRailProps) {
  const lines = useSelector(actorRef, selectReadiness);
  const tests = useSelector(actorRef, selectTests);
  const isUnanswered = useSelector(actorRef, selectIsUnanswered);
  return (
    <Rail label="Readiness and launch">
      <ReadinessSheet
        lines={lines.map((line, index) => ({ id: `${index}`, kind: kinds[line.level], text: line.text, href: placeOf(line, tests) }))}
      />
      <p className="text-small text-ink-2">{launchTexts.turnaround}</p>
      {isUnanswered ? (
        <Banner hue="danger" title="No answer" live>
          {notAnswered}
        </Banner>
      ) : null}
      <div className="max-desk:hidden">
        <LaunchButton actorRef={actorRef} />
      </div>
    </Rail>
  );
}

/** The launch button in thumb reach. */
export function RequestActionsView({ actorRef }: RequestRailProps) {
  return (
    <ActionBar>
      <LaunchButton actorRef={actorRef} />
    </ActionBar>
  );
}
