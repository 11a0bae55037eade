import {
  Check,
  CheckCheck,
  CircleDotDashed,
  CircleX,
  Flag,
  Hourglass,
  Loader,
  LogIn,
  LogOut,
  Mail,
  ScanEye,
  UserCheck,
  UserMinus,
  Users,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { hueInk } from '#src/ui/hues.ts';
import type { Hue, Icon } from '#src/ui/types.ts';

const looks: Record<string, { icon: Icon; hue: Hue; quiet?: boolean; dashed?: boolean }> = {
  selected: { icon: UserCheck, hue: 'neutral' },
  invited: { icon: Mail, hue: 'neutral' },
  declined: { icon: UserX, hue: 'neutral', quiet: true },
  dropped_out: { icon: LogOut, hue: 'neutral', quiet: true },
  expired: { icon: Hourglass, hue: 'neutral', quiet: true },
  removed: { icon: UserMinus, hue: 'neutral', quiet: true },
  backup: { icon: Users, hue: 'neutral', dashed: true },
  backup_removed: { icon: UserX, hue: 'neutral', dashed: true },
  joined: { icon: LogIn, hue: 'info' },
  in_progress: { icon: CircleDotDashed, hue: 'accent' },
  testing_complete: { icon: Flag, hue: 'plum' },
  under_review: { icon: ScanEye, hue: 'warning' },
  results_approved: { icon: Check, hue: 'success' },
  publishing_results: { icon: Loader, hue: 'accent' },
  results_published: { icon: CheckCheck, hue: 'success' },
  publishing_failed: { icon: CircleX, hue: 'danger' },
};

/** Icon in the hue of the state, word in ink; only a failure colours its word. */
export function ParticipantStatus({ status, children, note }: { status: string; children: ReactNode; note?: ReactNode }) {
  const { icon: Glyph, hue, quiet = false, dashed = false } = looks[status] ?? { icon: UserCheck, hue: 'neutral' as const };
  const word = hue === 'danger' ? 'text-danger' : quiet ? 'text-ink-3' : '';
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 whitespace-nowrap print:flex-wrap">
      <Glyph aria-hidden="true" size={14} strokeWidth={2} className={`shrink-0 ${quiet ? 'text-ink-3' : hueInk[hue]}`} />
      <span className={`font-medium ${word} ${dashed ? 'rounded-pill border border-dashed border-control px-1.5' : ''}`}>{children}</span>
      {note ? <span className="cut text-small text-ink-3 print:whitespace-normal">{note}</span> : null}
    </span>
  );
}
