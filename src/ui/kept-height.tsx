import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const place = 'muster.heights';

const read = (): readonly (readonly [string, unknown])[] => {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(place) ?? '{}') ?? {});
  } catch {
    return [];
  }
};

const heights: Record<string, number> = Object.fromEntries(
  read().filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
);

const keep = (key: string, height: number): void => {
  if (heights[key] === height) return;
  heights[key] = height;
  try {
    localStorage.setItem(place, JSON.stringify(heights));
  } catch {
    // Without storage the height is not kept.
  }
};

type KeptHeightProps = { readonly name: string; readonly isLoading: boolean; readonly children: ReactNode };

/**
 * While loading, as high as the last time at this window width, so that nothing moves. What follows a part of unknown height waits for it.
 */
export function KeptHeight({ name, isLoading, children }: KeptHeightProps) {
  const box = useRef<HTMLDivElement>(null);
  const key = `${name} ${window.innerWidth}`;
  useLayoutEffect(() => {
    if (isLoading || box.current === null) return;
    const watcher = new ResizeObserver(([entry]) => keep(key, Math.round(entry?.contentRect.height ?? 0)));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [key, isLoading]);
  const height = isLoading ? heights[key] : undefined;
  return (
    <div
      ref={box}
      data-height={isLoading && height === undefined ? 'unknown' : undefined}
      className={`grid grid-cols-[minmax(0,1fr)] ${height === undefined ? '' : 'grid-rows-[minmax(0,1fr)] *:overflow-hidden'}`}
      style={{ height }}
    >
      {children}
    </div>
  );
}
