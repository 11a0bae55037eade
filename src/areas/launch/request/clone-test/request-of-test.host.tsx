import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { cloneTestMachine, selectMessage, selectStage } from '#machines/flows/launch/request/clone-test.ts';
import { Button } from '#src/ui/button.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { useOnce } from '#src/ui/local.ts';
import { Modal } from '#src/ui/modal.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { cloneTestPorts, draftOfClone } from './clone-test.host.tsx';
import { Progress } from './clone-test.view.tsx';

type Read = { readonly name: string; readonly content: unknown };

type RequestOfTestProps = {
  readonly testId: string;
  readonly title: string;
  /** What becomes of it. */
  readonly render: (read: Read) => ReactNode;
  readonly onClose: () => void;
};

/** A launched request read back as a draft, part by part. */
export default function RequestOfTestHost({ testId, title, render, onClose }: RequestOfTestProps) {
  const { client } = usePortal();
  const timezone = useOnce(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [read, keep] = useChoice<Read | null>(null);
  const input = useOnce(() => ({ testId, draftId: crypto.randomUUID(), cases: 'every' as const }));
  const actorRef = useFlow(
    () =>
      cloneTestMachine.provide({
        actors: {
          ...cloneTestPorts({ client, timezone }),
          keepClone: fromPromise(({ input: { source, tests } }) => {
            keep({ name: source.name, content: draftOfClone(source, tests, timezone) });
            return Promise.resolve({ kind: 'kept' as const });
          }),
        },
      }),
    { input },
  );
  const isStopped = useSelector(actorRef, selectStage) === 'failed';
  const message = useSelector(actorRef, selectMessage);
  if (read !== null) return render(read);
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {isStopped ? (
            <Button kind="primary" onPress={() => actorRef.send({ type: 'clone.retry' })}>
              Retry
            </Button>
          ) : null}
        </>
      }
    >
      <FormFault fault={isStopped ? (message ?? 'The server did not answer. Try again to continue where it stopped.') : null} />
      <Progress actorRef={actorRef} label="Read so far" />
    </Modal>
  );
}
