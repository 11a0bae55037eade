import type { ReactNode } from 'react';

/** More characters than three lines hold. */
export const mostCut = 1_000;

type CutTextProps = { readonly children: ReactNode; readonly isWhole: boolean; readonly className?: string };

export function CutText({ children, isWhole, className = '' }: CutTextProps) {
  return (
    <span data-cut={isWhole ? undefined : ''} className={`[overflow-wrap:anywhere] ${isWhole ? 'block' : 'line-clamp-3'} ${className}`}>
      {isWhole || typeof children !== 'string' ? children : children.slice(0, mostCut)}
    </span>
  );
}
