import { moderatorTexts } from '#machines/flows/results/assign-moderators.ts';
import { removeModeratorMachine } from '#machines/flows/results/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { RemoveModerator } from './assign-moderators.documents.ts';
import { loadWords } from './assign-moderators.rules.ts';

type RemovableProps = {
  readonly moderator: {
    readonly id: string;
    readonly fullName: string;
    readonly status: string;
    readonly openTestsCount: number;
    readonly waitingResultsCount: number;
  };
  readonly refusal: string | null;
};

/** A moderator of the test with what they have to do, and the question before they are taken off. */
export function Removable({ moderator, refusal }: RemovableProps) {
  const { id, fullName, status } = moderator;
  const removal = useAct(removeModeratorMachine, RemoveModerator, {
    input: { assignedCommunityTestManagerId: id },
    done: moderatorTexts.removed,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Avatar name={fullName} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-name [overflow-wrap:anywhere]">{fullName}</span>
        <span className="text-small text-ink-2">{loadWords(moderator)}</span>
      </span>
      <Pill hue={status === 'accepted' ? 'success' : 'neutral'}>{status === 'accepted' ? 'Accepted' : 'Assigned'}</Pill>
      <Button
        size="small"
        label={`Remove ${fullName}`}
        busy={useSelector(removal, selectIsBusy)}
        disabledReason={refusal}
        reason="hidden"
        onPress={() => removal.send({ type: 'act.open' })}
      >
        Remove
      </Button>
      <ActQuestion actorRef={removal} title={`Remove ${fullName} from this test?`} action="Remove">
        They lose sight of this test at once. What they have judged stays.
      </ActQuestion>
    </li>
  );
}
