import type { Names } from '#machines/flows/moderation/take-sentence.ts';
import { selectDraft, selectFault, selectIsBusy } from '#machines/flows/moderation/moderate-result.ts';
import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { pressed } from '#src/ui/pressed.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import { TextQuote } from 'lucide-react';
import { use, useRef } from 'react';
import { OpenSentencesContext, useSentences } from '../saved-sentences/use-sentences.tsx';

/** Only for screen readers on a phone, where the buttons stand in one row. */
export function Wide({ children }: { readonly children: string }) {
  return <span className="max-desk:sr-only">{children}</span>;
}

type WritingProps = {
  readonly actorRef: ModerateResultActorRef;
  readonly makeKey: () => string;
  /** Of the tester and the test case. */
  readonly names: Names;
};

/** What the tester is asked to change, with the sentences that are saved. */
export function Writing({ actorRef, makeKey, names }: WritingProps) {
  const draft = useSelector(actorRef, selectDraft);
  const fault = useSelector(actorRef, selectFault);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const submit = () => actorRef.send({ type: 'edit.submit', key: makeKey() });
  const area = useRef<HTMLTextAreaElement>(null);
  const openSentences = use(OpenSentencesContext);
  const sentences = useSentences(names, ({ text, caret }) => {
    actorRef.send({ type: 'draft.change', draft: text });
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret));
  });
  return (
    <form
      noValidate
      className="relative flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label="What should the tester change?"
        autoFocus
        rows={3}
        max={limits.editRequest}
        value={draft}
        error={fault}
        areaRef={area}
        aria={sentences.aria}
        onChange={(text) => {
          actorRef.send({ type: 'draft.change', draft: text });
          sentences.type({ text, caret: area.current?.selectionStart ?? text.length });
        }}
        onKeyDown={(event) => {
          if (sentences.press(event)) return;
          if (pressed(event) === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (pressed(event) !== 'Escape') return;
          event.preventDefault();
          actorRef.send({ type: 'edit.close' });
        }}
      />
      {sentences.list}
      <div className="flex justify-end gap-2">
        <span className="mr-auto">
          <Button
            kind="ghost"
            icon={TextQuote}
            keys="/"
            onPress={() => {
              sentences.leave({ text: draft, caret: area.current?.selectionStart ?? draft.length });
              openSentences({ names, draft, onTake: sentences.take, field: () => area.current });
            }}
          >
            <Wide>Saved sentences</Wide>
          </Button>
        </span>
        <Button onPress={() => actorRef.send({ type: 'edit.close' })}>Back</Button>
        <Button kind="primary" type="submit" keys="Ctrl Enter" busy={isBusy}>
          Request edit
        </Button>
      </div>
    </form>
  );
}
