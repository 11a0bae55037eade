import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import { announce } from './announce.ts';
import { findFocus, isNowhere } from './focus.ts';
import { IconButton } from './icon-button.tsx';
import { pressed } from './pressed.ts';

type SidePanelProps = {
  title: string;
  code?: ReactNode;
  position?: string | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  previousReason?: string | null | undefined;
  nextReason?: string | null | undefined;
  actions?: ReactNode;
  foot?: ReactNode;
  width?: number | undefined;
  hideTitle?: boolean | undefined;
  isBare?: boolean | undefined;
  /** Announced when the panel shows the next subject. */
  subject?: string | undefined;
  children: ReactNode;
};

const shownRow = (): HTMLElement | null => {
  const row = document.querySelector('main [aria-current="true"]');
  return row?.closest<HTMLElement>('[data-key]') ?? row?.querySelector<HTMLElement>('[data-key]') ?? null;
};

/** The opener, or the row shown last. */
function returnOf(opener: Element | null, key: string | undefined): HTMLElement | null {
  const row = key === undefined ? null : document.querySelector<HTMLElement>(`main [data-key="${CSS.escape(key)}"]`);
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  if (isThere && (row === null || (row.closest('tr, li') ?? row).contains(opener))) return opener;
  return row;
}

function useFocusWithin() {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = shownRow()?.dataset['key'] ?? shown.current;
  });
  useEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || own?.contains(document.activeElement);
      if (!isLost) return;
      const place = returnOf(opener, shown.current);
      if (place === null) findFocus();
      else place.focus();
    };
  }, []);
  return panel;
}

/** When the focused element unmounts, the panel takes focus unless something else did by the next frame. */
function useFocusKept(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = panel.current;
    if (own === null) return undefined;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element && own.contains(target) ? target : null;
    };
    const take = (): void => {
      if (last?.isConnected === false && isNowhere(document.activeElement)) own.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(() => void requestAnimationFrame(take));
    document.addEventListener('focusin', note);
    watch.observe(own, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [panel]);
}

/** Keeps focus, announces the subject, and scrolls its row into view after the paint. */
function useNextSubject(panel: RefObject<HTMLElement | null>, subject: string | undefined, words: string): void {
  const last = useRef(subject);
  const tell = useEffectEvent(() => announce(words));
  useEffect(() => {
    if (last.current === subject) return undefined;
    last.current = subject;
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    if (subject === undefined) return undefined;
    tell();
    return afterPaint(() => shownRow()?.scrollIntoView?.({ block: 'nearest' }));
  }, [panel, subject]);
}

const body = 'ring-inside min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 max-desk:px-4 print:overflow-visible';

/** Takes focus on opening and returns it to the row shown last, else to the opener. */
export function SidePanel({
  title,
  code,
  position,
  onClose,
  onPrevious,
  onNext,
  previousReason,
  nextReason,
  actions,
  foot,
  width = 600,
  hideTitle = false,
  isBare = false,
  subject,
  children,
}: SidePanelProps) {
  const titleId = useId();
  const panel = useFocusWithin();
  useFocusKept(panel);
  useNextSubject(panel, subject, position === undefined ? title : `${title}, ${position}`);

  return (
    <aside
      ref={panel}
      data-panel
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (pressed(event) !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      style={{ '--panel-width': `${width}px` }}
      className="fixed inset-y-0 right-0 z-30 flex w-full min-w-0 animate-panel flex-col border-line-strong bg-raised desk:top-(--chrome-height) desk:bottom-(--line-height) desk:w-[min(480px,100vw)] desk:border-l wide:w-[min(var(--panel-width),52rem)] print:static print:w-full! print:break-before-page print:border-l-0"
    >
      <header className="flex min-h-12 items-center gap-2 border-b border-line px-4 py-1.5">
        <IconButton icon={X} label="Close" keys="Esc" onPress={onClose} className="-ml-1.5" />
        {code ? <span className="code-text">{code}</span> : null}
        <h2 id={titleId} className={hideTitle ? 'sr-only' : 'cut text-head'}>
          {title}
        </h2>
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {position === undefined ? null : <span className="mr-1 text-small text-ink-2 max-desk:sr-only">{position}</span>}
          {onPrevious ? (
            <IconButton repeats icon={ChevronUp} label="Previous" keys="K" onPress={onPrevious} disabledReason={previousReason} />
          ) : null}
          {onNext ? <IconButton repeats icon={ChevronDown} label="Next" keys="J" onPress={onNext} disabledReason={nextReason} /> : null}
          {actions}
        </div>
      </header>
      {isBare ? <div className="flex min-h-0 flex-1 flex-col">{children}</div> : <PanelBody foot={foot}>{children}</PanelBody>}
    </aside>
  );
}

type PanelBodyProps = { children: ReactNode; foot?: ReactNode };

export function PanelBody({ children, foot }: PanelBodyProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <div tabIndex={0} className={body}>
        {children}
      </div>
      {foot ? (
        <footer className="border-t border-line bg-raised px-4 py-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">{foot}</footer>
      ) : null}
    </>
  );
}
