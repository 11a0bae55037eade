import { editMark, elapsedWords } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { Pill } from '#src/ui/pill.tsx';
import { bothWords, useNow } from '#src/ui/relative-time.tsx';
import { PenLine } from 'lucide-react';

type EditMarkProps = { readonly request: { readonly status: string; readonly createdAt: string } | null | undefined };

export function EditMark({ request }: EditMarkProps) {
  const now = useNow();
  const mark = request == null ? null : editMark(request.status);
  if (request == null || mark === null) return null;
  return (
    <span title={bothWords(request.createdAt)} className={mark.isEmphasised ? 'font-strong' : ''}>
      <Pill hue={mark.isEmphasised ? 'danger' : 'warning'} icon={PenLine}>
        {mark.label}
        {mark.isElapsedShown ? ` ${elapsedWords(now - Date.parse(request.createdAt))}` : ''}
      </Pill>
    </span>
  );
}
