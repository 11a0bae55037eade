import {
  chosenOf,
  selectChoice,
  selectCount,
  selectFace,
  selectFailure,
  selectIsPublishing,
  selectIsUnanswered,
} from '#machines/flows/results/publish-all.ts';
import type { PublishAllActorRef } from '#machines/flows/results/publish-all.ts';
import type { Outcome } from '../publish/publish-loss.rules.ts';
import { publishTexts } from '#machines/flows/results/publish.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';
import { useLast } from '#src/ui/use-last.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Choices, isReady, List, testersOf } from './publish-choices.view.tsx';
import type { Offered } from './publish-choices.view.tsx';

export type Held = { readonly id: string; readonly fullName: string; readonly reason: string };

export type Publishable = {
  readonly offered: readonly Offered[];
  readonly held: readonly Held[];
};

type PublishAllViewProps = {
  readonly actorRef: PublishAllActorRef;
  readonly testers: Publishable;
  readonly outcomes?: readonly Outcome[];
  /** Takes back those that have not run yet; absent: none waits. */
  readonly takeBack?: ReactNode;
  readonly makeKey: () => string;
};

const none: readonly Outcome[] = [];

const titles = {
  init: 'Publish all',
  error: 'Nothing was published',
  unanswered: 'The server did not answer',
};

/** Where only they are chosen, and others could be. */
const publishWords = (offered: readonly Offered[], chosen: readonly Offered[]): string => {
  const ready = offered.filter(isReady);
  const isOnlyReady = ready.length > 0 && ready.length < offered.length && chosen.length === ready.length && chosen.every(isReady);
  return isOnlyReady
    ? `Publish only the ${ready.length === 1 ? 'one that is' : `${ready.length} that are`} ready`
    : `Publish ${testersOf(chosen.length)}`;
};

/** Testers who are not loaded count as scheduled. */
const endingOf = (outcomes: readonly Outcome[], count: number): { readonly title: string; readonly words: string } => {
  const numberOf = (kind: Outcome['kind']): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const [failed, waiting] = [numberOf('failed'), outcomes.length === 0 ? count : numberOf('waiting')];
  const finished = numberOf('done');
  const open = failed + numberOf('back');
  if (waiting === 0 && numberOf('back') === outcomes.length)
    return { title: 'Publishing was taken back', words: 'No results are published.' };
  if (waiting > 0)
    return {
      title: finished > 0 ? `Published ${finished} of ${outcomes.length}` : 'Publishing is scheduled',
      words: `The results of ${testersOf(waiting)} are being published. Bug generation takes 5 minutes.`,
    };
  const done = `The results of ${testersOf(finished)} are published`;
  return open === 0
    ? { title: 'Published', words: `${done}.` }
    : { title: 'Not all are published', words: `${done}, those of ${testersOf(open)} are not.` };
};

export function PublishAllView({ actorRef, testers, outcomes = none, takeBack = null, makeKey }: PublishAllViewProps) {
  const face = useSelector(actorRef, selectFace);
  const failure = useSelector(actorRef, selectFailure);
  const isPublishing = useSelector(actorRef, selectIsPublishing);
  const isUnanswered = useSelector(actorRef, selectIsUnanswered);
  const count = useSelector(actorRef, selectCount);
  const shown = useLast(testers, isPublishing);
  const choice = useSelector(actorRef, selectChoice);
  const { offered } = shown;
  const chosen = chosenOf(offered, choice);
  const ending = endingOf(outcomes, count);
  const close = () => actorRef.send({ type: 'dialog.close' });
  const confirm = () => actorRef.send({ type: 'publish.confirm', testers: offered, key: makeKey() });
  const publish = (
    <Button
      kind="primary"
      busy={isPublishing}
      disabledReason={isUnanswered || chosen.length > 0 ? null : offered.length === 0 ? publishTexts.nobody : publishTexts.nobodyChosen}
      reason="below"
      onPress={confirm}
    >
      {face === 'error' ? 'Try again' : publishWords(offered, chosen)}
    </Button>
  );
  const faces: Readonly<Record<typeof face, ReactNode>> = {
    init: <Asking actorRef={actorRef} testers={shown} chosen={chosen} />,
    success: (
      <>
        <p>{ending.words}</p>
        {outcomes.length === 0 ? null : (
          <List title="How it goes">
            {outcomes.map(({ id, fullName, kind, words }) => (
              <li key={id} className="flex items-baseline gap-2">
                <span className="text-ink">{fullName}</span>
                <span
                  className={`ml-auto text-right ${kind === 'failed' ? 'text-danger' : kind === 'done' ? 'text-success' : 'text-ink-2'}`}
                >
                  {words}
                </span>
              </li>
            ))}
          </List>
        )}
      </>
    ),
    error: (
      <>
        <p>{failure ?? publishTexts.failed}</p>
        {isUnanswered ? null : <Choices actorRef={actorRef} testers={offered} chosen={chosen} />}
      </>
    ),
  };
  return (
    <Modal
      isOpen
      size="large"
      face={face}
      isDismissable={!isPublishing}
      title={isUnanswered ? titles.unanswered : face === 'success' ? ending.title : titles[face]}
      onClose={close}
      actions={
        face === 'success' ? (
          <>
            {takeBack}
            <Button onPress={close}>Close</Button>
          </>
        ) : (
          <>
            <Button onPress={close}>Cancel</Button>
            {publish}
          </>
        )
      }
    >
      {faces[face]}
    </Modal>
  );
}

function Asking({ testers, ...choices }: Pick<ComponentProps<typeof Choices>, 'actorRef' | 'chosen'> & { readonly testers: Publishable }) {
  return (
    <>
      <p>{publishTexts.warning}</p>
      <p className="text-ink-2">{publishTexts.untilItRuns}</p>
      <Choices testers={testers.offered} {...choices} />
      {testers.held.length === 0 ? null : (
        <List title={`${testersOf(testers.held.length)} will be left out`}>
          {testers.held.map(({ id, fullName, reason }) => (
            <li key={id}>
              <span className="text-ink">{fullName}</span>: {reason}
            </li>
          ))}
        </List>
      )}
    </>
  );
}
