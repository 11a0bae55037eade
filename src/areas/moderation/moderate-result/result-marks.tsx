import type { ResultBadge } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { Pill } from '#src/ui/pill.tsx';
import type { Hue, Icon } from '#src/ui/types.ts';
import { Ban, BookCheck, BugOff, Check, Clock, PenLine } from 'lucide-react';
import { editMark, elapsedWords } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { bothWords, useNow } from '#src/ui/relative-time.tsx';

const looks: Readonly<Record<string, { readonly hue: Hue; readonly icon: Icon }>> = {
  'Fake issue': { hue: 'danger', icon: BugOff },
  'Known issue': { hue: 'neutral', icon: BookCheck },
  Rejected: { hue: 'neutral', icon: Ban },
  Accepted: { hue: 'success', icon: Check },
};
const waiting = { hue: 'warning', icon: Clock } as const;

export function ResultPill({ badge }: { readonly badge: ResultBadge }) {
  const { hue, icon } = looks[badge] ?? waiting;
  return (
    <Pill hue={hue} icon={icon}>
      {badge}
    </Pill>
  );
}

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
