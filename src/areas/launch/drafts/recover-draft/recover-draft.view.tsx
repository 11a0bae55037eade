import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectCanRetry,
  selectChosen,
  selectFailure,
  selectId,
  selectIsBusy,
  selectIsDiscarding,
  selectName,
  selectParts,
} from '#machines/flows/launch/drafts/recover-draft.ts';
import type { RecoverDraftActorRef, DraftPart } from '#machines/flows/launch/drafts/recover-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';

export type RecoverDraftViewProps = {
  readonly actorRef: RecoverDraftActorRef;
  readonly noun: 'draft' | 'form';
  /** Not loaded at all. */
  readonly isUnloaded: boolean;
  /** Renders it again unchanged. */
  readonly onRetry: () => void;
  readonly beside: ReactNode;
};

const wordOf = { draft: 'Draft', form: 'Form' } as const;

const wordsOf = ({ noun, isUnloaded }: Pick<RecoverDraftViewProps, 'noun' | 'isUnloaded'>) =>
  isUnloaded
    ? { title: `The ${noun} could not be loaded`, sentence: 'The server did not answer. Nothing is lost.', again: 'Retry' }
    : {
        title: `This ${noun} cannot be shown`,
        sentence: `Something saved with it breaks the page. Nothing of it is lost: open the ${noun} without the part that breaks it.`,
        again: 'Try again',
      };

function Part({ actorRef, part }: { readonly actorRef: RecoverDraftActorRef; readonly part: DraftPart }) {
  const chosen = useSelector(actorRef, selectChosen);
  const { id, what, name, way } = part;
  const word = way === 'open' ? 'Open' : 'Open without it';
  return (
    <Row tall>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="font-name">{what}</span> {name === '' || name === what ? null : <bdi className="text-ink-2">{name}</bdi>}
      </div>
      <Button label={`${word}: ${what}`} busy={chosen === id} onPress={() => actorRef.send({ type: 'part.choose', partId: id })}>
        {word}
      </Button>
    </Row>
  );
}

type PartsProps = {
  readonly actorRef: RecoverDraftActorRef;
  readonly title: string;
  readonly sentence?: string;
  readonly parts: readonly DraftPart[];
};

function Parts({ actorRef, title, sentence, parts }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <Sheet label={title}>
      <SheetHead title={title} />
      {sentence === undefined ? null : (
        <SheetBody className="border-b border-line">
          <p className="text-small text-ink-2">{sentence}</p>
        </SheetBody>
      )}
      <Rows label={title}>
        {parts.map((part) => (
          <Part key={part.id} actorRef={actorRef} part={part} />
        ))}
      </Rows>
    </Sheet>
  );
}

export function RecoverDraftView({ actorRef, noun, isUnloaded, onRetry, beside }: RecoverDraftViewProps) {
  const parts = useSelector(actorRef, selectParts);
  const failure = useSelector(actorRef, selectFailure);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const isDiscarding = useSelector(actorRef, selectIsDiscarding);
  const canRetry = useSelector(actorRef, selectCanRetry);
  const isKnown = useSelector(actorRef, selectId) !== null;
  const name = useSelector(actorRef, selectName);
  const { title, sentence, again } = wordsOf({ noun, isUnloaded });
  useLostFocus();
  return (
    <Page narrow>
      <PageHeader
        title={title}
        sentence={sentence}
        meta={name === null ? null : <bdi className="font-name">{name.trim() === '' ? `${wordOf[noun]} without a name` : name}</bdi>}
        actions={
          <>
            {isKnown ? (
              <Button kind="ghost" busy={isDiscarding} onPress={() => actorRef.send({ type: 'draft.discard' })}>
                {`Discard ${noun}`}
              </Button>
            ) : null}
            <Button onPress={canRetry && !isUnloaded ? () => actorRef.send({ type: 'parts.retry' }) : onRetry}>{again}</Button>
          </>
        }
      />
      {failure === null || (isUnloaded && canRetry) ? null : <FieldError>{failure}</FieldError>}
      {parts.length > 0 || !isBusy || isUnloaded ? null : (
        <Loading label={`Loading the ${noun}`}>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      <Parts
        actorRef={actorRef}
        title="Open it without a part"
        sentence={`The part is put aside with the ${noun}, to be saved as a file or thrown away.`}
        parts={parts.filter(({ way }) => way === 'leaveOut')}
      />
      <Parts actorRef={actorRef} title={`Other ${noun}s`} parts={parts.filter(({ way }) => way === 'open')} />
      {beside}
    </Page>
  );
}
