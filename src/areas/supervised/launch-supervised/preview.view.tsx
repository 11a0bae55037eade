import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { testersOf } from '#machines/flows/supervised/launch-supervised.rules.ts';
import {
  selectGroups,
  selectIsLaunched,
  selectIsLaunching,
  selectLaunchRefusal,
  selectReceipt,
  selectValues,
} from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { useSelector } from '@xstate/react';
import { Pencil, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TargetingOffer } from '../tester/targeting-options.ts';
import { GroupPreview, TestPreview } from './preview-parts.view.tsx';
import { UnreadView } from './unread.view.tsx';

type PreviewViewProps = {
  readonly actorRef: LaunchSupervisedActorRef;
  readonly back: BackLink;
  /** Where the request is that the test is launched from. */
  readonly request: string;
  readonly offer: TargetingOffer;
  /** What the expected crowd comes to. */
  readonly figures?: ReactNode;
  /** What the organization lacks for a launch: credits, or tests of the hour. */
  readonly lacking?: string | null;
  /** What all testers are paid, in words; null while that is not known. */
  readonly payout?: string | null;
};

const launchedAlready = 'This test has been launched.';
const onItsWay = 'The test is being launched.';
const nobody = { selected: [], backups: [] };

type ActionsProps = Pick<PreviewViewProps, 'actorRef' | 'lacking' | 'payout'> & { readonly isShort?: boolean };

function Actions({ actorRef, lacking = null, payout = null, isShort = false }: ActionsProps) {
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const isLaunched = useSelector(actorRef, selectIsLaunched);
  const refusal = useSelector(actorRef, selectLaunchRefusal);
  const receipt = useSelector(actorRef, selectReceipt);
  return (
    <>
      {receipt === null ? null : <LinkButton href={receipt.resultsPageUrl}>View test results</LinkButton>}
      {isShort && isLaunched ? null : (
        <Button
          icon={Pencil}
          disabledReason={isLaunched ? launchedAlready : isLaunching ? onItsWay : null}
          reason="hidden"
          onPress={() => actorRef.send({ type: 'preview.leave' })}
        >
          Edit test
        </Button>
      )}
      <Button
        kind="primary"
        icon={Rocket}
        busy={isLaunching}
        disabledReason={isLaunched ? launchedAlready : (refusal ?? lacking)}
        reason="hidden"
        onPress={() => actorRef.send({ type: 'test.launch' })}
      >
        {isLaunched ? 'Test launched' : 'Launch test'}
        {isLaunched || payout === null ? null : <span className="font-normal tabular-nums">{` for ${payout}`}</span>}
      </Button>
    </>
  );
}

function Cases({ actorRef }: Pick<PreviewViewProps, 'actorRef'>) {
  const { cases } = useSelector(actorRef, selectValues);
  if (cases.length === 0) return null;
  return (
    <Sheet label="Test cases">
      <SheetHead title="Test cases" count={cases.length} />
      <SheetBody>
        <ShortList label="Test cases" numbered most={launchLimits.shortList}>
          {cases.map(({ name }) => name)}
        </ShortList>
      </SheetBody>
    </Sheet>
  );
}

/** A supervised test as it will be launched. */
export function PreviewView({ actorRef, back, request, offer, figures, lacking = null, payout = null }: PreviewViewProps) {
  const groups = useSelector(actorRef, selectGroups);
  const refusal = useSelector(actorRef, selectLaunchRefusal);
  const isLaunched = useSelector(actorRef, selectIsLaunched);
  const testers = testersOf(groups);
  return (
    <>
      <Page narrow>
        <PageHeader
          title="Preview"
          back={back}
          actions={
            <span className="flex flex-wrap gap-2 max-desk:hidden">
              <Actions actorRef={actorRef} lacking={lacking} payout={payout} />
            </span>
          }
        />
        {refusal === null || isLaunched ? null : (
          <Banner hue="warning" title={refusal} live action={<Link href={request}>Back to the request</Link>}>
            It cannot be launched again from here.
          </Banner>
        )}
        {isLaunched ? null : <UnreadView actorRef={actorRef} />}
        <TestPreview actorRef={actorRef} />
        {figures === undefined ? null : (
          <Sheet label="Expected crowd">
            <SheetBody>{figures}</SheetBody>
          </Sheet>
        )}
        <h2 className="text-head">Tester groups</h2>
        {offer.stage === 'failed' ? (
          <Banner
            hue="warning"
            title="The names of the targeting could not be loaded."
            action={<Button onPress={offer.onRetry}>Retry</Button>}
          />
        ) : null}
        {groups.map((group, at) => (
          <GroupPreview key={group.id} group={group} at={at} testers={testers.get(group.id) ?? nobody} offer={offer} />
        ))}
        <Cases actorRef={actorRef} />
      </Page>
      <ActionBar>
        <Actions actorRef={actorRef} lacking={lacking} payout={payout} isShort />
      </ActionBar>
    </>
  );
}
