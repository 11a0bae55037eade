import { useDisclosure } from './local.ts';
import { Anchor } from './navigation.tsx';
import { Table, Td, Th, Tr } from './table.tsx';

export type ChartSeries = { readonly id: string; readonly word: string; readonly paint: string };
export type ChartColumn = {
  readonly id: string;
  /** Below the column. */
  readonly label: string;
  /** In the sentence and in the table, where it says more than the label. */
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  readonly isCurrent?: boolean | undefined;
  /** One for each series. */
  readonly values: readonly number[];
};

type ColumnChartProps = {
  readonly label: string;
  /** What a column is, the first head of the table. */
  readonly unit: string;
  readonly series: readonly ChartSeries[];
  readonly columns: readonly ChartColumn[];
  /** Beside each other where they do not add up, else one on the other. */
  readonly isGrouped?: boolean;
  readonly words?: (value: number) => string;
};

const printed = new Intl.NumberFormat('en');
const plain = (value: number): string => printed.format(value);
const steps = [1, 2, 2.5, 5, 10];

/** The next round number, which halves well. */
export const roundedUp = (most: number): number => {
  if (most <= 4) return Math.max(2, Math.ceil(most / 2) * 2);
  const power = 10 ** Math.floor(Math.log10(most));
  return (steps.find((step) => step * power >= most) ?? 10) * power;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Columns with a scale and a legend; each says its numbers, and "Show as table" lists all. */
export function ColumnChart({ label, unit, series, columns, isGrouped = false, words = plain }: ColumnChartProps) {
  const [isTable, setTable] = useDisclosure();
  const top = roundedUp(Math.max(0, ...columns.map(({ values }) => (isGrouped ? Math.max(...values) : sum(values)))));
  const every = Math.ceil(columns.length / 7);
  return (
    <figure aria-label={label} className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
        {series.map(({ id, word, paint }) => (
          <span key={id} data-stack="" className="inline-flex items-center gap-1.5">
            <i aria-hidden="true" data-rank="" className={`size-2.5 rounded-tick ${paint}`} />
            {word}
          </span>
        ))}
        <button
          type="button"
          data-chrome=""
          onClick={() => setTable(!isTable)}
          className="thumb ml-auto min-h-6 rounded-key text-accent hover:underline"
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </button>
      </figcaption>
      {isTable ? (
        <ChartTable label={label} unit={unit} series={series} columns={columns} words={words} />
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          <div aria-hidden="true" className="flex h-44 flex-col justify-between text-right text-micro text-ink-3 tabular">
            {[top, top / 2, 0].map((mark) => (
              <span key={mark} className="-my-2 leading-4">
                {plain(mark)}
              </span>
            ))}
          </div>
          <div className="relative h-44">
            <div aria-hidden="true" className="absolute inset-0 flex flex-col justify-between">
              {[0, 1, 2].map((mark) => (
                <i key={mark} className="h-px bg-line" />
              ))}
            </div>
            <ol className="absolute inset-0 grid auto-cols-fr grid-flow-col gap-1">
              {columns.map((column) => (
                <Column key={column.id} column={column} series={series} top={top} isGrouped={isGrouped} words={words} />
              ))}
            </ol>
          </div>
          <ol aria-hidden="true" className="col-start-2 mt-1.5 grid auto-cols-fr grid-flow-col gap-1 text-micro text-ink-3">
            {columns.map(({ id, label: word, isCurrent = false }, at) => (
              <li key={id} className={`flex justify-center whitespace-nowrap ${isCurrent ? 'font-label text-ink' : ''}`}>
                {(columns.length - 1 - at) % every === 0 ? word : ''}
              </li>
            ))}
          </ol>
        </div>
      )}
    </figure>
  );
}

type Parts = Pick<ColumnChartProps, 'series'> & { readonly words: (value: number) => string };

function Column({
  column,
  series,
  top,
  isGrouped,
  words,
}: Parts & { readonly column: ChartColumn; readonly top: number; readonly isGrouped: boolean }) {
  const { label, title = label, href, values } = column;
  const sentence = `${title}: ${series.map(({ word }, at) => `${word} ${words(values[at] ?? 0)}`).join(', ')}`;
  const look = `mx-auto flex h-full w-[min(36px,76%)] rounded-tick after:absolute after:-inset-x-0.5 after:inset-y-0 ${
    isGrouped ? 'items-end gap-0.5' : 'flex-col-reverse justify-start gap-px'
  }`;
  const bars = series.map(({ id, paint }, at) => {
    const value = values[at] ?? 0;
    if (value <= 0 && !isGrouped) return null;
    const size = `${(Math.max(0, value) / top) * 100}%`;
    return (
      <i
        key={id}
        data-rank=""
        className={`rounded-tick ${isGrouped ? 'flex-1' : 'w-full'} ${paint}`}
        style={{ height: size, minHeight: value > 0 ? 3 : 0 }}
      />
    );
  });
  return (
    <li data-stack="" className="group relative h-full min-w-0 hover:bg-hover">
      {href === undefined ? (
        <button type="button" aria-label={sentence} className={look}>
          {bars}
        </button>
      ) : (
        <Anchor href={href} aria-label={sentence} className={look}>
          {bars}
        </Anchor>
      )}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-full left-1/2 z-1 mb-1 hidden -translate-x-1/2 rounded-control border border-line-strong bg-raised px-2 py-1 text-small whitespace-nowrap shadow-pop group-focus-within:block group-hover:block"
      >
        {sentence}
      </span>
    </li>
  );
}

function ChartTable({ label, unit, series, columns, words }: Parts & Pick<ColumnChartProps, 'label' | 'unit' | 'columns'>) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>{unit}</Th>
          {series.map(({ id, word }) => (
            <Th key={id} num>
              {word}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ id, label: word, title = word, values }) => (
          <Tr key={id}>
            <Td head>{title}</Td>
            {series.map((each, at) => (
              <Td key={each.id} num label={each.word}>
                {words(values[at] ?? 0)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
