import type { ImportedFact } from '#schema/rules/launch/import/imported.ts';
import { placed } from '../../request/placed.ts';
import { CutText, mostCut } from './cut-text.tsx';

type FactsProps = {
  readonly facts: readonly ImportedFact[];
  readonly isWhole: boolean;
  /** Each on a line of its own also while it is cut. */
  readonly isLined?: boolean;
  readonly className?: string;
};

/** As many facts as the lines of a cut text can hold. */
function firstFacts(facts: readonly ImportedFact[]): readonly ImportedFact[] {
  let length = 0;
  return facts.flatMap(({ label, text }) => {
    if (length >= mostCut) return [];
    length += label.length + text.length;
    return [{ label, text: text.slice(0, mostCut) }];
  });
}

/** What is imported beside the cells: in one run of words, or whole, each on lines of its own as those with several lines always are. */
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
