import { selectSearchStage } from '#machines/flows/supervised/select-testers.ts';
import type { SelectTestersActorRef } from '#machines/flows/supervised/select-testers.ts';
import { selectHasFewTesters, selectIsAutomatic, selectMatch, selectPart, selectSearch } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { chosenFrom, enterNumber, fewerTesters, listedOf, whyChosen } from '#machines/flows/supervised/tester-group.rules.ts';
import { tooManyResults } from '#schema/rules/supervised/launch-supervised-test.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { Banner } from '#src/ui/banner.tsx';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusField } from '#src/ui/focus.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { TargetingField } from '../tester/targeting-options.ts';
import { CostsView } from './costs.view.tsx';
import { TesterTable } from './tester-table.tsx';

type MatchingViewProps = {
  readonly actorRef: TesterGroupActorRef;
  readonly organization: string;
  readonly fields: readonly TargetingField[];
};

const printed = new Intl.NumberFormat('en');

function Head({ actorRef, isSearching }: { readonly actorRef: TesterGroupActorRef; readonly isSearching: boolean }) {
  const match = useSelector(actorRef, selectMatch);
  const numberOfResultsNeeded = useSelector(actorRef, selectPart('numberOfResultsNeeded'));
  const isAutomatic = useSelector(actorRef, selectIsAutomatic);
  if (match === null) return null;
  const { selected, backups } = chosenFrom(match, { numberOfResultsNeeded });
  const needed = numberOfResultsNeeded ?? 0;
  const asBackups = counted(backups.length, 'backup', 'backups');
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 py-3">
      <p role="status" aria-busy={isSearching} className={`flex flex-wrap items-baseline gap-x-2 ${isSearching ? 'opacity-60' : ''}`}>
        <span className="text-figure">{printed.format(match.totalNumber)}</span>
        <span>
          {match.totalNumber === 1 ? 'tester matches' : 'testers match'}
          {isAutomatic ? `, ${selected.length} selected, ${asBackups}` : ''}
        </span>
        {isSearching ? <BusyTicks className="ml-auto self-center text-accent-solid" /> : null}
      </p>
      {isAutomatic ? (
        <Ranks
          label={`${selected.length} of ${needed} results covered, ${asBackups}`}
          segments={[
            { kind: 'done', count: selected.length },
            { kind: 'live', count: backups.length },
            { kind: 'to_come', count: Math.max(0, needed - selected.length) },
          ]}
        />
      ) : null}
    </div>
  );
}

const sheetId = 'matching-testers';

function Removed({ actorRef }: { readonly actorRef: TesterGroupActorRef }) {
  const removed = useSelector(actorRef, selectPart('removed'));
  if (removed.length === 0) return null;
  const putBack = () => {
    const sheet = document.getElementById(sheetId);
    const list = sheet?.querySelector('table') ?? sheet;
    if (list !== null) focusField(list);
    actorRef.send({ type: 'testers.restore' });
  };
  return (
    <p className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5 text-small text-ink-2">
      {`Taken out: ${removed.map(({ fullName }) => fullName).join(', ')}`}
      <Button kind="ghost" size="small" onPress={putBack}>
        Put back
      </Button>
    </p>
  );
}

function Found({ actorRef, searchRef, organization, fields }: MatchingViewProps & { readonly searchRef: SelectTestersActorRef }) {
  const stage = useSelector(searchRef, selectSearchStage);
  const match = useSelector(actorRef, selectMatch);
  const isShort = useSelector(actorRef, selectHasFewTesters);
  const needed = useSelector(actorRef, selectPart('numberOfResultsNeeded'));
  const isAutomatic = useSelector(actorRef, selectIsAutomatic);
  if (stage === 'unasked') return <EmptyState title={needed === null ? enterNumber : tooManyResults} />;
  if (stage === 'failed')
    return <LoadFailure title="The matching testers could not be loaded." onRetry={() => searchRef.send({ type: 'search.retry' })} />;
  if (match === null)
    return (
      <Loading label="Looking for testers">
        <SkeletonRows rows={8} avatar />
      </Loading>
    );
  return (
    <>
      <Head actorRef={actorRef} isSearching={stage === 'searching'} />
      {isShort ? (
        <div className="px-4 pt-3">
          <Banner hue="warning" title={fewerTesters} live />
        </div>
      ) : null}
      <CostsView actorRef={actorRef} fields={fields} />
      <TesterTable actorRef={actorRef} searchRef={searchRef} organization={organization} isDimmed={stage === 'searching'} />
      <p className="border-t border-line px-4 py-2.5 text-small text-ink-3">
        {`${printed.format(listedOf(match).length)} of ${printed.format(match.totalNumber)} listed by rank.`}
        {isAutomatic ? ` ${whyChosen(match, { numberOfResultsNeeded: needed })}` : ''}
      </p>
    </>
  );
}

/** The testers that fit a group, as its filters change. */
export const MatchingView = memo(function Matching({ actorRef, organization, fields }: MatchingViewProps) {
  const searchRef = useSelector(actorRef, selectSearch);
  return (
    <Sheet id={sheetId} label="Matching testers" className="desk:col-start-2 full:col-start-3 full:row-start-1">
      {searchRef === undefined ? null : <Found actorRef={actorRef} searchRef={searchRef} organization={organization} fields={fields} />}
      <Removed actorRef={actorRef} />
    </Sheet>
  );
});

/** How many testers fit a group, in two lines at the foot of a phone. */
export function MatchNoteView({ actorRef }: { readonly actorRef: TesterGroupActorRef }) {
  const match = useSelector(actorRef, selectMatch);
  const numberOfResultsNeeded = useSelector(actorRef, selectPart('numberOfResultsNeeded'));
  const isAutomatic = useSelector(actorRef, selectIsAutomatic);
  if (match === null) return null;
  const covered = chosenFrom(match, { numberOfResultsNeeded }).selected.length;
  return (
    <p className="flex min-w-0 flex-col justify-center leading-snug">
      <b className="font-strong">{`${printed.format(match.totalNumber)} match`}</b>
      {isAutomatic ? <span className="text-small text-ink-3">{`${covered} of ${numberOfResultsNeeded ?? 0} covered`}</span> : null}
    </p>
  );
}
