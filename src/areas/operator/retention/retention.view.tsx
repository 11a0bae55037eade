import type { FormActorRef } from '#machines/lib/form.ts';
import { selectTyped } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { removalNotices } from '#schema/vocabulary/retention.ts';
import { FormModal } from '#src/form-modal.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { sizeWords } from '#schema/vocabulary/counted.ts';
import type { HoldShown, OperatorRetention } from './retention.documents.ts';

type Shown = ResultOf<typeof OperatorRetention>;
export type ShownHold = ResultOf<typeof HoldShown>;
type Going = Shown['operatorRetention']['organizations'];

const number = new Intl.NumberFormat('en');

function GoingTable({ organizations }: { readonly organizations: Going }) {
  return (
    <Table label="About to be removed">
      <thead>
        <tr>
          <Th>Organization</Th>
          <Th>First removal</Th>
          <Th num>Tests</Th>
          <Th num>Results</Th>
          <Th num>Files</Th>
          <Th num>Size</Th>
        </tr>
      </thead>
      <tbody>
        {organizations.map(({ id, name, firstRemovalAt, testsCount, resultsCount, filesCount, bytes, heldCount }) => (
          <Tr key={id}>
            <Td head className="desk:min-w-48 desk:[overflow-wrap:anywhere]">
              <Link href={`/operator/organizations/${id}`}>{name}</Link>
              {heldCount === 0 ? null : (
                <span className="mt-1 block">
                  <Pill hue="warning">{heldCount === testsCount ? 'On hold' : `${number.format(heldCount)} on hold`}</Pill>
                </span>
              )}
            </Td>
            <Td label="First removal">
              <DayOf at={firstRemovalAt} />
            </Td>
            <Td num label="Tests">
              {number.format(testsCount)}
            </Td>
            <Td num label="Results">
              {number.format(resultsCount)}
            </Td>
            <Td num label="Files">
              {number.format(filesCount)}
            </Td>
            <Td num label="Size">
              {sizeWords(bytes)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function HoldsTable({ holds, renderLift }: { readonly holds: readonly ShownHold[]; readonly renderLift: (hold: ShownHold) => ReactNode }) {
  return (
    <Table label="Legal holds">
      <thead>
        <tr>
          <Th>Organization</Th>
          <Th>What is kept</Th>
          <Th>Reason</Th>
          <Th>Placed</Th>
          <Th num hideLabel>
            Lift
          </Th>
        </tr>
      </thead>
      <tbody>
        {holds.map((hold) => (
          <Tr key={hold.id}>
            <Td head className="desk:min-w-40 [overflow-wrap:anywhere]">
              {hold.organizationName}
            </Td>
            <Td label="What is kept">{hold.testCode ?? 'Everything'}</Td>
            <Td className="desk:min-w-40 [overflow-wrap:anywhere]">{hold.reason}</Td>
            <Td label="Placed">
              <RelativeTime at={hold.placedAt} underMinute="just now" />
              {hold.placedBy === null ? null : <span className="block text-small text-ink-3">{hold.placedBy}</span>}
            </Td>
            <Td num>{renderLift(hold)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

type RetentionViewProps = {
  /** Null until it was read. */
  readonly retention: Shown['operatorRetention'] | null;
  /** What stands there instead. */
  readonly unread: ReactNode;
  readonly renderLift: (hold: ShownHold) => ReactNode;
};

/** How much of whom is about to be removed, and what is kept from it. */
export function RetentionView({ retention, unread, renderLift }: RetentionViewProps) {
  return (
    <>
      <Sheet label="About to be removed">
        <SheetHead title="About to be removed" {...(retention !== null && { count: retention.organizations.length })} />
        <p className="border-b border-line px-4 py-3 text-ink-2">
          Tests go {limits.retentionMonths} months after they ended, with all that hangs on them. Customers are told {removalNotices.days}{' '}
          days before.
        </p>
        {retention === null ? (
          unread
        ) : retention.organizations.length === 0 ? (
          <EmptyState title="Nothing is about to be removed">What ends its time within a month appears here.</EmptyState>
        ) : (
          <GoingTable organizations={retention.organizations} />
        )}
      </Sheet>
      {retention === null ? null : (
        <Sheet label="Legal holds">
          <SheetHead title="Legal holds" count={retention.holds.length} />
          {retention.holds.length === 0 ? (
            <EmptyState title="Nothing is on hold">Place a legal hold to keep an organization or a test beyond its time.</EmptyState>
          ) : (
            <HoldsTable holds={retention.holds} renderLift={renderLift} />
          )}
        </Sheet>
      )}
    </>
  );
}

type PlaceHoldViewProps = { readonly actorRef: FormActorRef; readonly organizations: Shown['operatorOrganizations'] };

/** Asks what is to be kept, and why. */
export function PlaceHoldView({ actorRef, organizations }: PlaceHoldViewProps) {
  const organization = useField<string | null>(actorRef, 'organizationId');
  const testCode = useField(actorRef, 'testCode');
  const reason = useField(actorRef, 'reason');
  return (
    <FormModal actorRef={actorRef} title="Place a legal hold" action="Place hold">
      <p className="text-ink-2">While a hold stands, on one test too, nobody of the organization is forgotten either.</p>
      <ComboBox
        label="Organization"
        name="organizationId"
        isRequired
        options={organizations.map(({ id, name }) => ({ id, label: name }))}
        {...organization}
        value={useSelector(actorRef, selectTyped<string | null>('organizationId'))}
      />
      <TextField
        label="Test"
        name="testCode"
        optional
        autoComplete="off"
        {...testCode}
        hint="Its code, such as NW-412. Empty: everything of the organization is kept."
      />
      <TextField label="Reason" name="reason" isRequired autoComplete="off" {...reason} hint="Operators alone read it." />
    </FormModal>
  );
}
