import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { isNowhere } from './focus.ts';

type Beside<Area extends HTMLElement> = {
  readonly area: RefObject<Area | null>;
  /** To the button at this index, else the one before, else the add button. */
  readonly focusAt: (place: number) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

const removesOf = (area: HTMLElement | null): HTMLElement[] => [...(area?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];

/** Wherever a removed item's button had focus, its neighbour takes it. */
export function useFocusBeside<Area extends HTMLElement>(drawn: readonly unknown[]): Beside<Area> {
  const area = useRef<Area>(null);
  const place = useRef<number | null>(null);
  const focusAt = (at: number): void => {
    const removes = removesOf(area.current);
    (removes[at] ?? removes[at - 1] ?? area.current?.querySelector<HTMLElement>('[data-button]'))?.focus();
  };
  useLayoutEffect(() => {
    if (place.current !== null && isNowhere(document.activeElement)) focusAt(place.current);
  }, [drawn]);
  return {
    area,
    focusAt,
    onFocus: () => {
      const at = removesOf(area.current).findIndex((button) => button === document.activeElement);
      place.current = at === -1 ? null : at;
    },
    onBlur: () => void (place.current = null),
  };
}
