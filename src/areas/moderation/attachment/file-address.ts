import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Which file the address opens, and where in it: a second of a video, a line of a text. */
export type FileAddress = { readonly file: string | null; readonly t: number | null; readonly line: number | null };

/** A place in a file; what is empty or no number is none, not the beginning. */
const placeIn = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null);

export const readFileAddress = (search: object): FileAddress => {
  const { file, t, line } = search as Readonly<Record<string, unknown>>;
  return { file: typeof file === 'string' ? file : null, t: placeIn(t), line: placeIn(line) };
};

const written = ({ file, t, line }: FileAddress) => ({
  file: file ?? undefined,
  t: file === null || t === null ? undefined : t,
  line: file === null || line === null ? undefined : line,
});

/** The file that the address opens; a change keeps the rest of the address. */
export const useFileAddress = (): readonly [FileAddress, (part: Partial<FileAddress>) => void] => {
  const router = useRouter();
  const { search } = useLocation();
  const change = useCallback(
    (part: Partial<FileAddress>) => {
      const { pathname, search: now } = router.state.location;
      const said = { ...now, ...written({ ...readFileAddress(now), ...part }) };
      const kept = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
      void router.navigate({ href: `${pathname}${router.options.stringifySearch(kept)}`, replace: true, resetScroll: false });
    },
    [router],
  );
  return [readFileAddress(search), change];
};

/** The whole address of a place in a file, to be handed on. */
export const linkTo = (part: Partial<FileAddress>): string => {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(part)) url.searchParams.set(name, String(value));
  return url.href;
};
