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

/** What still stands in the way: each line a link to its field. */
export function ReadinessSheet({ title = 'Readiness', lines }: { title?: string | undefined; lines: readonly ReadinessLine[] }) {
  const { ref, onFocus } = useFocusInView<HTMLUListElement>();
  const toFix = lines.filter(({ kind }) => kind === 'block').length;
  return (
    <Sheet label={title}>
      <SheetHead title={title}>
        <span role="status" className={toFix > 0 ? 'text-small font-medium text-danger' : 'text-small font-medium text-success'}>
          {toFix > 0 ? `${toFix} to fix` : 'Ready'}
        </span>
      </SheetHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- brings the link that is focused into sight */}
      <ul ref={ref} onFocus={onFocus} className="divide-y divide-line px-4 py-1.5">
        {lines.map(({ id, kind, text, href }) => (
          <li key={id} className="flex items-start gap-2.5 py-[7px] touch:py-3">
            <span className="mt-[3px] shrink-0">{marks[kind].glyph}</span>
            <span className="sr-only">{marks[kind].word}: </span>
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
