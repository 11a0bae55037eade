import { useCallback, useState } from 'react';

/** How often something was done, and a way to do it once more: what hangs on the number begins anew. */
export function useTurn(atFirst = 0): readonly [turn: number, next: () => void] {
  const [turn, setTurn] = useState(atFirst);
  return [turn, useCallback(() => setTurn((before) => before + 1), [])];
}
