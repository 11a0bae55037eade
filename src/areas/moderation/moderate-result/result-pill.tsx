import type { ResultBadge } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { Pill } from '#src/ui/pill.tsx';
import type { Hue, Icon } from '#src/ui/types.ts';
import { Ban, BookCheck, BugOff, Check, Clock } from 'lucide-react';

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
