import type { ApprovePassesActorRef } from '#machines/flows/results/approve-passes.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { SelectionFoot } from '#src/ui/selection-foot.tsx';
import { Rows } from '#src/ui/sheet.tsx';
import { Check } from 'lucide-react';
import { WaitingRow } from './waiting-row.tsx';
import type { Waiting } from './waiting-row.tsx';

type PassesViewProps = {
  readonly actorRef: ApprovePassesActorRef;
  readonly results: readonly Waiting[];
  readonly chosen: readonly Waiting[];
  readonly refused: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
};

export function PassesView({ actorRef, results, chosen, refused, isBusy }: PassesViewProps) {
  const isChosen = (id: string): boolean => chosen.some((one) => one.id === id);
  const ids = results.map(({ id }) => id);
  return (
    <>
      <div className="border-b border-line px-4 py-2">
        <Checkbox
          label={`Every one of the ${results.length} shown`}
          checked={chosen.length === 0 ? false : chosen.length === results.length ? true : 'mixed'}
          onChange={() => actorRef.send({ type: 'all.toggle', ids: chosen.length === 0 ? [] : ids })}
        />
      </div>
      <Rows label="Plain passes">
        {results.map((result) => (
          <WaitingRow
            key={result.id}
            result={result}
            refusal={refused[result.id] ?? null}
            box={
              <Checkbox
                label={`Approve ${result.caseCode} of ${result.testerName}`}
                hideLabel
                checked={isChosen(result.id)}
                onChange={() => actorRef.send({ type: 'result.toggle', id: result.id })}
              />
            }
          />
        ))}
      </Rows>
      <SelectionFoot sentence={`${counted(chosen.length, 'result', 'results')} chosen`}>
        <Button
          kind="primary"
          icon={Check}
          keys="1"
          busy={isBusy}
          disabledReason={chosen.length === 0 ? 'Choose at least one result.' : null}
          reason="hidden"
          onPress={() => actorRef.send({ type: 'approval.send', results: chosen })}
        >
          {chosen.length === 0 ? 'Approve' : `Approve ${chosen.length}`}
        </Button>
      </SelectionFoot>
    </>
  );
}
