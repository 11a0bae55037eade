import { CornerDownRight } from 'lucide-react';

export function UnderMark({ words }: { words: string }) {
  return (
    <>
      <CornerDownRight aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      <span className="sr-only">{words}</span>
    </>
  );
}
