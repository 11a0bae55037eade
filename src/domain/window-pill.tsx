import type { WindowStand } from '#machines/lifecycles/test-window/test-window.message.rules.ts';
import { Pill } from '#src/ui/pill.tsx';
import type { Hue, Icon } from '#src/ui/types.ts';
import { Ban, CalendarClock, CircleCheck, Radio, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';

const marks: Readonly<Record<WindowStand, { readonly icon: Icon; readonly hue: Hue }>> = {
  upcoming: { icon: CalendarClock, hue: 'neutral' },
  live: { icon: Radio, hue: 'info' },
  overdue: { icon: TimerOff, hue: 'danger' },
  finished: { icon: CircleCheck, hue: 'neutral' },
  cancelled: { icon: Ban, hue: 'neutral' },
};

export function WindowPill({ stand, children }: { readonly stand: WindowStand; readonly children: ReactNode }) {
  const { icon, hue } = marks[stand];
  return (
    <Pill hue={hue} icon={icon}>
      {children}
    </Pill>
  );
}
