import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

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
