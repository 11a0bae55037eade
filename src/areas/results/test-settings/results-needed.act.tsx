import { changeResultsNeededMachine, resultsNeededOf, resultsNeededTexts } from '#machines/flows/results/acts.ts';
import { isForbidden, refusalOf, verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { resultsNeededLifecycle } from '#machines/lifecycles/results-needed/results-needed.machine.ts';
import { selectIsAsked, selectIsSending, selectRefusal, selectValue } from '#machines/lib/value-act.ts';
import type { ResultsNeededRowFragment } from '#schema/generated/client/graphql.ts';
import { resultsNeededRowOf } from '#schema/generated/client/rows/results-needed.documents.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useValueAct } from '#src/use-value-act.ts';
import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { ChangeResultsNeeded } from './test-settings.documents.ts';

type ResultsNeededProps = { readonly group: ResultsNeededRowFragment & { readonly name: string }; readonly viewer: Actor };

export function ResultsNeeded(props: ResultsNeededProps) {
  const { group, viewer } = props;
  if (isForbidden(resultsNeededLifecycle, resultsNeededRowOf(group), 'number.change', viewer)) return group.numberOfResultsNeeded;
  return <Changeable {...props} />;
}

function Changeable({ group, viewer }: ResultsNeededProps) {
  const { changed: done } = resultsNeededTexts;
  const change = useValueAct(changeResultsNeededMachine, ChangeResultsNeeded, { groupId: group.id }, { done, refused: null });
  const [isAsked, isBusy] = [useSelector(change, selectIsAsked), useSelector(change, selectIsSending)];
  const [typed, said] = [useSelector(change, selectValue), useSelector(change, selectRefusal)];
  const row = resultsNeededRowOf(group);
  const { numberOfResultsNeeded: needed } = group;
  if (!isAsked)
    return (
      <span className="inline-flex items-center gap-1">
        {needed}
        <IconButton
          small
          icon={Pencil}
          label={`Change the results needed of ${group.name}`}
          disabledReason={verdicts(resultsNeededLifecycle, row, viewer)['number.change']}
          onPress={() => change.send({ type: 'value.open', value: String(needed) })}
        />
      </span>
    );
  const wanted = { type: 'number.change', actor: viewer, numberOfResultsNeeded: resultsNeededOf(typed) } as const;
  const refusal = refusalOf(resultsNeededLifecycle, row, wanted)?.message ?? null;
  return (
    <form
      aria-label={`Results needed of ${group.name}`}
      noValidate
      className="flex max-w-60 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null) change.send({ type: 'value.send' });
      }}
    >
      <TextField
        label={resultsNeededTexts.label}
        hideLabel
        autoFocus
        inputMode="numeric"
        value={typed}
        error={refusal ?? said}
        onChange={(value) => change.send({ type: 'value.change', value })}
      />
      <span className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind="primary" size="small" busy={isBusy} disabledReason={refusal} reason="hidden">
          Save
        </Button>
        <Button size="small" onPress={() => change.send({ type: 'value.cancel' })}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
