import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useIsCut } from './use-is-cut.ts';

export type Whole = { readonly isWhole: boolean; readonly onWhole: () => void };
type CutLineProps = Whole & {
  readonly of: string;
  readonly content: unknown;
  readonly className: string;
  readonly inset?: string;
  readonly children: ReactNode;
};

export function CutLine({ of, content, isWhole, onWhole, className, inset = '-ml-2', children }: CutLineProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(ref, content, isWhole);
  const words = isWhole ? 'Show less' : 'Show more';
  return (
    <div ref={ref} className={className}>
      {children}
      {isCut ? (
        <Button kind="ghost" size="small" className={inset} expanded={isWhole} label={`${words} of ${of}`} onPress={onWhole}>
          {words}
        </Button>
      ) : null}
    </div>
  );
}

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
