import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Keys } from './kbd.tsx';
import { pressed } from './pressed.ts';

const openAfter = 400;
const gap = 6;
const edge = 8;

type Placement = 'top' | 'bottom';

export type TooltipTriggerProps = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
};

type TooltipOptions = { text: string | null | undefined; keys?: string | undefined; placement?: Placement | undefined };

/** The bubble is hidden from screen readers: the trigger names or describes itself. */
export function useTooltip({ text, keys, placement = 'bottom' }: TooltipOptions): { triggerProps: TooltipTriggerProps; bubble: ReactNode } {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const hide = () => later(() => setAnchor(null), 80);
  const hideNow = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  const triggerProps: TooltipTriggerProps = {
    onPointerEnter: (event) => {
      if (event.pointerType === 'touch') return;
      const target = event.currentTarget;
      later(() => setAnchor(target), openAfter);
    },
    onPointerLeave: hide,
    onPointerDown: hideNow,
    onFocus: (event) => {
      const target = event.currentTarget;
      if (target.matches(':focus-visible')) later(() => setAnchor(target), 0);
    },
    onBlur: hideNow,
  };

  const shown = anchor !== null && text !== null && text !== undefined && text !== '';
  const bubble = shown ? (
    <Bubble
      anchor={anchor}
      keys={keys}
      placement={placement}
      onEnter={() => clearTimeout(timer.current)}
      onClose={() => setAnchor(null)}
      onLeave={hide}
    >
      {text}
    </Bubble>
  ) : null;
  return { triggerProps, bubble };
}

type BubbleProps = {
  anchor: Element;
  placement: Placement;
  keys: string | undefined;
  children: ReactNode;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

function Bubble({ anchor, placement, keys, children, onEnter, onLeave, onClose }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    bubble.showPopover?.();
    const at = anchor.getBoundingClientRect();
    const own = bubble.getBoundingClientRect();
    const below = at.bottom + gap;
    const above = at.top - gap - own.height;
    const fitsBelow = below + own.height < window.innerHeight - edge;
    const top = (placement === 'bottom' && fitsBelow) || above < edge ? below : above;
    const left = Math.min(Math.max(at.left + at.width / 2 - own.width / 2, edge), Math.max(window.innerWidth - own.width - edge, edge));
    bubble.style.top = `${top}px`;
    bubble.style.left = `${left}px`;
  }, [anchor, placement, children]);

  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (pressed(event) === 'Escape') onClose();
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [onClose]);

  return (
    <span
      ref={ref}
      popover="manual"
      aria-hidden="true"
      data-print="hidden"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed inset-auto m-0 flex max-w-72 animate-appear items-center gap-2 rounded-control border border-line-strong bg-raised px-2 py-1 text-small font-medium whitespace-normal text-ink shadow-pop"
    >
      {children}
      {keys === undefined ? null : <Keys keys={keys} />}
    </span>
  );
}

type TooltipProps = {
  text: string;
  keys?: string | undefined;
  placement?: Placement | undefined;
  children: (props: TooltipTriggerProps) => ReactNode;
};

export function Tooltip({ text, keys, placement, children }: TooltipProps) {
  const { triggerProps, bubble } = useTooltip({ text, keys, placement });
  return (
    <>
      {children(triggerProps)}
      {bubble}
    </>
  );
}
