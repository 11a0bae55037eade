import { selectIsOpen, selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { rowsOfTable } from '#schema/rules/operator/vocabulary.ts';
import type { VocabularyRowGiven } from '#schema/rules/operator/vocabulary.ts';
import { vocabularyLimits, vocabularyTexts } from '#schema/vocabulary/crowd-words.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { ImportView } from './import.view.tsx';
import { PreviewVocabulary } from './vocabulary.documents.ts';

/** Reads a file as the imports of test cases do. */
export type ReadTable = (
  file: File,
) => Promise<{ readonly rows: readonly (readonly string[])[]; readonly fault: null } | { readonly rows: null; readonly fault: string }>;

type ImportHostProps = { readonly actorRef: FormActorRef; readonly kind: VocabularyKind; readonly readTable: ReadTable };

function Opened({ actorRef, kind, readTable }: ImportHostProps) {
  const rows = useSelector(actorRef, selectTyped<readonly VocabularyRowGiven[]>('rows'));
  const isFit = rows.length > 0 && rows.length <= vocabularyLimits.imported;
  const [{ data, error, fetching }, ask] = useQuery({
    query: PreviewVocabulary,
    variables: { kind, rows },
    pause: !isFit,
    requestPolicy: 'network-only',
  });
  const tell = (fileName: string | null, found: readonly VocabularyRowGiven[], unread: string | null) =>
    actorRef.send({ type: 'form.change', values: { fileName, rows: found, unread } });
  const onFile = async (file: File) => {
    const { rows: table, fault } = await readTable(file).catch(() => ({ rows: null, fault: vocabularyTexts.unread }));
    if (table === null) return tell(file.name, [], fault);
    const found = rowsOfTable(kind, table);
    const most = vocabularyLimits.imported;
    if (found.length === 0) return tell(file.name, [], vocabularyTexts.noRows);
    return found.length > most ? tell(file.name, [], vocabularyTexts.tooManyRows(found.length)) : tell(file.name, found, null);
  };
  return (
    <ImportView
      actorRef={actorRef}
      kind={kind}
      preview={isFit && !fetching ? (data?.operatorVocabularyPreview ?? null) : null}
      hasFailed={isFit && error !== undefined}
      onFile={(file) => void onFile(file)}
      onRemove={() => tell(null, [], null)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}

/** Imports words of one kind from a file, after a look at what it changes. */
export function ImportHost(props: ImportHostProps) {
  return useSelector(props.actorRef, selectIsOpen) ? <Opened {...props} /> : null;
}
