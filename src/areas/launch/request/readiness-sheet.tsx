import { Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { useFocusInView } from '#src/ui/use-focus-in-view.ts';

export type ReadinessLine = { id: string; kind: 'block' | 'warn' | 'hint' | 'done'; text: string; href?: string | undefined };

const marks: Record<ReadinessLine['kind'], { glyph: ReactNode; word: string }> = {
  block: { glyph: <StatusGlyph name="needs_work" />, word: 'To fix' },
  warn: { glyph: <TriangleAlert aria-hidden="true" size={14} strokeWidth={2} className="text-warning" />, word: 'Warning' },
  hint: { glyph: <Lightbulb aria-hidden="true" size={14} strokeWidth={2} className="text-ink-2" />, word: 'Hint' },
  done: { glyph: <StatusGlyph name="done" />, word: 'Done' },
};

const left = { glyph: <StatusGlyph name="open" />, word: 'Left' };

type ReadinessSheetProps = {
  title?: string | undefined;
  lines: readonly ReadinessLine[];
  /** Before continuing was tried, missing values are no errors. */
  isTried?: boolean | undefined;
};

/** In a low window the lines scroll, so that what follows stays visible. */
export function ReadinessSheet({ title = 'Readiness', lines, isTried = true }: ReadinessSheetProps) {
  const { ref, onFocus } = useFocusInView<HTMLUListElement>();
  const toFix = lines.filter(({ kind }) => kind === 'block').length;
  const markOf = (kind: ReadinessLine['kind']) => (kind === 'block' && !isTried ? left : marks[kind]);
  const ink = toFix === 0 ? 'text-success' : isTried ? 'text-danger' : 'text-ink-2';
  return (
    <Sheet label={title} className="wide:flex wide:min-h-40 wide:flex-col print:block">
      <SheetHead title={title}>
        <span role="status" className={`text-small font-medium ${ink}`}>
          {toFix === 0 ? 'Ready' : isTried ? `${toFix} to fix` : `${toFix} left`}
        </span>
      </SheetHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- brings the link that is focused into sight */}
      <ul
        ref={ref}
        onFocus={onFocus}
        className="relative divide-y divide-line px-4 py-1.5 wide:min-h-0 wide:overflow-y-auto wide:[scrollbar-width:thin] print:overflow-visible"
      >
        {lines.map(({ id, kind, text, href }) => (
          <li key={id} className="flex items-start gap-2.5 py-[7px] touch:py-3">
            <span className="mt-[3px] shrink-0">{markOf(kind).glyph}</span>
            <span className="sr-only">{markOf(kind).word}: </span>
            {href === undefined || kind === 'done' ? (
              <span className="text-ink-2">{text}</span>
            ) : (
              <Link href={href} look="ink" className="touch:-my-3 touch:grow touch:py-3">
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
