import { undoLineMachine } from '#machines/flows/audit/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useAct } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { UndoLine } from './trail.documents.ts';

type UndoLineProps = {
  readonly lineId: string;
  /** What is undone, for readers who hear the button alone. */
  readonly label: string;
  /** Why it is closed. */
  readonly refusal: string | null;
  /** Called once the server answered, for what the line says of its undo may be another now. */
  readonly onAnswer: (isDone: boolean) => void;
};

/** Takes back what a line says, where nothing was changed since that it would write over. */
export function UndoLineAct({ lineId, label, refusal, onAnswer }: UndoLineProps) {
  const undoing = useAct(undoLineMachine, UndoLine, { input: { lineId }, done: 'Undone.' });
  useEmitted(undoing, { 'act.done': () => onAnswer(true), 'act.refused': () => onAnswer(false) });
  useLostFocus();
  return (
    <span data-chrome className="-ms-2 mt-1 block print:hidden">
      <Button
        size="small"
        kind="ghost"
        icon={Undo2}
        label={label}
        disabledReason={refusal}
        busy={useSelector(undoing, selectIsBusy)}
        onPress={() => undoing.send({ type: 'act.confirm' })}
      >
        Undo
      </Button>
    </span>
  );
}
