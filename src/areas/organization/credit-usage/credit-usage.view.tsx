import type { ResultOf } from '#schema/generated/client/gql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { creditsWords, movementLabel, movementWords } from '#schema/rules/credits.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { ListMore } from '#src/ui/load-more.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, Skeleton, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import type { CreditUsage } from './credit-usage.documents.ts';

type Account = NonNullable<ResultOf<typeof CreditUsage>['getCurrentOrganizationUser']['organization']['creditAccount']>;
export type CreditMovement = Account['transactions']['nodes'][number];

type CreditUsageViewProps = {
  readonly balance: number;
  readonly transactions: readonly CreditMovement[];
  readonly isLoadingMore: boolean;
  /** Whether the next page did not come. */
  readonly isCut: boolean;
  readonly onMore: (() => void) | null;
  /** Whether all transactions are asked for, and not those of a period alone. */
  readonly isWhole: boolean;
  /** The choice of the period and what can be done with it. */
  readonly head?: ReactNode;
  /** Between the balance and its transactions. */
  readonly chart?: ReactNode;
};

function Balance({ balance }: { readonly balance: number }) {
  const isOut = balance <= 0;
  return (
    <Sheet label="Balance">
      <SheetHead title="Balance" />
      <SheetBody className="flex flex-col gap-1">
        <p className={`text-figure ${isOut ? 'text-danger' : ''}`}>{creditsWords(balance)}</p>
        {isOut ? <p className="text-danger">Contact your Customer Success Manager to top up</p> : null}
      </SheetBody>
    </Sheet>
  );
}

/** Stands where both will, with the choice of the period at its place. */
export function CreditUsageWaiting({ head }: { readonly head: ReactNode }) {
  return (
    <>
      <Sheet label="Balance">
        <SheetHead title="Balance" />
        <SheetBody className="animate-late">
          <Skeleton width={180} height={32} />
        </SheetBody>
      </Sheet>
      <Sheet label="Transactions">
        <SheetHead title="Transactions">{head}</SheetHead>
        <Loading label="Loading credit usage">
          <SkeletonRows rows={8} />
        </Loading>
      </Sheet>
    </>
  );
}

function What({ movement }: { readonly movement: CreditMovement }) {
  const { lead, name } = movementWords({ ...movement, subject: movement.subject ?? null });
  const url = movement.subject?.url ?? null;
  return (
    <>
      {lead}
      {name === null || url === null ? name : <Link href={url}>{name}</Link>}
    </>
  );
}

function MovementRow({ movement }: { readonly movement: CreditMovement }) {
  const { createdAt, amount, balanceAfterTransaction: left, subject } = movement;
  return (
    <Tr>
      <Td head className="desk:min-w-64 desk:[overflow-wrap:anywhere] print:min-w-0">
        <What movement={movement} />
      </Td>
      <Td>
        <Pill hue={amount > 0 ? 'success' : 'neutral'}>{movementLabel({ amount, subject: subject ?? null })}</Pill>
      </Td>
      <Td>
        <RelativeTime at={createdAt} underMinute="just now" />
      </Td>
      <Td num label="Amount" className="whitespace-nowrap">
        <span className={amount > 0 ? 'text-success' : undefined}>
          {amount > 0 ? '+' : ''}
          {creditsWords(amount)}
        </span>
      </Td>
      <Td num label="Balance" className="whitespace-nowrap">
        <span className={left < 0 ? 'text-danger' : undefined}>{creditsWords(left)}</span>
      </Td>
    </Tr>
  );
}

/** What is left, and what was paid and refunded, newest first. */
export function CreditUsageView({ balance, transactions, isLoadingMore, isCut, onMore, isWhole, head, chart }: CreditUsageViewProps) {
  return (
    <>
      <Balance balance={balance} />
      {chart}
      <Sheet label="Transactions">
        <SheetHead title="Transactions">{head}</SheetHead>
        {transactions.length === 0 ? (
          <EmptyState
            title={
              isWhole
                ? 'Your credit usage history is empty. Please contact customer support to add credits to your account and start testing'
                : 'No credits moved in this period'
            }
          />
        ) : (
          <Table label="Transactions">
            <thead>
              <tr>
                <Th>Transaction</Th>
                <Th>Type</Th>
                <Th>When</Th>
                <Th num>Amount</Th>
                <Th num>Balance</Th>
              </tr>
            </thead>
            <tbody>
              {transactions.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </tbody>
          </Table>
        )}
        <ListMore
          shown={transactions.length}
          total={null}
          pageSize={pageSizes.creditTransactions}
          noun="transactions"
          label="View more"
          busy={isLoadingMore}
          isCut={isCut}
          onPress={onMore}
        />
      </Sheet>
    </>
  );
}
