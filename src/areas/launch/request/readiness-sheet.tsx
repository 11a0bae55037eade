import { Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from '#src/ui/link.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Place = { readonly at: Element; readonly top: number };

const placeOf = (at: Element): Place => ({ at, top: at.getBoundingClientRect().top + scrollY });

/** The browser scrolls to a focused element once: lines that load later would push it out. Not after the person scrolled away. */
export function useFocusInView<T extends HTMLElement>(): { readonly ref: RefObject<T | null>; readonly onFocus: () => void } {
  const ref = useRef<T>(null);
  const place = useRef<Place>(null);
  const remember = (): void => {
    const at = document.activeElement;
    place.current = at !== null && ref.current?.contains(at) === true ? placeOf(at) : null;
  };
  const follow = (): void => {
    const before = place.current;
    if (before === null) return;
    remember();
    if (place.current === null || place.current.at !== before.at || place.current.top === before.top) return;
    const top = before.top - scrollY;
    if (top >= 0 && top < innerHeight) before.at.scrollIntoView({ block: 'nearest' });
  };
  const followed = useRef(follow);
  useLayoutEffect(() => {
    followed.current = follow;
    follow();
  });
  /** What stands above may grow without these lines being rendered. */
  useEffect(() => {
    const observer = new ResizeObserver(() => followed.current());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, onFocus: remember };
}

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
