import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { popBox } from './overlay.styles.ts';
import { useFirstPress } from './second-press.ts';
import { useFocusBack } from './use-focus-back.ts';
import { isComposed, pressed } from './pressed.ts';

const gap = 4;
const edge = 12;

export type PopPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

type PopBoxProps = {
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  placement: PopPlacement;
  children: ReactNode;
  className: string;
  width?: number | undefined;
  /** Hears a key before the box does, and has prevented what it handled; without it Tab stays in the box. */
  onKey?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
};

/** A box over the page under a button, for as long as it is open and while it fades. */
export function PopBox(props: PopBoxProps) {
  const { isOpen } = props;
  const [isShown, show] = useState(isOpen);
  if (isOpen && !isShown) show(true);
  return isShown || isOpen ? createPortal(<Box {...props} onGone={() => show(false)} />, document.body) : null;
}

function Box({
  trigger,
  isOpen,
  onClose,
  label,
  placement,
  children,
  className,
  width,
  onKey,
  onGone,
}: PopBoxProps & { onGone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const mayClose = useFirstPress();
  usePlace(trigger, box, isOpen, placement);
  useFocusKept(box, isOpen);
  useFocusBack(box, trigger, isOpen);
  useFading(box, isOpen, onGone);
  usePressOutside(box, isOpen, () => mayClose() && onClose());
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen || isComposed(event)) return;
    onKey?.(event);
    if (event.defaultPrevented) return;
    if (pressed(event) === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (pressed(event) === 'Tab' && onKey === undefined && box.current !== null) keepInside(event, box.current);
  };
  return (
    <>
      {isOpen ? <div className="fixed inset-0 z-80 touch-none" onPointerDown={(event) => event.preventDefault()} /> : null}
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        data-exiting={isOpen ? undefined : true}
        onKeyDown={press}
        onBlur={({ relatedTarget }) => {
          if (!isOpen || relatedTarget === null || box.current?.contains(relatedTarget) === true || isBehind(relatedTarget)) return;
          if (mayClose()) onClose();
        }}
        style={{ width }}
        className={`fixed top-0 left-0 z-80 animate-appear overflow-auto ${popBox} ${className}`}
      >
        {children}
      </div>
      {isOpen ? (
        <button type="button" tabIndex={-1} onClick={onClose} className="sr-only">
          Dismiss
        </button>
      ) : null}
    </>
  );
}

/** Keeps the box beside its button, on the other side of it where there is more room. */
function usePlace(
  trigger: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  placement: PopPlacement,
): void {
  useLayoutEffect(() => {
    const from = trigger.current;
    const own = box.current;
    if (!isOpen || !from || !own) return undefined;
    const place = (): void => {
      const at = from.getBoundingClientRect();
      const view = window.visualViewport;
      const first = (view?.offsetTop ?? 0) + edge;
      const last = first - edge + (view?.height ?? window.innerHeight) - edge;
      const above = Math.min(at.top - gap, last) - first;
      const below = last - Math.max(at.bottom + gap, first);
      const wanted = own.scrollHeight + own.offsetHeight - own.clientHeight;
      const isAbove = placement.startsWith('top') ? above >= wanted || above >= below : below < wanted && above > below;
      const room = isAbove ? above : below;
      const left = placement.endsWith('start') ? at.left : at.right - own.offsetWidth;
      own.style.maxHeight = `${room}px`;
      own.style.left = `${Math.max(edge, Math.min(left, document.documentElement.clientWidth - own.offsetWidth - edge))}px`;
      own.style.top = `${isAbove ? first + room - Math.min(wanted, room) : last - room}px`;
    };
    const follow = ({ target }: Event): void => {
      if (!(target instanceof Node) || !own.contains(target)) place();
    };
    place();
    const stopping = new AbortController();
    const { signal } = stopping;
    const watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    watcher?.observe(from);
    watcher?.observe(own);
    window.addEventListener('scroll', follow, { capture: true, signal });
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    own.previousElementSibling?.addEventListener('wheel', (event) => event.preventDefault(), { passive: false, signal });
    return () => {
      stopping.abort();
      watcher?.disconnect();
    };
  }, [trigger, box, isOpen, placement]);
}

/** Tells when a box that closed has faded. */
function useFading(box: RefObject<HTMLElement | null>, isOpen: boolean, onGone: () => void): void {
  const gone = useRef(onGone);
  useLayoutEffect(() => void (gone.current = onGone));
  useLayoutEffect(() => {
    if (isOpen) return undefined;
    let isOver = false;
    const fades = box.current?.getAnimations?.() ?? [];
    const end = (): void => {
      if (!isOver) gone.current();
    };
    if (fades.length === 0) end();
    else void Promise.allSettled(fades.map(({ finished }) => finished)).then(end);
    return () => void (isOver = true);
  }, [box, isOpen]);
}

/** Hears a press that begins and ends outside of the box. */
function usePressOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void): void {
  const press = useRef(onPress);
  useEffect(() => void (press.current = onPress));
  useEffect(() => {
    if (!isOpen) return undefined;
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    let isOutside = false;
    document.addEventListener(
      'pointerdown',
      ({ target }) => (isOutside = !(target instanceof Node) || !box.current?.contains(target)),
      options,
    );
    document.addEventListener(
      'click',
      ({ target }) => {
        if (isOutside && !(target instanceof Node && box.current?.contains(target))) press.current();
        isOutside = false;
      },
      options,
    );
    return () => stopping.abort();
  }, [box, isOpen]);
}

const isBehind = (at: Element): boolean => at.closest('#root') !== null;

/** Takes the focus back from the page behind, until it is given back there. To make that inert would say the same, but a browser then finds the style of every element anew, and once more before the focus can go back there. */
function useFocusKept(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isOpen || page === null) return undefined;
    const takeBack = ({ relatedTarget }: FocusEvent): void => {
      const from = relatedTarget instanceof HTMLElement && !isBehind(relatedTarget) ? relatedTarget : box.current;
      from?.focus({ preventScroll: true });
    };
    page.addEventListener('focusin', takeBack);
    return () => page.removeEventListener('focusin', takeBack);
  }, [box, isOpen]);
}

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Of the radios of a group the chosen one is reached, where there is one. */
const isReached = (one: HTMLElement, box: HTMLElement): boolean =>
  one.tabIndex >= 0 &&
  !one.matches(':disabled') &&
  one.checkVisibility() &&
  !(
    one instanceof HTMLInputElement &&
    one.type === 'radio' &&
    !one.checked &&
    box.querySelector(`input[type="radio"][name="${CSS.escape(one.name)}"]:checked`) !== null
  );

/** Goes on from the last to the first, and back. */
function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const all = [...box.querySelectorAll<HTMLElement>(reachable)].filter((one) => isReached(one, box));
  const at = document.activeElement;
  const [leaves, enters] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (all.length > 0 && at !== leaves && at !== box) return;
  if (at === box && !event.shiftKey && all.length > 0) return;
  event.preventDefault();
  (enters ?? box).focus();
}
