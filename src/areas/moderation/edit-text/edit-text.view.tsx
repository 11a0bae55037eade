import { selectFault, selectIsBusy, selectText, selectTheirs } from '#machines/flows/moderation/edit-text.ts';
import type { EditTextActorRef } from '#machines/flows/moderation/edit-text.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Quote } from '#src/ui/quote.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { pressed } from '#src/ui/pressed.ts';

type EditTextViewProps = { readonly actorRef: EditTextActorRef; readonly name: string };

export function EditTextView({ actorRef, name }: EditTextViewProps) {
  const text = useSelector(actorRef, selectText);
  const fault = useSelector(actorRef, selectFault);
  const theirs = useSelector(actorRef, selectTheirs);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = pressed(event);
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) actorRef.send({ type: 'text.save' });
    else if (key === 'Escape') actorRef.send({ type: 'text.cancel' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex flex-col gap-2">
      {theirs === null ? null : (
        <>
          <Banner hue="warning" live title="Somebody else changed this text while you were editing it.">
            Nothing is saved until you choose. You can keep editing and copy what you need.
          </Banner>
          <figure className="flex flex-col gap-1">
            <figcaption className="font-name">Their text</figcaption>
            <Quote>{theirs}</Quote>
          </figure>
        </>
      )}
      <TextArea
        label={theirs === null ? name : 'Your text'}
        value={text}
        rows={3}
        max={limits.resultText}
        readOnly={isBusy}
        autoFocus
        onChange={(value) => actorRef.send({ type: 'text.change', text: value })}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {theirs === null ? (
          <>
            <Button onPress={() => actorRef.send({ type: 'text.cancel' })}>Cancel</Button>
            <Button
              kind="primary"
              keys="Ctrl Enter"
              busy={isBusy}
              disabledReason={fault}
              reason="hidden"
              onPress={() => actorRef.send({ type: 'text.save' })}
            >
              Save
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => actorRef.send({ type: 'theirs.take' })}>Take theirs</Button>
            <Button
              kind="primary"
              busy={isBusy}
              disabledReason={fault}
              reason="hidden"
              onPress={() => actorRef.send({ type: 'mine.keep' })}
            >
              Keep mine
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
