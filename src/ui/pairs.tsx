import type { ReactNode } from 'react';

export type Pair = { label: string; value: ReactNode };

type PairsProps = {
  items: readonly Pair[];
  spread?: boolean | undefined;
  /** On a phone each value is below its label. */
  long?: boolean | undefined;
};

export function Pairs({ items, spread = false, long = false }: PairsProps) {
  if (spread)
    return (
      <dl className="flex flex-col gap-1.5">
        {items.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl
      className={`grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 max-[360px]:grid-cols-1 ${long ? 'max-desk:grid-cols-1 max-desk:gap-y-0 max-desk:[&>div:not(:last-child)>dd]:mb-2' : ''}`}
    >
      {items.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
