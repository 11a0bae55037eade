import { useTheme } from '#src/ui/theme.ts';
import type { ComponentProps } from 'react';
import { useBalanceBeside } from './balance.ts';
import { PhoneMenuView } from './phone-menu.view.tsx';

/** The slide-out menu of a phone. */
export default function PhoneMenuHost({ entries, ...menu }: Omit<ComponentProps<typeof PhoneMenuView>, 'theme' | 'onTheme'>) {
  const { choice, choose } = useTheme();
  return <PhoneMenuView {...menu} entries={useBalanceBeside(entries, menu.isOpen)} theme={choice} onTheme={choose} />;
}
