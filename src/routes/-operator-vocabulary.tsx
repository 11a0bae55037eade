import { VocabularyHost } from '../areas/operator/vocabulary/vocabulary.host.tsx';
import type { ReadTable } from '../areas/operator/vocabulary/import.host.tsx';

/** The one reader of tables, which comes when a file is chosen. */
const readTable: ReadTable = async (file) => {
  const { readTable: read } = await import('../areas/launch/import/import-rows/engine/read-table.ts');
  return read(file);
};

export function Vocabulary() {
  return <VocabularyHost readTable={readTable} />;
}
