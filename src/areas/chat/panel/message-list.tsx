import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Line } from './lines.rules.ts';

type MessageListProps = {
  readonly label: string;
  readonly lines: readonly Line[];
  /** The line to bring into sight, each time with another number. */
  readonly target: { readonly key: string; readonly turn: number } | null;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  readonly onEarlier: () => void;
  readonly onLater: () => void;
  readonly onEnd: (isAtEnd: boolean) => void;
  /** Tells the first line in sight. */
  readonly onTop: (at: number) => void;
  /** A page is on its way: no other is asked for. */
  readonly isPaging: boolean;
  /** A page did not come: another is asked for when somebody scrolls, not by itself. */
  readonly isHeld: boolean;
  readonly children: (line: Line) => ReactNode;
};

/** The target that brings the end into sight, and keeps it there. */
export const endOfList = 'end';

const near = 600;
const atEnd = 40;
/** Days and the rule move to where a page that is put before them has them; messages stay what they are. */
const isFixed = (line: Line | undefined): boolean => line !== undefined && line.kind !== 'day' && line.kind !== 'unread';
const estimates: Readonly<Record<Line['kind'], number>> = { day: 34, unread: 30, message: 62, unsent: 84 };

type Anchor = { readonly key: string; readonly below: number };

/** Draws the lines in sight of a list of any length. It stays at its end while messages come, while it grows or shrinks and while they turn out taller than expected, and where it is while earlier ones are put before it. */
export function MessageList({
  label,
  lines,
  target,
  hasEarlier,
  hasLater,
  isPaging,
  isHeld,
  onEarlier,
  onLater,
  onEnd,
  onTop,
  children,
}: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  const first = useRef<string | undefined>(undefined);
  const done = useRef(-1);
  const height = useRef(0);
  const place = useRef(0);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => estimates[lines[at]?.kind ?? 'message'],
    getItemKey: (at) => lines[at]?.key ?? at,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const wanted = target !== null && target.turn !== done.current ? lines.findIndex(({ key }) => key === target.key) : -1;
    if (target !== null && target.key === endOfList && target.turn !== done.current && !hasLater) {
      done.current = target.turn;
      isAtEnd.current = true;
      box.scrollTop = box.scrollHeight;
    } else if (target !== null && wanted >= 0) {
      done.current = target.turn;
      isAtEnd.current = false;
      virtualizer.scrollToIndex(wanted, { align: 'center' });
    } else if (isAtEnd.current && !hasLater) {
      box.scrollTop = box.scrollHeight;
    } else if (anchor.current !== null && first.current !== lines.find(isFixed)?.key) {
      const at = lines.findIndex(({ key }) => key === anchor.current?.key);
      const start = virtualizer.measurementsCache[at]?.start;
      if (start !== undefined) box.scrollTop = start + anchor.current.below;
    }
    first.current = lines.find(isFixed)?.key;
  }, [lines, total, target, hasLater, virtualizer]);

  const look = (mayAsk: boolean) => {
    const box = scroller.current;
    if (box === null) return;
    if (isAtEnd.current && !hasLater && box.clientHeight !== height.current) box.scrollTop = box.scrollHeight;
    height.current = box.clientHeight;
    const inSight = virtualizer.getVirtualItems().filter(({ end }) => end > box.scrollTop);
    const shown = inSight[0];
    const held = inSight.find(({ index }) => isFixed(lines[index]));
    anchor.current = held === undefined ? null : { key: String(held.key), below: box.scrollTop - held.start };
    const rest = box.scrollHeight - box.scrollTop - box.clientHeight;
    const hasGrown = box.scrollTop >= place.current;
    place.current = box.scrollTop;
    isAtEnd.current = rest < atEnd || (isAtEnd.current && hasGrown && !hasLater);
    onEnd(isAtEnd.current && !hasLater);
    onTop(shown?.index ?? 0);
    if (!mayAsk || isPaging) return;
    if (box.scrollTop < near && hasEarlier) onEarlier();
    if (rest < near && hasLater) onLater();
  };
  useEffect(() => {
    look(!isHeld);
  });
  const resized = useEffectEvent(() => look(false));
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const watching = new ResizeObserver(() => resized());
    watching.observe(box);
    return () => watching.disconnect();
  }, []);

  return (
    <div
      ref={scroller}
      onScroll={() => look(true)}
      role="log"
      aria-label={label}
      aria-live="off"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="ring-inside min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]"
    >
      <div style={{ height: total }} className="relative w-full">
        {items.map((item) => {
          const line = lines[item.index];
          return line === undefined ? null : (
            <div
              key={item.key}
              data-index={item.index}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${item.start}px)` }}
              className="absolute top-0 left-0 w-full"
            >
              {children(line)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
