import type { ReactNode } from 'react';
import { hueInk, hueLine, hueWash } from './hues.ts';
import { useRootMark } from './root-mark.ts';
import type { Hue, Icon } from './types.ts';

type StripProps = { hue: Hue; children: ReactNode; icon?: Icon | undefined; action?: ReactNode };

export function Strip({ hue, children, icon: Glyph, action }: StripProps) {
  useRootMark('strips');
  return (
    <div
      role="status"
      data-chrome=""
      className={`flex min-h-8 items-center justify-center gap-2.5 border-b px-5 py-1 text-small text-ink ${hueWash[hue]} ${hueLine[hue]}`}
    >
      {Glyph ? <Glyph aria-hidden="true" size={14} strokeWidth={2} className={`shrink-0 ${hueInk[hue]}`} /> : null}
      <span>{children}</span>
      {action}
    </div>
  );
}
