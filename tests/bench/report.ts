import { median } from './measure.ts';
import type { Figures, Found } from './measure.ts';
import { questions } from './questions.ts';

const overPeer = 2;

export type Bar = { readonly words: string; readonly reached: boolean };

const number = (value: number, digits: number): string => (Number.isFinite(value) ? value.toFixed(digits) : '-');

/** How many times the other's throughput, from turn to turn. */
const timesOf = (figures: Figures, other: Figures): readonly number[] =>
  figures.rates.map((rate, turn) => rate / (other.rates[turn] ?? Number.NaN)).toSorted((one, next) => one - next);

/** The middle half of the turns. */
const middle = (times: readonly number[]): string =>
  [0.25, 0.75].map((part) => number(times[Math.round((times.length - 1) * part)] ?? Number.NaN, 2)).join('-');

const columns = [
  'req/s',
  'of floor',
  'half of turns',
  'of its processor',
  'p50 ms',
  'p99 ms',
  'node ms',
  'postgres ms',
  'statements',
  'failed',
] as const;

const cells = (figures: Figures, floor: Figures): readonly string[] => [
  number(figures.perSecond, figures.perSecond < 100 ? 1 : 0),
  number(median(timesOf(figures, floor)), 2),
  middle(timesOf(figures, floor)),
  number((figures.node + figures.postgres) / (floor.node + floor.postgres), 2),
  number(figures.p50, 1),
  number(figures.p99, 1),
  number(figures.node, 2),
  number(figures.postgres, 2),
  number(figures.statements, figures.statements % 1 === 0 ? 0 : 1),
  String(figures.failed),
];

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  '))
    .join('\n');
};

/** The figures of a run as tables. */
export const tables = (found: Found): string =>
  [...found]
    .map(([question, stacks]) => {
      const floor = stacks.get('floor');
      if (floor === undefined) return '';
      return `\n${questions[question].title}\n${table([['', ...columns], ...[...stacks].map(([name, figures]) => [name, ...cells(figures, floor)])])}`;
    })
    .join('\n');

/** What must hold, question by question. */
export const bars = (found: Found): readonly Bar[] =>
  [...found].flatMap(([question, stacks]) => {
    const { bar } = questions[question];
    const [ours, floor, peer] = [stacks.get('ours'), stacks.get(bar?.floor ?? 'floor'), stacks.get('Apollo Server + DataLoader')];
    if (bar === null || ours === undefined || floor === undefined) return [];
    const share = median(timesOf(ours, floor));
    const times = peer === undefined ? null : median(timesOf(ours, peer));
    return [
      {
        words: `${question}: ${share.toFixed(2)} of the ${bar.floor}, at least ${bar.share.toFixed(2)} wanted`,
        reached: share >= bar.share,
      },
      ...(times === null
        ? []
        : [
            {
              words: `${question}: ${times.toFixed(1)} times Apollo Server + DataLoader, at least ${overPeer} wanted`,
              reached: times >= overPeer,
            },
          ]),
      { words: `${question}: every request of ours is answered`, reached: ours.failed === 0 },
    ];
  });
