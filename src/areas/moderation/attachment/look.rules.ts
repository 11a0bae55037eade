export type Look = { readonly zoom: number; readonly x: number; readonly y: number; readonly turns: number };

export type LookEvent =
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
