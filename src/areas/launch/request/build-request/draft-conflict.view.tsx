import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { selectChosen, selectDraft, selectFlags, selectNewer } from '#machines/flows/launch/request/build-request.selectors.ts';
import { draftDifferences } from '#schema/rules/launch/draft-differences.ts';
import type { Difference } from '#schema/rules/launch/draft-differences.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { readerZone } from '#src/ui/reader-dates.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { AbsoluteTime, RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { placed } from '../placed.ts';

const cell = 'min-w-0 px-(--sheet-padding)';
const beside = 'grid grid-cols-[minmax(0,1fr)] desk:grid-cols-2';

type StateProps = { readonly title: string; readonly children: ReactNode; readonly action: ReactNode };

function State({ title, children, action }: StateProps) {
  return (
    <div className={`${cell} flex flex-col items-start gap-0.5 py-3.5`}>
      <h2 className="text-head">{title}</h2>
      <p className="text-ink-2">{children}</p>
      <div className="pt-2.5">{action}</div>
    </div>
  );
}

function SavedAt({ at }: { readonly at: string | null }) {
  if (at === null) return 'Saved elsewhere.';
  return (
    <>
      Saved <RelativeTime at={at} underMinute="just now" />, <AbsoluteTime at={at} zone={readerZone()} />
    </>
  );
}

function Value({ whose, children }: { readonly whose: string; readonly children: string }) {
  return (
    <div className={`${cell} max-desk:flex max-desk:gap-2`}>
      <dt className="shrink-0 text-ink-3 max-desk:w-14 desk:sr-only">{whose}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Line({ of, label, mine, theirs }: Difference) {
  return (
    <li className="flex flex-col gap-1 border-t border-line py-2.5">
      <p className={`${cell} text-small text-ink-2 [overflow-wrap:anywhere]`}>
        {of === null ? null : <bdi className="font-name">{of}: </bdi>}
        {label}
      </p>
      <dl className={`${beside} gap-y-1`}>
        <Value whose="Here">{mine}</Value>
        <Value whose="Newer">{theirs}</Value>
      </dl>
    </li>
  );
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const more = differences.length - launchLimits.differences;
  if (differences.length === 0)
    return <p className={`${cell} border-t border-line py-3 text-ink-2`}>Both say the same. Nothing is lost either way.</p>;
  return (
    <ul aria-label="What differs">
      {placed(differences.slice(0, launchLimits.differences)).map(({ key, one }) => (
        <Line key={key} {...one} />
      ))}
      {more > 0 ? <li className={`${cell} border-t border-line py-2.5 text-ink-2`}>and {more} more</li> : null}
    </ul>
  );
}

export function DraftConflictView({ actorRef }: { readonly actorRef: BuildRequestActorRef }) {
  const draft = useSelector(actorRef, selectDraft);
  const newer = useSelector(actorRef, selectNewer);
  const flags = useSelector(actorRef, selectFlags);
  const chosen = useSelector(actorRef, selectChosen);
  const differences = useMemo(() => (newer === null ? [] : draftDifferences(draft, newer.draft, flags)), [draft, newer, flags]);
  useLostFocus();
  return (
    <Page narrow>
      <PageHeader title="Launch request" sentence="Read only until you choose." />
      <Banner hue="warning" live title="This draft was changed in another tab or browser.">
        Choose which one to continue with. The other is kept as a draft of its own.
      </Banner>
      <Sheet label="The two drafts">
        <div className={`${beside} max-desk:divide-y max-desk:divide-line desk:divide-x desk:divide-line`}>
          <State
            title="What you typed here"
            action={
              <Button kind="primary" busy={chosen === 'mine'} onPress={() => actorRef.send({ type: 'draft.keepMine' })}>
                Keep what I typed here
              </Button>
            }
          >
            Kept on this device only.
          </State>
          <State
            title="The newer draft"
            action={
              <Button busy={chosen === 'theirs'} onPress={() => actorRef.send({ type: 'draft.takeTheirs' })}>
                Use the newer draft
              </Button>
            }
          >
            <SavedAt at={newer?.savedAt ?? null} />
          </State>
        </div>
        <Differences differences={differences} />
      </Sheet>
    </Page>
  );
}
