import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { Subject } from '#machines/flows/issues/judge.rules.ts';
import type { KeyBindings } from '#src/keys.ts';

export const verdictKeys = (judge: JudgeActorRef, current: () => Subject | null): KeyBindings => {
  const about = (act: (of: Subject) => void) => () => {
    const of = current();
    if (of !== null) act(of);
  };
  const undo = () => judge.send({ type: 'act.undo', key: null });
  return {
    '1': about((of) => judge.send({ type: 'issues.accept', of })),
    '2': about((of) => judge.send({ type: 'original.choose', of })),
    '3': about((of) => judge.send({ type: 'reason.choose', of })),
    s: about((of) => judge.send({ type: 'severity.choose', of })),
    u: undo,
    '$mod+z': undo,
  };
};
