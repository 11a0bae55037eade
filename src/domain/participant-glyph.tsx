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
import { participantTraits } from '#schema/vocabulary/participant.ts';
import type { ParticipantGlyph, ParticipantStatus as Status } from '#schema/vocabulary/participant.ts';
import { hueInk } from '#src/ui/hues.ts';
import type { Icon } from '#src/ui/types.ts';

const icons: Readonly<Record<ParticipantGlyph, Icon>> = {
  person_checked: UserCheck,
  person_crossed: UserX,
  person_minus: UserMinus,
  people: Users,
  mail: Mail,
  way_in: LogIn,
  way_out: LogOut,
  hourglass: Hourglass,
  dashed_dot: CircleDotDashed,
  flag: Flag,
  eye: ScanEye,
  check: Check,
  double_check: CheckCheck,
  loader: Loader,
  crossed_circle: CircleX,
};

/** The icon has the state's hue, the word ink; only a failure colours its word. */
export function ParticipantStatus({ status, children, note }: { status: Status; children: ReactNode; note?: ReactNode }) {
  const { glyph, hue, isQuiet: quiet = false, isBackup: dashed = false } = participantTraits[status];
  const Glyph = icons[glyph];
  const word = hue === 'danger' ? 'text-danger' : quiet ? 'text-ink-3' : '';
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 whitespace-nowrap print:flex-wrap">
      <Glyph aria-hidden="true" size={14} strokeWidth={2} className={`shrink-0 ${quiet ? 'text-ink-3' : hueInk[hue]}`} />
      <span className={`font-medium ${word} ${dashed ? 'rounded-pill border border-dashed border-control px-1.5' : ''}`}>{children}</span>
      {note ? <span className="cut text-small text-ink-3 print:whitespace-normal">{note}</span> : null}
    </span>
  );
}
