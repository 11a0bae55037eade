import type { ReactNode } from 'react';
import { Anchor } from './navigation.tsx';

export type Statistic = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  href?: string | undefined;
  counts?: string | undefined;
};

export function StatisticStrip({ items, label }: { items: readonly Statistic[]; label: string }) {
  return (
    <section aria-label={label} data-sheet="" className="overflow-hidden rounded-sheet border border-line-strong bg-sheet">
      <dl className="-mr-px -mb-px grid grid-cols-2 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
        {items.map(({ label: word, value, note, href, counts }) => (
          <div key={word} className="min-w-0 border-r border-b border-line px-5 py-3 max-desk:px-4">
            <dt className="text-small text-ink-2">{word}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2.5">
              <span className="text-figure">
                {href === undefined ? (
                  value
                ) : (
                  <Anchor href={href} className="thumb inline-block min-w-[30px] rounded-key hover:underline">
                    {value}
                  </Anchor>
                )}
              </span>
              {note ? <span className="text-small text-ink-2">{note}</span> : null}
            </dd>
            {counts === undefined ? null : <dd className="text-small text-ink-3">{counts}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
