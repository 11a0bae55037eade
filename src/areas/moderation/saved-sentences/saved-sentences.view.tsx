import type { FormActorRef } from '#machines/lib/form.ts';
import { savedSentenceLimits } from '#schema/vocabulary/saved-sentence.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { folded } from '#src/ui/option.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useField } from '#src/use-form.ts';
import { Pencil, Plus, Trash2 } from 'lucide-react';

export type ShownSentence = {
  readonly id: string;
  /** As it would be taken. */
  readonly text: string;
  /** Whose it is, where others see it. */
  readonly note: string | null;
  readonly mayUpdate: boolean;
  readonly mayRemove: boolean;
};

type SavedSentencesViewProps = {
  /** Null until they came. */
  readonly sentences: readonly ShownSentence[] | null;
  /** Whether something is written that can be kept. */
  readonly isWritten: boolean;
  /** Set where they did not come. */
  readonly onRetry: (() => void) | null;
  readonly onTake: (sentence: ShownSentence) => void;
  readonly onNew: () => void;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
  readonly field: () => HTMLElement | null;
};

/** All saved sentences: to take one, and to change what is kept. */
export function SavedSentencesView(props: SavedSentencesViewProps) {
  const { isWritten, onNew, onClose, field } = props;
  return (
    <Modal
      isOpen
      size="large"
      title="Saved sentences"
      onClose={onClose}
      focusNext={field}
      actions={
        <>
          <Button icon={Plus} onPress={onNew}>
            {isWritten ? 'Keep what is written' : 'New sentence'}
          </Button>
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      <Sentences {...props} />
    </Modal>
  );
}

/** So many are found without a search. */
const foundAtOnce = 8;

function Sentences({ sentences, onRetry, onTake, onEdit, onRemove }: SavedSentencesViewProps) {
  const [words, setWords] = useChoice('');
  if (onRetry !== null) return <LoadFailure title="The sentences could not be loaded." onRetry={onRetry} />;
  if (sentences === null)
    return (
      <Loading label="Loading the sentences">
        <SkeletonRows rows={3} />
      </Loading>
    );
  const found = sentences.filter(({ text }) => folded(text).includes(folded(words)));
  return (
    <>
      {sentences.length === 0 ? (
        <p className="text-ink-2">No saved sentences yet. What you ask testers again and again appears here once you keep it.</p>
      ) : (
        <p className="text-small text-ink-3">Press one to take it. While you write, a / finds them, and so do their first words.</p>
      )}
      {sentences.length > foundAtOnce ? (
        <SearchField label="Search sentences" value={words} onChange={setWords} className="w-full" />
      ) : null}
      {sentences.length > 0 && found.length === 0 ? <p className="text-small text-ink-3">No sentence matches.</p> : null}
      <ul aria-label="Saved sentences" className="-mx-2 flex flex-col empty:hidden">
        {found.map((sentence) => {
          const name = sentence.text.length > 40 ? `${sentence.text.slice(0, 39).trimEnd()}…` : sentence.text;
          return (
            <li key={sentence.id} className="flex items-center gap-0.5 rounded-control pr-1 hover:bg-hover">
              <button
                type="button"
                onClick={() => onTake(sentence)}
                className="min-w-0 flex-1 cursor-pointer rounded-control px-2 py-2 text-left text-ink outline-none focus-visible:bg-accent-wash touch:min-h-11"
              >
                <span className="line-clamp-3 [overflow-wrap:anywhere]">{sentence.text}</span>
                {sentence.note === null ? null : <span className="block truncate text-small text-ink-3">{sentence.note}</span>}
              </button>
              {sentence.mayUpdate ? (
                <IconButton small icon={Pencil} label={`Change “${name}”`} onPress={() => onEdit(sentence.id)} />
              ) : null}
              {sentence.mayRemove ? (
                <IconButton small icon={Trash2} label={`Remove “${name}”`} onPress={() => onRemove(sentence.id)} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type SentenceFormProps = {
  readonly actorRef: FormActorRef;
  readonly isNew: boolean;
  readonly mayShare: boolean;
  readonly onClose: () => void;
};

/** The window in which a sentence gets its words. */
export function SentenceForm({ actorRef, isNew, mayShare, onClose }: SentenceFormProps) {
  const text = useField(actorRef, 'text');
  const shared = useField<boolean>(actorRef, 'isShared');
  return (
    <FormModal actorRef={actorRef} title={isNew ? 'Keep a sentence' : 'Change the sentence'} action="Save sentence" onClose={onClose}>
      <TextArea
        name="text"
        label="Sentence"
        isRequired
        autoFocus
        rows={4}
        max={savedSentenceLimits.text}
        hint="{tester} becomes the name of the tester, {case} the title of the test case."
        {...text}
      />
      {mayShare ? (
        <Checkbox
          label="Share with everybody who moderates in the organization"
          description="They can take it. Test managers can change it."
          checked={shared.value}
          onChange={shared.onChange}
          error={shared.error}
        />
      ) : null}
    </FormModal>
  );
}
