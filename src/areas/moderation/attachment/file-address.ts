import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** From the URL: a second of a video, or a line of a text. */
export type FileAddress = { readonly file: string | null; readonly t: number | null; readonly line: number | null };

/** An empty or malformed value is null, not 0. */
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

/** A change keeps the rest of the URL. */
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

export const linkTo = (part: Partial<FileAddress>): string => {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(part)) url.searchParams.set(name, String(value));
  return url.href;
};
