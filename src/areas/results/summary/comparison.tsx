import type { CaseChange } from '#machines/lifecycles/case-result/compared-cases.rules.ts';
import { caseChange, changeCounts } from '#machines/lifecycles/case-result/compared-cases.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { readerWords, readerZone } from '#src/ui/reader-dates.ts';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { ArrowLeftRight } from 'lucide-react';
import { WindowWords } from '../parts/window-words.tsx';
import type { TestComparison } from './summary.documents.ts';

export type ShownComparison = ResultOf<typeof TestComparison>;
type ComparedCase = ShownComparison['cases'][number];

type ComparisonProps = {
  readonly comparison: ShownComparison;
  /** Null for viewers without pages of cases. */
  readonly caseHref: ((id: string) => string) | null;
  readonly onCompare: (testId: string) => void;
};

const groups = [
  ['no_longer_passes', 'No longer pass'],
  ['still_does_not_pass', 'Still do not pass'],
  ['passes_again', 'Pass again'],
] as const satisfies readonly (readonly [CaseChange, string])[];

const restOf = (counts: Readonly<Record<CaseChange, number>>, { addedCount, removedCount }: ShownComparison): string =>
  [
    counts.still_passes > 0 ? `${counted(counts.still_passes, 'test case passes', 'test cases pass')} as before.` : null,
    counts.without_result > 0 ? `${counted(counts.without_result, 'has', 'have')} no result in one of the two tests.` : null,
    addedCount > 0 ? `${counted(addedCount, 'is new', 'are new')}.` : null,
    removedCount > 0 ? `${counted(removedCount, 'was', 'were')} in the earlier test only.` : null,
  ]
    .filter((part) => part !== null)
    .join(' ');

export function Comparison({ comparison, caseHref, onCompare }: ComparisonProps) {
  const { earlier, choices, cases } = comparison;
  const counts = changeCounts(comparison.counts);
  const rest = restOf(counts, comparison);
  return (
    <Sheet label="Compared with an earlier test" className="break-inside-avoid">
      <SheetHead title={`Compared with ${earlier.code}`}>
        {choices.length > 1 ? <Choice choices={choices} chosen={earlier.id} onCompare={onCompare} /> : null}
      </SheetHead>
      <SheetBody className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
          <Link href={earlier.url} className="thumb">
            {earlier.name}
          </Link>
          <span className="text-ink-2">
            <WindowWords window={earlier.testWindow} isApart />
          </span>
        </p>
        <div className="grid grid-cols-3 gap-x-6 gap-y-4 max-wide:grid-cols-1">
          {groups.map(([change, title]) =>
            counts[change] === 0 ? null : (
              <Group
                key={change}
                title={title}
                count={counts[change]}
                cases={cases.filter((each) => caseChange(each) === change)}
                caseHref={caseHref}
              />
            ),
          )}
        </div>
        {rest === '' ? null : <p className="text-small text-ink-2">{rest}</p>}
      </SheetBody>
    </Sheet>
  );
}

type GroupProps = {
  readonly title: string;
  readonly count: number;
  readonly cases: readonly ComparedCase[];
  readonly caseHref: ComparisonProps['caseHref'];
};

function Group({ title, count, cases, caseHref }: GroupProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="flex items-center gap-2 text-small font-name text-ink-2">
        {title}
        <Badge count={count} />
      </h3>
      <ShortList label={title} most={5}>
        {cases.map(({ id, code, name, before, now }) => (
          <span key={id} className="flex min-w-0 items-baseline gap-2">
            <span className="flex shrink-0 items-center gap-1" title={`${caseResultLabels[before]} before, ${caseResultLabels[now]} now`}>
              <StatusGlyph name={before} size={12} label={`${caseResultLabels[before]} before`} />
              <StatusGlyph name={now} size={12} label={`${caseResultLabels[now]} now`} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="code-text mr-1 text-small">{code}</span>{' '}
              {caseHref === null ? (
                name
              ) : (
                <Link look="quiet" href={caseHref(id)} className="thumb">
                  {name}
                </Link>
              )}
            </span>
          </span>
        ))}
      </ShortList>
    </section>
  );
}

function Choice({
  choices,
  chosen,
  onCompare,
}: {
  readonly choices: ShownComparison['choices'];
  readonly chosen: string;
  readonly onCompare: (testId: string) => void;
}) {
  return (
    <Menu
      label="Compare with"
      trigger={
        <Button size="small" kind="ghost" icon={ArrowLeftRight}>
          Compare with
        </Button>
      }
      groups={[
        {
          id: 'Earlier tests',
          items: choices.map(({ id, code, name, testWindow: { openedAt } }) => ({
            id,
            label: `${code} ${name}`,
            checked: id === chosen,
            note: openedAt === null ? undefined : readerWords(openedAt, 'day', readerZone()),
          })),
        },
      ]}
      onAction={onCompare}
    />
  );
}
