import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { kindWords, rowVerdicts, vocabularyLimits } from '#schema/vocabulary/crowd-words.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { FormModal } from '#src/form-modal.tsx';
import { FileDrop } from '#src/ui/file-drop.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import type { PreviewVocabulary } from './vocabulary.documents.ts';

export type PreviewedRow = ResultOf<typeof PreviewVocabulary>['operatorVocabularyPreview'][number];

type ImportViewProps = {
  readonly actorRef: FormActorRef;
  readonly kind: VocabularyKind;
  /** Null until the server has looked at the rows. */
  readonly preview: readonly PreviewedRow[] | null;
  readonly hasFailed: boolean;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
};

const order = ['new', 'changed', 'unknown', 'invalid', 'same'] as const;
const shown = 30;

function Preview({ preview }: { readonly preview: readonly PreviewedRow[] }) {
  const of = (verdict: PreviewedRow['verdict']) => preview.filter((row) => row.verdict === verdict);
  const listed = order
    .filter((verdict) => verdict !== 'same')
    .flatMap(of)
    .map((row, place) => ({ ...row, place }));
  return (
    <>
      <p aria-live="polite" className="flex flex-wrap gap-1.5">
        {order.map((verdict) =>
          of(verdict).length === 0 ? null : (
            <Pill key={verdict} hue={rowVerdicts[verdict].hue}>
              {of(verdict).length} {rowVerdicts[verdict].label}
            </Pill>
          ),
        )}
      </p>
      {listed.length === 0 ? (
        <p className="text-ink-2">Everything in this file is there. There is nothing to import.</p>
      ) : (
        <ul className="rounded-control border border-line" aria-label="Rows of the file">
          {listed.slice(0, shown).map(({ verdict, name, code, parent, message, place }) => (
            <li key={place} className="flex items-baseline gap-3 border-b border-line px-3 py-1.5 last:border-b-0">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="font-name">{name === '' ? 'No name' : name}</span>
                {code === null && parent === null ? null : (
                  <span className="text-ink-2"> {[code, parent].filter((part) => part !== null).join(', ')}</span>
                )}
                {message === null ? null : <span className="block text-small text-ink-2">{message}</span>}
              </span>
              <Pill hue={rowVerdicts[verdict].hue}>{rowVerdicts[verdict].label}</Pill>
            </li>
          ))}
        </ul>
      )}
      {listed.length > shown ? <p className="text-ink-2">And {(listed.length - shown).toLocaleString('en')} more.</p> : null}
    </>
  );
}

const columnsOf = (kind: VocabularyKind): string => {
  const { hasCode, parent } = kindWords(kind);
  return [
    'Name',
    ...(hasCode === true ? ['Code'] : []),
    ...(parent === undefined ? [] : [parent === 'manufacturer' ? 'Maker' : 'System']),
    ...(kind === 'mobile_device' ? ['Device type'] : []),
  ].join(', ');
};

/** A file, and what becomes of each of its rows. */
export function ImportView({ actorRef, kind, preview, hasFailed, onFile, onRemove, onRetry }: ImportViewProps) {
  const fileName = useSelector(actorRef, selectTyped<string | null>('fileName'));
  const unread = useSelector(actorRef, selectTyped<string | null>('unread'));
  const { label } = kindWords(kind);
  const count = preview?.filter(({ verdict }) => verdict === 'new' || verdict === 'changed').length ?? 0;
  return (
    <FormModal
      actorRef={actorRef}
      title={`Import ${label.toLowerCase()}`}
      action={count === 0 ? 'Import' : `Import ${counted(count, 'entry', 'entries')}`}
      disabledReason={count > 0 ? null : fileName === null ? 'Choose a file first.' : 'There is nothing to import.'}
    >
      <FileDrop
        label={`File with ${label.toLowerCase()}`}
        accept={['.csv', '.xlsx']}
        limits={`Columns: ${columnsOf(kind)}. ${vocabularyLimits.imported.toLocaleString('en')} rows at most.`}
        onFile={onFile}
        onRemove={onRemove}
        file={fileName === null ? undefined : { name: fileName }}
        error={unread}
      />
      {fileName === null || unread !== null ? null : hasFailed ? (
        <LoadFailure title="The file could not be looked at." onRetry={onRetry} />
      ) : preview === null ? (
        <Loading label="Looking at the file">
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <Preview preview={preview} />
      )}
    </FormModal>
  );
}
