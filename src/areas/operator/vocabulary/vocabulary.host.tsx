import {
  addEntryMachine,
  importVocabularyMachine,
  offerEntryMachine,
  renameEntryMachine,
  retireEntryMachine,
} from '#machines/flows/operator/acts.ts';
import { vocabularyEntryLifecycle } from '#machines/lifecycles/vocabulary-entry/vocabulary-entry.machine.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { isVocabularyKind, kindWords } from '#schema/vocabulary/crowd-words.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useForm } from '#src/use-form.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { useQuery } from 'urql';
import { Unloaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { ImportHost } from './import.host.tsx';
import type { ReadTable } from './import.host.tsx';
import { AddEntry, ImportVocabulary, OfferEntry, OperatorVocabulary, RenameEntry, RetireEntry } from './vocabulary.documents.ts';
import { NewEntry, RenamedEntry, VocabularyView, fullName, usedBy } from './vocabulary.view.tsx';
import type { ShownEntry } from './vocabulary.view.tsx';

/** Takes an entry out of what is offered, or brings it back. */
export function MoveEntry({ entry }: { readonly entry: ShownEntry }) {
  const { id, state } = entry;
  const name = fullName(entry);
  const retirement = useAct(retireEntryMachine, RetireEntry, { input: { entryId: id }, done: `${name} is retired.` });
  const offer = useAct(offerEntryMachine, OfferEntry, { input: { entryId: id }, done: `${name} is offered again.` });
  const verdict = verdicts(vocabularyEntryLifecycle, { state }, { ...systemActor, role: 'operator' });
  const used = usedBy(entry);
  return (
    <>
      {verdict['entry.offer'] === null ? (
        <Button size="small" label={`Offer ${name} again`} onPress={() => offer.send({ type: 'act.confirm' })}>
          Offer again
        </Button>
      ) : (
        <Button
          size="small"
          label={`Retire ${name}`}
          reason="below"
          disabledReason={verdict['entry.retire']}
          onPress={() => retirement.send({ type: 'act.open' })}
        >
          Retire
        </Button>
      )}
      <ActQuestion actorRef={retirement} title={`Retire ${name}?`} action="Retire">
        Nobody can choose it from now on.{used === null ? '' : ` ${used} keep it, and running tests go on.`} You can offer it again.
      </ActQuestion>
    </>
  );
}

/** The words by which testers are told apart. */
export function VocabularyHost({ readTable }: { readonly readTable: ReadTable }) {
  const { kind: asked } = useSearch({ from: '/_app/operator' });
  const kind = isVocabularyKind(asked) ? asked : 'country';
  const { typed, setTyped, query } = useTyped();
  const navigate = useNavigate();
  const [{ data, error }, ask] = useQuery({ query: OperatorVocabulary, variables: { kind, query }, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const adding = useForm(addEntryMachine, AddEntry, { done: 'It is offered from now on.', onDone: again });
  const renaming = useForm(renameEntryMachine, RenameEntry, { done: 'The entry was renamed.', onDone: again });
  const importing = useForm(importVocabularyMachine, ImportVocabulary, { done: 'The file was imported.', onDone: again });
  const vocabulary = data?.operatorVocabulary ?? null;
  const { one } = kindWords(kind);
  return (
    <OperatorFrame
      current="vocabulary"
      actions={
        <>
          <Button icon={Upload} onPress={() => importing.send({ type: 'form.open', values: { kind } })}>
            Import
          </Button>
          <Button kind="primary" icon={Plus} onPress={() => adding.send({ type: 'form.open', values: { kind } })}>
            New {one}
          </Button>
        </>
      }
    >
      <VocabularyView
        kind={kind}
        onKind={(next) => void navigate({ to: '.', search: (before) => ({ ...before, kind: next }), replace: true, resetScroll: false })}
        vocabulary={vocabulary}
        unread={<Unloaded what="the vocabulary" error={error} onRetry={again} />}
        typed={typed}
        onType={setTyped}
        onRename={(entry) =>
          renaming.send({
            type: 'form.open',
            values: { entryId: entry.id, version: entry.version, name: entry.name, was: fullName(entry) },
          })
        }
        renderMove={(entry) => <MoveEntry entry={entry} />}
      />
      <NewEntry actorRef={adding} kind={kind} parents={vocabulary?.parents ?? []} deviceTypes={vocabulary?.deviceTypes ?? []} />
      <RenamedEntry actorRef={renaming} />
      <ImportHost actorRef={importing} kind={kind} readTable={readTable} />
    </OperatorFrame>
  );
}
