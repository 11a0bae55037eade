import type { ImportedFact } from '#schema/rules/launch/import/imported.ts';
import { placed } from '../../request/placed.ts';
import { CutText, mostCut } from './cut-line.view.tsx';

type FactsProps = {
  readonly facts: readonly ImportedFact[];
  readonly isWhole: boolean;
  /** Each on its own line, also while truncated. */
  readonly isLined?: boolean;
  readonly className?: string;
};

function firstFacts(facts: readonly ImportedFact[]): readonly ImportedFact[] {
  let length = 0;
  return facts.flatMap(({ label, text }) => {
    if (length >= mostCut) return [];
    length += label.length + text.length;
    return [{ label, text: text.slice(0, mostCut) }];
  });
}

export function Facts({ facts, isWhole, isLined = false, className = '' }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <CutText isWhole={isWhole} className={`text-small text-ink-2 ${className}`}>
      {placed(isWhole ? facts : firstFacts(facts)).map(({ key, one: { label, text } }) => (
        <span key={key} className={isWhole || isLined || text.includes('\n') ? 'block pl-4 -indent-4 whitespace-pre-line' : 'mr-4'}>
          <span className="text-ink-3">{`${label}: `}</span>
          {`${text} `}
        </span>
      ))}
    </CutText>
  );
}
