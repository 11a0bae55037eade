import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useRootMark } from './root-mark.ts';

export function SelectionFoot({
  sentence,
  children,
  onClear,
}: {
  sentence: string;
  children: ReactNode;
  onClear?: (() => void) | undefined;
}) {
  useRootMark('feet');
  return (
    <div className="sticky bottom-(--line-height) z-10 flex flex-wrap items-center gap-2 rounded-b-[9px] border-t border-line bg-sheet px-4 py-2">
      <span role="status" className="mr-auto font-medium">
        {sentence}
      </span>
      {onClear ? (
        <Button kind="ghost" size="small" onPress={onClear} keys="Esc">
          Clear
        </Button>
      ) : null}
      {children}
    </div>
  );
}
