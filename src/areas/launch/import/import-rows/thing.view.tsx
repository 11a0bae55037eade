import type { CaseDifference, ImportedFact, ImportedThing } from '#schema/rules/launch/import/imported.ts';
import { Pill } from '#src/ui/pill.tsx';
import { CutLine } from './cut-line.view.tsx';
import type { Whole } from './cut-line.view.tsx';
import { CutText } from './cut-text.tsx';
import { Facts } from './facts.view.tsx';

const changes = { added: 'New', updated: 'Updated', unchanged: 'Unchanged' } as const;

/** What an update changes, each with what stood there. */
const changedFacts = (differences: readonly CaseDifference[]): readonly ImportedFact[] =>
  differences.map(({ label, before, after }) => ({ label, text: `${quoted(before)} becomes ${quoted(after)}` }));
const quoted = (text: string): string => (text === '' ? 'empty' : `“${text}”`);

/** A test case that rows become, over these rows. */
export function ThingView({ thing, isWhole, onWhole }: Whole & { readonly thing: ImportedThing }) {
  const { row, code, name, section, facts, importable, change, differences } = thing;
  return (
    <CutLine of={`the case in row ${row}`} content={thing} isWhole={isWhole} onWhole={onWhole} className="min-h-9 bg-sunken px-4 py-2">
      <div className="flex gap-x-3 max-desk:flex-col desk:items-baseline">
        <div className="flex min-w-0 items-baseline gap-3">
          {code === '' ? null : (
            <CutText isWhole={isWhole} className="code-text max-w-40 shrink-0 whitespace-normal">
              {code}
            </CutText>
          )}
          <CutText isWhole={isWhole} className="min-w-0 font-name">
            {name}
          </CutText>
        </div>
        <div className="flex min-w-0 shrink-0 grow items-baseline gap-3">
          {change === null ? null : <Pill hue={change === 'unchanged' ? 'neutral' : 'accent'}>{changes[change]}</Pill>}
          {importable ? null : <Pill hue="danger">Left out</Pill>}
          <CutText isWhole={isWhole} className="min-w-0 text-small text-ink-2 desk:ml-auto desk:max-w-60 desk:text-right">
            {section}
          </CutText>
        </div>
      </div>
      <Facts facts={changedFacts(differences)} isWhole={isWhole} isLined className="mt-1" />
      <Facts facts={facts} isWhole={isWhole} className="mt-1" />
    </CutLine>
  );
}
