import type { Unread } from '#schema/rules/fit.ts';
import { PutAside } from '#src/ui/put-aside.tsx';

const labels: Readonly<Record<string, string>> = {
  import: 'Its rows and what was made of them',
  sheet: 'The sheet that was chosen',
  mapping: 'Where its columns go',
  edits: 'The cells that were mended',
  updatesByCode: 'Whether test cases are updated by their code',
};

type UnreadImportProps = { readonly unread: readonly Unread[]; readonly onForget: () => void };

export default function UnreadImport({ unread, onForget }: UnreadImportProps) {
  return <PutAside noun="import" entries={unread} labels={labels} onForget={onForget} />;
}
