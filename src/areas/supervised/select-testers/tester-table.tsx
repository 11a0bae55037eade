import { selectIsAutomatic, selectMatch, selectPart } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { chosenFrom, listedOf, placeOf } from '#machines/flows/supervised/tester-group.rules.ts';
import { selectBrowsing } from '#machines/flows/supervised/select-testers.ts';
import type { SelectTestersActorRef, MatchedTester } from '#machines/flows/supervised/select-testers.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { leaveRow } from '#src/ui/focus.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useState } from 'react';

type TesterTableProps = {
  readonly actorRef: TesterGroupActorRef;
  readonly searchRef: SelectTestersActorRef;
  readonly organization: string;
  readonly isDimmed: boolean;
};
type Place = 'selected' | 'backups' | null;

const drawnAtOnce = 50;
const availabilityWords: Readonly<Record<string, string>> = { available: 'Available now', busy: 'Busy', away: 'Away' };

function PlacePill({ place }: { readonly place: Place }) {
  if (place === 'selected') return <Pill hue="accent">Selected</Pill>;
  return place === 'backups' ? <Pill>Backup</Pill> : null;
}

function Rank({ value }: { readonly value: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="h-1.5 w-14 overflow-hidden rounded-tick bg-sunken max-wide:hidden">
        <span className="block h-full bg-accent-solid" style={{ width: `${value}%` }} />
      </span>
      <span className="tabular-nums">{value}</span>
    </span>
  );
}

/** An address, which ends a line before its domain rather than within. */
function Address({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="block text-small text-ink-3 [overflow-wrap:anywhere] desk:hidden">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

type ActionsProps = {
  readonly actorRef: TesterGroupActorRef;
  readonly tester: MatchedTester;
  readonly place: Place;
  readonly isAutomatic: boolean;
};

function Actions({ actorRef, tester, place, isAutomatic }: ActionsProps) {
  if (isAutomatic)
    return (
      <span className="flex items-center justify-end gap-1">
        <PlacePill place={place} />
        <IconButton
          small
          icon={X}
          label={`Remove ${tester.fullName}`}
          onPress={() => {
            leaveRow();
            actorRef.send({ type: 'tester.remove', testerId: tester.id });
          }}
        />
      </span>
    );
  if (place !== null) return <PlacePill place={place} />;
  return (
    <span className="flex items-center justify-end gap-1">
      <Button
        size="small"
        label={`Add ${tester.fullName}`}
        disabledReason={tester.backupOnly ? 'May only be a backup.' : null}
        reason="hidden"
        onPress={() => actorRef.send({ type: 'tester.add', testerId: tester.id, place: 'selected' })}
      >
        Add
      </Button>
      <Button
        size="small"
        kind="ghost"
        label={`Add ${tester.fullName} as backup`}
        onPress={() => actorRef.send({ type: 'tester.add', testerId: tester.id, place: 'backups' })}
      >
        Backup
      </Button>
    </span>
  );
}

type GoOnProps = {
  readonly searchRef: SelectTestersActorRef;
  readonly left: number;
  /** Whether more are here than are drawn. */
  readonly isListed: boolean;
  readonly onDraw: () => void;
};

/** Leads on to the end of the list, fifty at a time. */
function GoOn({ searchRef, left, isListed, onDraw }: GoOnProps) {
  const browsing = useSelector(searchRef, selectBrowsing);
  if (!isListed && browsing === 'ended') return null;
  const more = `Show ${Math.min(drawnAtOnce, left)} more`;
  return (
    <Button
      kind="ghost"
      size="small"
      className="mx-2 my-1.5"
      busy={browsing === 'going'}
      onPress={() => {
        onDraw();
        if (!isListed) searchRef.send({ type: 'testers.browse' });
      }}
    >
      {browsing === 'failed' && !isListed ? 'More testers could not be loaded. Retry' : more}
    </Button>
  );
}

/** The best testers of a group, and what becomes of each. On a phone that stands beside the name, and the facts below. */
export function TesterTable({ actorRef, searchRef, organization, isDimmed }: TesterTableProps) {
  const match = useSelector(actorRef, selectMatch);
  const numberOfResultsNeeded = useSelector(actorRef, selectPart('numberOfResultsNeeded'));
  const selectedByHand = useSelector(actorRef, selectPart('selected'));
  const backupsByHand = useSelector(actorRef, selectPart('backups'));
  const isAutomatic = useSelector(actorRef, selectIsAutomatic);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  if (match === null || match.testers.length === 0)
    return <EmptyState title="No testers match this group">Relax a filter of the group.</EmptyState>;
  const chosen = chosenFrom(match, { numberOfResultsNeeded });
  const selected = new Set(chosen.selected.map(({ id }) => id));
  const backups = new Set(chosen.backups.map(({ id }) => id));
  const listed = listedOf(match);
  const place = (tester: MatchedTester): Place => {
    if (isAutomatic) return selected.has(tester.id) ? 'selected' : backups.has(tester.id) ? 'backups' : null;
    return placeOf({ selected: selectedByHand, backups: backupsByHand }, tester);
  };
  return (
    <div className={isDimmed ? 'opacity-60' : ''}>
      <Table label="Matching testers">
        <thead>
          <tr>
            <Th>Tester</Th>
            <Th>Rank</Th>
            <Th>Availability</Th>
            <Th num>{`Tested for ${organization}`}</Th>
            <Th num hideLabel>
              Place
            </Th>
          </tr>
        </thead>
        <tbody>
          {listed.slice(0, drawn).map((tester) => (
            <Tr key={tester.id} rowKey={tester.id}>
              <Td head className="max-desk:grow max-desk:basis-[calc(100%-10rem)]!">
                <span className="flex items-center gap-2.5">
                  <Avatar name={tester.fullName} country={tester.country.code} countryName={tester.country.name} />
                  <span className="min-w-0">
                    <span className="block">{tester.fullName}</span>
                    <Address email={tester.email} />
                  </span>
                </span>
              </Td>
              <Td label="Rank" className="max-desk:order-1">
                <Rank value={tester.rankPercentile} />
              </Td>
              <Td className="max-desk:order-1">
                <span className={`whitespace-nowrap ${tester.availability === 'available' ? 'text-success' : 'text-ink-2'}`}>
                  {availabilityWords[tester.availability] ?? tester.availability}
                </span>
              </Td>
              <Td num className="max-desk:order-1">
                {tester.testedForCustomer ? 'Before' : <span className="text-ink-3">First time</span>}
              </Td>
              <Td num className="max-desk:basis-36">
                <Actions actorRef={actorRef} tester={tester} place={place(tester)} isAutomatic={isAutomatic} />
                {tester.backupOnly ? <span className="block text-small text-ink-3">May only be a backup</span> : null}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <GoOn
        searchRef={searchRef}
        left={match.totalNumber - Math.min(drawn, listed.length)}
        isListed={listed.length > drawn}
        onDraw={() => setDrawn(drawn + drawnAtOnce)}
      />
    </div>
  );
}
