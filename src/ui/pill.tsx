import type { ReactNode } from 'react';
import { hueInk, hueWash } from './hues.ts';
import type { Hue, Icon } from './types.ts';

type PillProps = {
  children: ReactNode;
  hue?: Hue | undefined;
  icon?: Icon | undefined;
  dashed?: boolean | undefined;
  /** For texts of any length. */
  wraps?: boolean | undefined;
};

export function Pill({ children, hue = 'neutral', icon: Glyph, dashed = false, wraps = false }: PillProps) {
  const paint = dashed ? 'border border-dashed border-control text-ink-2' : `${hueWash[hue]} ${hueInk[hue]}`;
  return (
    <span
      data-wash=""
      className={`inline-flex items-center gap-[5px] rounded-pill px-[7px] text-small font-label ${wraps ? 'min-h-5 [overflow-wrap:anywhere]' : 'h-5 whitespace-nowrap'} ${paint}`}
    >
      {Glyph ? <Glyph aria-hidden="true" size={12} strokeWidth={2} className="-ml-px shrink-0" /> : null}
      {children}
    </span>
  );
}
