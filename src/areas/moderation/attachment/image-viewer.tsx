import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useReducer, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react';
import { useFirstFocus } from './use-first-focus.ts';
import { pressedAmong } from '#src/ui/pressed.ts';

type Look = { readonly zoom: number; readonly x: number; readonly y: number; readonly turns: number };

type LookEvent =
  | { readonly type: 'zoom'; readonly by: number }
  | { readonly type: 'pan'; readonly x: number; readonly y: number }
  | { readonly type: 'rotate' }
  | { readonly type: 'reset' };

export const atRest: Look = { zoom: 1, x: 0, y: 0, turns: 0 };

const [least, most] = [0.25, 16];

/** Zooming keeps the centre where it was. */
export const look = (state: Look, event: LookEvent): Look => {
  switch (event.type) {
    case 'zoom': {
      const zoom = Math.min(most, Math.max(least, state.zoom * event.by));
      return { ...state, zoom, x: (state.x * zoom) / state.zoom, y: (state.y * zoom) / state.zoom };
    }
    case 'pan':
      return { ...state, x: state.x + event.x, y: state.y + event.y };
    case 'rotate':
      return { ...state, turns: (state.turns + 1) % 4 };
    case 'reset':
      return atRest;
  }
};

export const transformOf = ({ zoom, x, y, turns }: Look): string => `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${zoom})`;

type Point = { readonly x: number; readonly y: number };

const apart = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A pinch from some points to others. */
export const pinch = (from: readonly [Point, Point], to: readonly [Point, Point]): LookEvent => ({
  type: 'zoom',
  by: apart(to) / Math.max(1, apart(from)),
});

const keys: Readonly<Record<string, LookEvent>> = {
  '+': { type: 'zoom', by: 1.25 },
  '=': { type: 'zoom', by: 1.25 },
  '-': { type: 'zoom', by: 0.8 },
  '0': { type: 'reset' },
  r: { type: 'rotate' },
  ArrowLeft: { type: 'pan', x: 40, y: 0 },
  ArrowRight: { type: 'pan', x: -40, y: 0 },
  ArrowUp: { type: 'pan', x: 0, y: 40 },
  ArrowDown: { type: 'pan', x: 0, y: -40 },
};

export function ImageViewer({ name, url }: { readonly name: string; readonly url: string }) {
  const [state, send] = useReducer(look, atRest);
  const frame = useFirstFocus<HTMLDivElement>();
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const letGo = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  const onPointerMove = ({ pointerId, clientX: x, clientY: y, buttons, movementX, movementY }: PointerEvent): void => {
    const before = fingers.current.get(pointerId);
    if (before === undefined) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, { x, y });
    if (other !== undefined) send(pinch([before, other], [{ x, y }, other]));
    else if (buttons === 1) send({ type: 'pan', x: movementX, y: movementY });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = keys[pressedAmong(event, (key) => key in keys)];
    if (wanted === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    send(wanted);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the picture work wherever the focus is beside it
    <div className="flex flex-col gap-2" onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer moves what it is over */}
      <div
        ref={frame}
        role="group"
        aria-label={`${name}: plus and minus zoom, arrows move, R turns, 0 shows all`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move what has the focus
        tabIndex={0}
        onWheel={(event: WheelEvent) => send({ type: 'zoom', by: event.deltaY < 0 ? 1.1 : 1 / 1.1 })}
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onDoubleClick={() => send(state.zoom === 1 ? { type: 'zoom', by: 2 } : { type: 'reset' })}
        className="grid h-[68dvh] max-desk:h-[52dvh] cursor-grab touch-none place-items-center overflow-hidden rounded-card bg-sunken select-none active:cursor-grabbing"
      >
        <img
          src={url}
          alt={name}
          draggable={false}
          className="max-h-full max-w-full object-contain"
          style={{ transform: transformOf(state) }}
        />
      </div>
      <div className="flex items-center gap-1">
        <IconButton repeats icon={ZoomOut} label="Zoom out" keys="-" onPress={() => send({ type: 'zoom', by: 0.8 })} />
        <span role="status" className="w-14 text-center text-small tabular">
          {Math.round(state.zoom * 100)}%
        </span>
        <IconButton repeats icon={ZoomIn} label="Zoom in" keys="+" onPress={() => send({ type: 'zoom', by: 1.25 })} />
        <IconButton repeats icon={RotateCw} label="Turn" keys="R" onPress={() => send({ type: 'rotate' })} />
        <Button kind="ghost" keys="0" onPress={() => send({ type: 'reset' })}>
          Show all
        </Button>
      </div>
    </div>
  );
}
