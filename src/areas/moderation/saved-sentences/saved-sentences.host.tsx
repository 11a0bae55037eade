import { removeSentenceMachine, saveSentenceMachine } from '#machines/flows/moderation/acts.ts';
import { emptied, filledIn } from '#machines/flows/moderation/take-sentence.ts';
import { can, isForbidden } from '#machines/lib/lifecycle.ts';
import { savedSentenceLifecycle } from '#machines/lifecycles/saved-sentence/saved-sentence.machine.ts';
import type { SavedSentenceRow } from '#machines/lifecycles/saved-sentence/saved-sentence.types.ts';
import { savedSentenceRowOf } from '#schema/generated/client/rows/saved-sentence.documents.ts';
import type { SavedSentenceRowFragment } from '#schema/generated/client/graphql.ts';
import { savedSentenceTexts } from '#schema/vocabulary/saved-sentence.ts';
import { useOnce } from '#src/ui/local.ts';
import { useAct } from '#src/use-act.ts';
import { useChoice } from '#src/use-choice.ts';
import { useForm } from '#src/use-form.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useViewer } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { CreateSentence, RemoveSentence, SavedSentences, UpdateSentence } from './saved-sentences.documents.ts';
import { SavedSentencesView, SentenceForm } from './saved-sentences.view.tsx';
import type { Opened } from './use-sentences.tsx';

const { saved, removed, restored } = savedSentenceTexts;

/** Sends one removal, and for as long as the page stands what takes it back. */
function Removal({ id: savedSentenceId }: { readonly id: string }) {
  const back = useAct(removeSentenceMachine, RemoveSentence, { input: { savedSentenceId, restore: true }, done: restored });
  const undo = (version: number | null) => back.send({ type: 'act.confirm', version });
  const removal = useAct(removeSentenceMachine, RemoveSentence, { input: { savedSentenceId }, done: removed, undo });
  useEffect(() => removal.send({ type: 'act.confirm' }), [removal]);
  return null;
}

type FormProps = { readonly sentence: SavedSentenceRowFragment | null; readonly draft: string; readonly onClose: () => void };

/** Keeps what is written as a sentence, or gives a sentence other words. */
function Form({ sentence, draft, onClose }: FormProps) {
  const { id: userId, role } = useViewer();
  const newId = useOnce(() => crypto.randomUUID());
  const given = { done: saved, onDone: onClose };
  const creation = useForm(saveSentenceMachine, CreateSentence, { values: { savedSentenceId: newId, text: draft }, ...given });
  const changing = useForm(saveSentenceMachine, UpdateSentence, {
    values: { savedSentenceId: sentence?.id, text: sentence?.text, isShared: sentence?.isShared },
    ...given,
  });
  const row: SavedSentenceRow = sentence === null ? { state: 'kept', text: '', isShared: false, userId } : savedSentenceRowOf(sentence);
  const mayShare = can(savedSentenceLifecycle, row, {
    type: 'sentence.update',
    text: null,
    isShared: !row.isShared,
    actor: { role, userId },
  });
  return (
    <SentenceForm actorRef={sentence === null ? creation : changing} isNew={sentence === null} mayShare={mayShare} onClose={onClose} />
  );
}

type SavedSentencesHostProps = { readonly opened: Opened | null; readonly onClose: () => void };

/** All sentences over the page while they are open; what removed one stays with the page, so that it can be taken back. */
export default function SavedSentencesHost({ opened, onClose }: SavedSentencesHostProps) {
  const { id: userId, role } = useViewer();
  const [{ data, error }, ask] = useQuery({ query: SavedSentences, pause: opened === null });
  const [removals, setRemovals] = useChoice<readonly string[]>([]);
  const form = useOpenOne<'form'>();
  return (
    <>
      {opened === null ? null : form.name === 'form' ? (
        <Form
          sentence={data?.savedSentences.find(({ id }) => id === form.id) ?? null}
          draft={emptied(opened.draft.trim(), opened.names)}
          onClose={form.close}
        />
      ) : (
        <SavedSentencesView
          sentences={
            data?.savedSentences.map((each) => {
              const row = savedSentenceRowOf(each);
              const mayNot = (type: 'sentence.update' | 'sentence.remove') =>
                isForbidden(savedSentenceLifecycle, row, type, { role, userId });
              return {
                id: each.id,
                text: filledIn(each.text, opened.names),
                note: !each.isShared ? null : each.ownerId === userId ? 'Shared by you' : `Shared by ${each.ownerName}`,
                mayUpdate: !mayNot('sentence.update'),
                mayRemove: !mayNot('sentence.remove'),
              };
            }) ?? null
          }
          isWritten={opened.draft.trim() !== ''}
          onRetry={error === undefined || data !== undefined ? null : () => ask({ requestPolicy: 'network-only' })}
          onTake={({ id, text }) => {
            opened.onTake(id, text);
            onClose();
          }}
          onNew={() => form.open('form')}
          onEdit={(id) => form.open('form', id)}
          onRemove={(id) => setRemovals((before) => [...before, id])}
          onClose={onClose}
          field={opened.field}
        />
      )}
      {removals.map((id, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are added at the end alone
        <Removal key={at} id={id} />
      ))}
    </>
  );
}
