import { payoutWords } from '#machines/flows/supervised/launch-supervised.rules.ts';
import type { crowdFigures } from '#machines/flows/supervised/launch-supervised.rules.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { noRoom, RoomLines } from '#src/domain/room-lines.tsx';
import { Pairs } from '#src/ui/pairs.tsx';

const printed = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const counted = (count: number, one: string): string => `${printed.format(count)} ${one}${count === 1 ? '' : 's'}`;

type CrowdFiguresViewProps = {
  readonly figures: ReturnType<typeof crowdFigures>;
  readonly isMultiplied: boolean;
  /** Credits of the organization; null where it does not pay by credits. */
  readonly balance: number | null;
  /** What the organization may launch, as lines of Readiness. */
  readonly room?: readonly RoomLine[];
};

/** What the expected crowd comes to, in payout and in credits. */
export function CrowdFiguresView({
  figures: { testers, results, payout, plainPayout, credits },
  isMultiplied,
  balance,
  room = noRoom,
}: CrowdFiguresViewProps) {
  return (
    <>
      <Pairs
        items={[
          { label: 'Expected crowd', value: `${counted(testers, 'tester')}, ${counted(results, 'result')}` },
          { label: 'Total payout', value: payoutWords(payout, plainPayout, isMultiplied) },
          ...(balance === null
            ? []
            : [
                { label: 'Credits', value: printed.format(credits) },
                {
                  label: 'Credits before and after',
                  value: (
                    <span className={balance < credits ? 'text-danger' : undefined}>
                      {`${printed.format(balance)} before, ${printed.format(balance - credits)} after`}
                    </span>
                  ),
                },
              ]),
        ]}
      />
      <div className="mt-2">
        <RoomLines room={room} />
      </div>
    </>
  );
}
