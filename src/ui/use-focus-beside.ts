import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { isNowhere } from './focus.ts';

type Beside<Area extends HTMLElement> = {
  readonly area: RefObject<Area | null>;
  /** Moves the focus to the button in this place, else to the one before it, else to what adds. */
  readonly focusAt: (place: number) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

const removesOf = (area: HTMLElement | null): HTMLElement[] => [...(area?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];

/** A row of things that can be taken off: where one goes whose button has the focus, whoever took it off, the one beside it takes the focus. */
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
