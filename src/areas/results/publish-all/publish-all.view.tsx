import { selectCount, selectFace, selectFailure, selectIsPublishing, selectIsUnanswered } from '#machines/flows/results/publish-all.ts';
import type { PublishAllActorRef } from '#machines/flows/results/publish-all.ts';
import type { Loss, Outcome } from '../publish/publish-loss.rules.ts';
import { publishTexts } from '#machines/flows/results/publish.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';
import { useLast } from '#src/ui/use-last.ts';
import type { ReactNode } from 'react';

export type Held = { readonly id: string; readonly fullName: string; readonly reason: string };

export type Publishable = {
  readonly ready: readonly { readonly id: string; readonly fullName: string; readonly loss: Loss }[];
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

const testersOf = (count: number): string => `${count} ${count === 1 ? 'tester' : 'testers'}`;

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
  const { ready } = shown;
  const ending = endingOf(outcomes, count);
  const close = () => actorRef.send({ type: 'dialog.close' });
  const confirm = () => actorRef.send({ type: 'publish.confirm', participantIds: ready.map(({ id }) => id), key: makeKey() });
  const publish = (
    <Button
      kind="primary"
      busy={isPublishing}
      disabledReason={ready.length === 0 && !isUnanswered ? 'No tester has results that can be published now.' : null}
      reason="below"
      onPress={confirm}
    >
      {face === 'error' ? 'Try again' : `Publish ${testersOf(ready.length)}`}
    </Button>
  );
  const faces: Readonly<Record<typeof face, ReactNode>> = {
    init: <Asking testers={shown} />,
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
    error: <p>{failure ?? publishTexts.failed}</p>,
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

function Asking({ testers }: { readonly testers: Publishable }) {
  return (
    <>
      <p>{publishTexts.warning}</p>
      <p className="text-ink-2">{publishTexts.untilItRuns}</p>
      <List title={`${testersOf(testers.ready.length)} will be published`}>
        {testers.ready.map(({ id, fullName, loss }) => (
          <li key={id} className="flex items-baseline gap-2">
            <span className="text-ink">{fullName}</span>
            <span className={`ml-auto text-right ${loss.isComplete ? 'text-success' : 'text-warning'}`}>
              {loss.isComplete ? `Ready: ${loss.words}` : loss.words}
            </span>
          </li>
        ))}
      </List>
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

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-small font-name text-ink">{title}</h3>
      <ul className="flex max-h-40 flex-col gap-1 overflow-y-auto text-small">{children}</ul>
    </section>
  );
}
