import { useCallback, useEffect, useState } from 'react';

/** Whether more of what is on the page is shown, or its other face; nothing is typed, chosen or covered by it. */
export function useDisclosure(isShownAtFirst = false): readonly [boolean, (isShown: boolean) => void] {
  return useState(isShownAtFirst);
}

/** What is made when a part comes to the page and stays the same for as long as it is there. */
export function useOnce<Made>(make: () => Made): Made {
  const [made] = useState(make);
  return made;
}

/** How often something was done, and a way to do it once more: what hangs on the number begins anew. */
export function useTurn(atFirst = 0): readonly [turn: number, next: () => void] {
  const [turn, setTurn] = useState(atFirst);
  return [turn, useCallback(() => setTurn((before) => before + 1), [])];
}

/** The time, told again at each interval. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
