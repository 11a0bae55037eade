import type { ReactNode } from 'react';
import { PopBox } from './pop-box.tsx';
import type { BoxProps } from './use-pop.ts';

export type PopoverBoxProps = BoxProps & { children: ReactNode; width: number };

/** The box of a popover. */
export default function PopoverBox(props: PopoverBoxProps) {
  return <PopBox {...props} className="max-w-[calc(100vw-16px)] p-3" />;
}
