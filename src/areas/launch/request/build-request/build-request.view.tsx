import { shallowEqual, useSelector } from '@xstate/react';
import { Bookmark, Copy, Plus } from 'lucide-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import {
  selectCanRemove,
  selectDiscardReason,
  selectFlags,
  selectIsReading,
  selectLimitReason,
  selectName,
  selectProblemAt,
  selectRemoval,
  selectRemovalName,
  selectScheduleMode,
  selectScheduleRef,
  selectShowsProblems,
  selectStage,
  selectTests,
  selectUnread,
} from '#machines/flows/launch/request/build-request.selectors.ts';
import type { RequestFacts, RoomLine } from '#schema/rules/launch/readiness.ts';
import { requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Columns, Page, PageHeader } from '#src/ui/page.tsx';
import { ReadOnly } from '#src/ui/read-only.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { clonePlace, fieldId, newTestPlace, cardId, templatesPlace } from '../launch-places.ts';
import { RequestActionsView, RequestRailView } from './request-rail.view.tsx';
import { ScheduleAtRest, ScheduleView } from './schedule.view.tsx';
import { TestCard } from './test-card.view.tsx';
import { UnfinishedView } from './unfinished.view.tsx';

/** Focus goes to the card in its place; null while its own card is mounted. */
const cardAfter = (removed: string, beside: string): HTMLElement | null =>
  document.getElementById(cardId(removed)) === null
    ? document.querySelector<HTMLElement>(`[aria-labelledby="${CSS.escape(cardId(beside))}"] button`)
    : null;

const Modal = lazyPart(async () => ({ default: (await import('#src/ui/modal.tsx')).Modal }), { leave: ({ onClose }) => onClose() });

const Unread = lazyPart(() => import('../../drafts/unread.view.tsx'));

type BuildRequestViewProps = {
  readonly actorRef: BuildRequestActorRef;
  readonly estimate: {
    readonly whole: ReactNode;
    readonly short: ReactNode;
    readonly room: readonly RoomLine[];
    readonly cost: string | null;
  };
  readonly facts: RequestFacts;
  readonly codes: ReadonlyMap<string, string>;
  readonly share?: ReactNode;
  readonly template?: ReactNode;
  readonly files?: ReactNode;
  readonly drafts?: ReactNode;
  /** With which word it was sent back. */
  readonly sentBack?: ReactNode;
};
type RequestProps = Pick<BuildRequestViewProps, 'actorRef'>;

const sentenceOf = (count: number): string =>
  `${count} of ${launchLimits.testsPerRequest} tests.${count > 1 ? ' They launch together and share one schedule.' : ''}`;

function Removal({ actorRef }: RequestProps) {
  const isAsked = useSelector(actorRef, selectStage) === 'removing';
  const name = useSelector(actorRef, selectRemovalName);
  const [removed, beside] = useSelector(actorRef, selectRemoval, shallowEqual);
  if (!isAsked) return null;
  return (
    <Suspense>
      <Modal
        isOpen
        urgent
        onClose={() => actorRef.send({ type: 'removal.cancel' })}
        title={launchTexts.removeQuestion}
        focusNext={() => cardAfter(removed, beside)}
        actions={
          <>
            <Button onPress={() => actorRef.send({ type: 'removal.cancel' })}>Cancel</Button>
            <Button kind="destructive" onPress={() => actorRef.send({ type: 'removal.confirm' })}>
              Remove
            </Button>
          </>
        }
      >
        {name} and everything typed into it is removed.
      </Modal>
    </Suspense>
  );
}

function PutAside({ actorRef }: RequestProps) {
  const unread = useSelector(actorRef, selectUnread);
  const isReading = useSelector(actorRef, selectIsReading);
  if (unread.length === 0) return null;
  return (
    <Suspense>
      <Unread unread={unread} noun="draft" onForget={isReading ? null : () => actorRef.send({ type: 'unread.forget' })} />
    </Suspense>
  );
}

function NameAndSchedule({ actorRef }: RequestProps) {
  const name = useSelector(actorRef, selectName);
  const problem = useSelector(actorRef, selectProblemAt('name'));
  const schedule = useSelector(actorRef, selectScheduleRef);
  const mode = useSelector(actorRef, selectScheduleMode);
  return (
    <Sheet label="Name and schedule">
      <SheetHead title="Name and schedule" />
      <SheetBody className="flex flex-col gap-4">
        <TextField
          id={fieldId('name')}
          label={requestFieldLabels.name}
          name="requestName"
          value={name}
          max={launchLimits.name}
          error={problem}
          isRequired
          onChange={(value) => actorRef.send({ type: 'name.change', name: value })}
        />
        {schedule === undefined ? <ScheduleAtRest mode={mode} /> : <ScheduleView actorRef={schedule} requestRef={actorRef} />}
      </SheetBody>
    </Sheet>
  );
}

export function BuildRequestView({ actorRef, estimate, facts, codes, share, template, files, drafts, sentBack }: BuildRequestViewProps) {
  const isReading = useSelector(actorRef, selectIsReading);
  const tests = useSelector(actorRef, selectTests);
  const flags = useSelector(actorRef, selectFlags);
  const limitReason = useSelector(actorRef, selectLimitReason);
  const canRemove = useSelector(actorRef, selectCanRemove);
  const showsProblems = useSelector(actorRef, selectShowsProblems);
  const discardReason = useSelector(actorRef, selectDiscardReason);
  return (
    <>
      <Page>
        <PageHeader
          title="Launch request"
          sentence={sentenceOf(tests.length)}
          actions={
            <>
              <Button kind="ghost" disabledReason={discardReason} reason="hidden" onPress={() => actorRef.send({ type: 'draft.discard' })}>
                Discard draft
              </Button>
              {template}
              {share}
            </>
          }
        />
        <ReadOnly on={isReading}>
          <Columns
            rail={<RequestRailView actorRef={actorRef} estimate={estimate.whole} room={estimate.room} cost={estimate.cost} facts={facts} />}
          >
            {sentBack}
            <PutAside actorRef={actorRef} />
            <UnfinishedView actorRef={actorRef} />
            {tests.map((test, index) => (
              <TestCard
                key={test.id}
                test={test}
                position={index + 1}
                flags={flags}
                codes={codes}
                canRemove={canRemove}
                limitReason={limitReason}
                onDuplicate={() => actorRef.send({ type: 'test.duplicate', testId: test.id, copyId: crypto.randomUUID() })}
                onRemove={() => actorRef.send({ type: 'test.remove', testId: test.id })}
              />
            ))}
            <div id={fieldId('requestedTests')} className="flex flex-wrap gap-2" hidden={isReading}>
              <LinkButton href={newTestPlace} icon={Plus} keys="A" disabledReason={limitReason}>
                {launchTexts.addTest}
              </LinkButton>
              <LinkButton kind="ghost" href={clonePlace} icon={Copy}>
                {launchTexts.clonePrevious}
              </LinkButton>
              <LinkButton kind="ghost" href={templatesPlace} icon={Bookmark}>
                {launchTexts.fromTemplate}
              </LinkButton>
            </div>
            {files}
            <NameAndSchedule actorRef={actorRef} />
            {drafts}
          </Columns>
        </ReadOnly>
        <Removal actorRef={actorRef} />
        <span className="sr-only" role="status">
          {showsProblems ? 'The request cannot be launched yet.' : ''}
        </span>
      </Page>
      <ReadOnly on={isReading}>
        <RequestActionsView actorRef={actorRef} short={estimate.short} room={estimate.room} cost={estimate.cost} />
      </ReadOnly>
    </>
  );
}
