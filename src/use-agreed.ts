import { useEffect, useRef } from 'react';

type Places<Place, Addressed> = {
  /** Where the address says that the chart is. */
  readonly addressed: Addressed;
  /** Where the chart is. */
  readonly current: Place;
  /** Where they agree from the start, if they do: from there the address leads. Without it the chart does. */
  readonly starts?: Place;
  /** Sends the chart where the address leads; false where it does not go there. */
  readonly go: (addressed: Addressed) => boolean;
  /** Makes the address say where the chart is, in place of what it said where it led astray or said nothing yet. */
  readonly name: (current: Place, isInPlace: boolean) => void;
};

/**
 * Keeps the address and a chart together, whichever of the two moved: the chart follows the address, and where it refuses or has moved by
 * itself the address follows the chart, by several places behind where it moves on. `go` and `name` are asked again when they change, so
 * they are to be memoized; an address that is still on its way here is waited for first.
 */
export function useAgreed<Place extends string | null, Addressed>(places: Places<Place, Addressed | Place>): void {
  const { addressed, current, starts, go, name } = places;
  const agreed = useRef<Place | undefined>(starts);
  const seen = useRef(addressed);
  const underway = useRef<readonly (Addressed | Place)[]>([]);
  useEffect(() => {
    const known = agreed.current;
    const isOwn = addressed !== seen.current && underway.current.includes(addressed);
    if (addressed !== seen.current) underway.current = isOwn ? underway.current.slice(underway.current.indexOf(addressed) + 1) : [];
    seen.current = addressed;
    if (addressed === current) {
      agreed.current = current;
    } else if (known !== current || (isOwn && underway.current.length === 0)) {
      agreed.current = current;
      underway.current = [...underway.current, current];
      name(current, known === undefined);
    } else if (!isOwn && underway.current.length === 0 && !go(addressed)) {
      name(current, true);
    }
  }, [addressed, current, go, name]);
}
