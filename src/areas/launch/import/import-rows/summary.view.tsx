import { useSelector } from '@xstate/react';
import { ArrowRight, CircleAlert, Columns3, TriangleAlert } from 'lucide-react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import {
  selectIsBuilding,
  selectKind,
  selectMapping,
  selectPresent,
  selectReplaces,
  selectStepOffer,
  selectUpdatesByCode,
} from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { Built } from '#schema/rules/launch/import/imported.ts';
import { countedThings } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import type { RankSegment } from '#src/ui/ranks.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { counted } from '#schema/vocabulary/counted.ts';

type SummaryProps = { readonly actorRef: ImportRowsActorRef; readonly built: Built };

const mostPlaces = 12;

function fate(kind: ImportKind, { changes }: Built, replaces: number): string {
  if (changes !== null) {
    const { added, updated, unchanged, kept } = changes;
    const parts = [
      [added, 'new'],
      [updated, 'updated'],
      [unchanged, 'unchanged'],
      [kept, 'not in these rows and kept'],
    ] as const;
    return `${parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ')}.`;
  }
  return replaces > 0 ? `They replace the ${countedThings(kind, replaces)} that ${replaces === 1 ? 'is' : 'are'} there.` : '';
}

/** Where few are faulty, each at its position. */
function ticks({ rows, leftOut }: Built): readonly RankSegment[] {
  const bad = leftOut.length;
  if (bad === 0 || bad > mostPlaces)
    return [
      { kind: 'to_come', count: rows - bad },
      { kind: 'fail', count: bad },
    ];
  let at = 0;
  const placed = leftOut.flatMap((row): readonly RankSegment[] => {
    const place = Math.min(Math.max(row - 2, at), rows - 1);
    const before = place - at;
    at = place + 1;
    return [
      { kind: 'to_come', count: before },
      { kind: 'fail', count: 1 },
    ];
  });
  return [...placed, { kind: 'to_come', count: Math.max(0, rows - at) }];
}

const manner: Readonly<Record<ImportKind, string>> = {
  test_cases: 'Blank names and sections take the value from the row above.',
  known_issues: 'Rows without a title are left out.',
  test_data: 'Each row is one set of data.',
};

function Update({ actorRef }: Pick<SummaryProps, 'actorRef'>) {
  const present = useSelector(actorRef, selectPresent);
  const updatesByCode = useSelector(actorRef, selectUpdatesByCode);
  return present === 0 ? null : (
    <Checkbox
      label="Update cases with the same code instead of replacing all of them"
      checked={updatesByCode}
      onChange={(isOn) => actorRef.send({ type: 'update.change', updatesByCode: isOn })}
    />
  );
}

export function SummaryView({ actorRef, built }: SummaryProps) {
  const kind = useSelector(actorRef, selectKind);
  const mapping = useSelector(actorRef, selectMapping);
  const replaces = useSelector(actorRef, selectReplaces);
  const isBuilding = useSelector(actorRef, selectIsBuilding);
  const { rows, importable, leftOut, notes, unreadColumns } = built;
  const bad = leftOut.length;
  const errors = notes.filter(({ level }) => level === 'error').length;
  const warnings = notes.filter(({ level }) => level === 'warning').length;
  const left = mapping.filter((target) => target === 'leave_out').length;
  return (
    <Sheet>
      <SheetBody className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Ranks width={220} size="thick" label={`${counted(rows, 'row', 'rows')}, ${bad} with errors`} segments={ticks(built)} />
        <span className="flex items-center gap-x-4">
          <ArrowRight aria-hidden="true" size={16} className="text-ink-3" />
          <Ranks width={80} size="thick" label={countedThings(kind, importable)} segments={[{ kind: 'done', count: importable }]} />
        </span>
        <div className="min-w-0 flex-1 max-desk:basis-full" aria-busy={isBuilding}>
          <p role="status" className="text-head">
            {importTexts.rowsBecome(rows, countedThings(kind, importable))}
          </p>
          <p className="text-small text-ink-2">{[fate(kind, built, replaces), manner[kind]].filter((one) => one !== '').join(' ')}</p>
        </div>
        {errors > 0 ? <Pill hue="danger" icon={CircleAlert}>{`${counted(errors, 'cell', 'cells')} to fix`}</Pill> : null}
        {warnings > 0 ? <Pill hue="warning" icon={TriangleAlert}>{`${counted(warnings, 'cell', 'cells')} to look at`}</Pill> : null}
        {left > 0 ? <Pill icon={Columns3}>{`${counted(left, 'column', 'columns')} left out`}</Pill> : null}
        {unreadColumns.length === 0 ? null : (
          <p className="basis-full text-small text-ink-2">{`Not read: ${unreadColumns.join(', ')}. Choose a field for a column to read it.`}</p>
        )}
        <div className="basis-full empty:hidden">
          <Update actorRef={actorRef} />
        </div>
      </SheetBody>
    </Sheet>
  );
}

/** Where no case has a step, the column that looks like steps. */
export function StepOfferView({ actorRef }: Pick<SummaryProps, 'actorRef'>) {
  const offer = useSelector(actorRef, selectStepOffer);
  if (offer === null) return null;
  const { column, name, reason } = offer;
  return (
    <Banner
      hue="warning"
      live
      title="No test case has a step."
      action={<Button onPress={() => actorRef.send({ type: 'steps.take', column })}>{`Take ${name} as the steps`}</Button>}
    >
      {`In the column ${name}, ${reason}.`}
    </Banner>
  );
}
