import { useId } from 'react';

type TimesProps = {
  label: string;
  times: readonly { readonly at: string; readonly words: string; readonly more: string | null }[];
  stacked?: boolean | undefined;
};

export function Times({ label, times, stacked = false }: TimesProps) {
  const id = useId();
  return (
    <div className={stacked ? '' : 'flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2'}>
      <span id={id} className={stacked ? 'sr-only' : undefined}>
        {label}
      </span>
      <ul aria-labelledby={id} className={stacked ? 'flex flex-col gap-1' : 'flex flex-wrap gap-x-5 gap-y-1'}>
        {times.map(({ at, words, more }) => (
          <li key={at} className="flex flex-wrap gap-x-1.5 tabular">
            <time dateTime={at} className="whitespace-nowrap text-ink">
              {words}
            </time>
            {more === null ? null : <span className="whitespace-nowrap text-ink-2">{more}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
