import {
  assignmentTexts,
  welcomeChecks,
  selectCanAccept,
  selectGate,
  selectIsAccepting,
  selectIsChecked,
  selectIsRejecting,
} from '#machines/flows/results/accept-assignment.ts';
import type { AcceptAssignmentActorRef, WelcomeCheck } from '#machines/flows/results/accept-assignment.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';
import { counted } from '#schema/vocabulary/counted.ts';
import { readerZone } from '#src/ui/reader-dates.ts';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import type { ReactNode } from 'react';

type AcceptAssignmentViewProps = {
  readonly actorRef: AcceptAssignmentActorRef;
  readonly testName: string;
  /** Null until it was read. */
  readonly guidance: { readonly version: number; readonly text: string; readonly pay: string } | null;
  readonly work: { readonly casesCount: number; readonly testersNeeded: number; readonly plannedEndAt?: string | null } | null;
  /** What stands there instead of the guidance. */
  readonly unread: ReactNode;
};

export function AcceptAssignmentView(props: AcceptAssignmentViewProps) {
  const { actorRef, testName } = props;
  const gate = useSelector(actorRef, selectGate);
  switch (gate) {
    case 'open':
    case 'left':
      return null;
    case 'taken':
      return (
        <Modal
          isOpen
          isDismissable={false}
          title={assignmentTexts.taken}
          onClose={() => actorRef.send({ type: 'dialog.close' })}
          actions={<Button onPress={() => actorRef.send({ type: 'dialog.close' })}>Close</Button>}
        >
          <p>Another moderator takes care of {testName}.</p>
        </Modal>
      );
    case 'welcome':
      return <Welcome {...props} />;
  }
}

/** How many results, until when, for what pay. */
function Work({ work, pay }: Pick<AcceptAssignmentViewProps, 'work'> & { readonly pay: string }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {work === null ? null : (
        <>
          <dt className="text-ink-2">Results</dt>
          <dd>
            {work.casesCount === 0
              ? `Those of ${counted(work.testersNeeded, 'tester', 'testers')}`
              : `Up to ${work.casesCount * work.testersNeeded}: ${counted(work.casesCount, 'test case', 'test cases')} by ${counted(work.testersNeeded, 'tester', 'testers')}`}
          </dd>
          <dt className="text-ink-2">Until</dt>
          <dd>{work.plannedEndAt == null ? 'No end is planned yet' : <AbsoluteTime at={work.plannedEndAt} zone={readerZone()} />}</dd>
        </>
      )}
      <dt className="text-ink-2">Pay</dt>
      <dd className="[overflow-wrap:anywhere]">{pay}</dd>
    </dl>
  );
}

function Welcome({ actorRef, testName, guidance, work, unread }: AcceptAssignmentViewProps) {
  const canAccept = useSelector(actorRef, selectCanAccept);
  const isAccepting = useSelector(actorRef, selectIsAccepting);
  const isRejecting = useSelector(actorRef, selectIsRejecting);
  return (
    <Modal
      isOpen
      isDismissable={false}
      size="large"
      title={assignmentTexts.title(testName)}
      onClose={() => undefined}
      actions={
        <>
          <Button busy={isRejecting} onPress={() => actorRef.send({ type: 'assignment.reject' })}>
            {assignmentTexts.reject}
          </Button>
          <Button
            kind="primary"
            busy={isAccepting}
            disabledReason={
              canAccept || isAccepting || isRejecting
                ? null
                : guidance === null
                  ? 'The guidance is not there yet.'
                  : 'Tick all three boxes to start.'
            }
            reason="hidden"
            onPress={() => actorRef.send({ type: 'assignment.accept' })}
          >
            {assignmentTexts.start}
          </Button>
        </>
      }
    >
      {guidance === null ? (
        unread
      ) : (
        <>
          <Work work={work} pay={guidance.pay} />
          <section aria-label={`Guidance, version ${guidance.version}`} className="rounded-card border border-line-strong p-3.5">
            <p className="mb-2 text-small text-ink-2">Guidance, version {guidance.version}</p>
            <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{guidance.text}</p>
          </section>
        </>
      )}
      <p>Tick all three boxes to start.</p>
      {welcomeChecks.map(({ id, label }) => (
        <Check key={id} id={id} label={label} actorRef={actorRef} />
      ))}
    </Modal>
  );
}

function Check({
  id,
  label,
  actorRef,
}: {
  readonly id: WelcomeCheck;
  readonly label: string;
  readonly actorRef: AcceptAssignmentActorRef;
}) {
  const isChecked = useSelector(actorRef, selectIsChecked(id));
  return <Checkbox label={label} checked={isChecked} onChange={() => actorRef.send({ type: 'check.toggle', check: id })} />;
}
