import { dimensions } from '#machines/flows/supervised/select-testers.ts';
import { selectCosts, selectPart } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { Button } from '#src/ui/button.tsx';
import { useSelector } from '@xstate/react';
import type { TargetingField } from '../tester/targeting-options.ts';

type CostsViewProps = { readonly actorRef: TesterGroupActorRef; readonly fields: readonly TargetingField[] };

const printed = new Intl.NumberFormat('en');
const namedAtMost = 2;

/** What each criterion of a group costs, and a way to drop it. */
export function CostsView({ actorRef, fields }: CostsViewProps) {
  const costs = useSelector(actorRef, selectCosts);
  const targeting = useSelector(actorRef, selectPart('targeting'));
  if (costs.length === 0) return null;
  const nameOf = (criterion: string): string => {
    if (criterion === 'excludedTesterIds') return 'those taken out';
    if (criterion === 'excludedTestIds') return 'leaving out testers of earlier tests';
    const field = fields.find(({ dimension }) => dimension === criterion);
    const chosen = field === undefined ? [] : targeting[field.dimension];
    const names = chosen.map((id) => field?.options.find((option) => option.id === id)?.label ?? id);
    return names.length <= namedAtMost ? names.join(' or ') : `the ${names.length} ${(field?.label ?? '').toLowerCase()}`;
  };
  const drop = (criterion: string) => {
    const dimension = dimensions.find((each) => each === criterion);
    if (dimension !== undefined) return actorRef.send({ type: 'targeting.change', dimension, ids: [] });
    return actorRef.send(criterion === 'excludedTesterIds' ? { type: 'testers.restore' } : { type: 'earlier.change', tests: [] });
  };
  return (
    <ul aria-label="What each criterion costs" className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-small">
      {costs.map(({ criterion, more }) => (
        <li key={criterion} className="flex items-center gap-1 text-ink-2">
          <span>
            {`without ${nameOf(criterion)}: `}
            <b className="font-strong tabular-nums">{`${printed.format(more)} more`}</b>
          </span>
          <Button kind="ghost" size="small" label={`Drop ${nameOf(criterion)}`} onPress={() => drop(criterion)}>
            Drop
          </Button>
        </li>
      ))}
    </ul>
  );
}
