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
  const facts = [
    ...(work === null
      ? []
      : [
          {
            label: 'Results',
            value:
              work.casesCount === 0
                ? `Those of ${counted(work.testersNeeded, 'tester', 'testers')}`
                : `Up to ${work.casesCount * work.testersNeeded}: ${counted(work.casesCount, 'test case', 'test cases')} by ${counted(work.testersNeeded, 'tester', 'testers')}`,
          },
          {
            label: 'Until',
            value: work.plannedEndAt == null ? 'No end is planned yet' : <AbsoluteTime at={work.plannedEndAt} zone={readerZone()} />,
          },
        ]),
    { label: 'Pay', value: pay },
  ];
  return (
    <dl className="grid overflow-hidden rounded-card border border-line-strong desk:auto-cols-fr desk:grid-flow-col">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-line px-3.5 py-2.5 not-last:border-b desk:not-last:border-r desk:not-last:border-b-0">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="font-name [overflow-wrap:anywhere] [&_time]:whitespace-normal">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isPoint = (line: string): boolean => line.startsWith('- ');

/** What the operator wrote: a line above points is their head, points are a list, and the rest is text. */
function Guidance({ text }: { readonly text: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3.5 [overflow-wrap:anywhere]">
      {text.split(/\n{2,}/u).map((part) => {
        const lines = part.split('\n');
        const points = lines.filter(isPoint);
        const first = lines.findIndex(isPoint);
        const last = lines.findLastIndex(isPoint);
        const [before, after] = points.length === 0 ? [lines, []] : [lines.slice(0, first), lines.slice(last + 1)];
        return (
          <div key={part} className="flex flex-col gap-1">
            {before.map((line, at) => (
              <p key={line} className={at === 0 && (points.length > 0 || before.length > 1) ? 'font-name' : 'whitespace-pre-line'}>
                {line}
              </p>
            ))}
            {points.length === 0 ? null : (
              <ul className="list-disc pl-5 text-ink-2">
                {points.map((line) => (
                  <li key={line}>{line.slice(2)}</li>
                ))}
              </ul>
            )}
            {after.map((line) => (
              <p key={line} className="text-ink-2">
                {line}
              </p>
            ))}
          </div>
        );
      })}
    </div>
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
          <section
            aria-label={`Guidance, version ${guidance.version}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="max-h-[min(22rem,42dvh)] overflow-y-auto rounded-card border border-line-strong p-3.5 [scrollbar-width:thin] print:max-h-none"
          >
            <p className="mb-2 text-small text-ink-2">Guidance, version {guidance.version}</p>
            <Guidance text={guidance.text} />
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
