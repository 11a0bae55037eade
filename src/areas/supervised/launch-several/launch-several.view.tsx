import {
  selectChosen,
  selectIsLaunching,
  selectIsLoading,
  selectIsUnloaded,
  selectLaunchReason,
  selectOutcome,
  selectRefusal,
  selectSum,
  selectTests,
  selectUnderWay,
} from '#machines/flows/supervised/launch-several.ts';
import type { LaunchSeveralActorRef, SeveralTest } from '#machines/flows/supervised/launch-several.ts';
import { payoutWords } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { creditsWords } from '#schema/rules/credits.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { noRoom, RoomLines } from '#src/domain/room-lines.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { shallowEqual, useSelector } from '@xstate/react';
import { Rocket } from 'lucide-react';

type LaunchSeveralViewProps = {
  readonly actorRef: LaunchSeveralActorRef;
  readonly back: BackLink;
  readonly formOf: (requestedTestId: string) => string;
  /** The results of a test that was launched before, or null. */
  readonly resultsOf: (requestedTestId: string) => string | null;
  /** What the organization may launch. */
  readonly room?: readonly RoomLine[] | undefined;
};
type TestProps = Pick<LaunchSeveralViewProps, 'actorRef' | 'formOf' | 'resultsOf'> & { readonly test: SeveralTest };

/** How the launch of a test stands, in words. */
function Outcome({ actorRef, test }: Omit<TestProps, 'formOf' | 'resultsOf'>) {
  const outcome = useSelector(actorRef, selectOutcome(test.id));
  const isUnderWay = useSelector(actorRef, selectUnderWay) === test.id;
  if (isUnderWay) return <p className="pl-6 text-small text-ink-2">Launching</p>;
  if (outcome === null || outcome.kind === 'launched') return null;
  const words = outcome.kind === 'refused' ? outcome.message : 'The launch was not answered. Try again: the test cannot be launched twice.';
  return <p className="pl-6 text-small text-danger [overflow-wrap:anywhere]">{words}</p>;
}

function Test({ actorRef, test, formOf, resultsOf }: TestProps) {
  const { id, name, problems, groups, testers, payout, plainPayout, isMultiplied, credits } = test;
  const chosen = useSelector(actorRef, selectChosen);
  const refusal = useSelector(actorRef, selectRefusal(id));
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const outcome = useSelector(actorRef, selectOutcome(id));
  const launched = resultsOf(id);
  const results = outcome?.kind === 'launched' ? outcome.receipt.resultsPageUrl : launched;
  const reason = refusal ?? (isLaunching ? 'The tests are being launched.' : null);
  const crowd = `${counted(groups, 'group', 'groups')}, ${counted(testers, 'tester', 'testers')}, ${payoutWords(payout, plainPayout, isMultiplied)}, ${creditsWords(credits)}`;
  return (
    <li className="flex items-start gap-3 border-t border-line px-(--sheet-padding) py-3 first:border-t-0 max-desk:flex-wrap">
      <span className="min-w-0 flex-1">
        <Checkbox
          label={<bdi className="font-name [overflow-wrap:anywhere]">{name === '' ? 'Without a name' : name}</bdi>}
          description={outcome === null && launched !== null ? undefined : crowd}
          checked={chosen.includes(id)}
          disabledReason={reason}
          onChange={() => actorRef.send({ type: 'test.toggle', id })}
        />
        <Outcome actorRef={actorRef} test={test} />
      </span>
      {results !== null ? (
        <LinkButton size="small" href={results} label={`View test results of ${name}`}>
          View test results
        </LinkButton>
      ) : (
        <Link href={formOf(id)}>{problems > 0 ? `${problems} to fix` : 'Form'}</Link>
      )}
    </li>
  );
}

/** What the chosen tests come to, beside what may be launched. */
function Sum({ actorRef, room = noRoom }: Pick<LaunchSeveralViewProps, 'actorRef' | 'room'>) {
  const { tests, testers, payout, plainPayout, credits, isMultiplied } = useSelector(actorRef, selectSum, shallowEqual);
  const paid = `${counted(testers, 'tester', 'testers')}, ${payoutWords(payout, plainPayout, isMultiplied)}, ${creditsWords(credits)}`;
  return (
    <div className="flex flex-col gap-1 border-t border-line px-(--sheet-padding) py-2.5">
      <p role="status" aria-label="Total of the chosen tests">
        {tests === 0 ? 'No test is chosen.' : `${counted(tests, 'test', 'tests')}: ${paid}`}
      </p>
      <RoomLines room={room} />
    </div>
  );
}

/** The requested tests of a request, those that are complete to be launched in one go. */
export function LaunchSeveralView({ actorRef, back, formOf, resultsOf, room }: LaunchSeveralViewProps) {
  const tests = useSelector(actorRef, selectTests);
  const chosen = useSelector(actorRef, selectChosen);
  const isLoading = useSelector(actorRef, selectIsLoading);
  const isUnloaded = useSelector(actorRef, selectIsUnloaded);
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const reason = useSelector(actorRef, selectLaunchReason);
  return (
    <Page narrow>
      <PageHeader
        title="Launch several tests"
        back={back}
        actions={
          <Button
            kind="primary"
            icon={Rocket}
            busy={isLaunching}
            disabledReason={isLaunching ? null : reason}
            onPress={() => actorRef.send({ type: 'tests.launch' })}
          >
            {chosen.length === 0 ? 'Launch' : `Launch ${counted(chosen.length, 'test', 'tests')}`}
          </Button>
        }
      />
      <Sheet>
        {isLoading ? (
          <Loading label="Loading the forms">
            <SkeletonRows rows={3} />
          </Loading>
        ) : null}
        {isUnloaded ? (
          <LoadFailure title="The forms could not be loaded." requestId={null} onRetry={() => actorRef.send({ type: 'load.retry' })} />
        ) : null}
        {isLoading || isUnloaded ? null : (
          <>
            <p className="flex items-center justify-between gap-3 px-(--sheet-padding) py-2.5 text-small text-ink-2">
              <span>Each is launched as its form is now, one after another.</span>
              <Button kind="ghost" size="small" onPress={() => actorRef.send({ type: 'all.toggle' })}>
                All or none
              </Button>
            </p>
            <ul aria-label="Requested tests" className="border-t border-line">
              {tests.map((test) => (
                <Test key={test.id} actorRef={actorRef} test={test} formOf={formOf} resultsOf={resultsOf} />
              ))}
            </ul>
            <Sum actorRef={actorRef} room={room} />
          </>
        )}
      </Sheet>
    </Page>
  );
}
