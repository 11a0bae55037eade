type Built = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
export type Manifest = Readonly<Record<string, Built>>;

const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/u;

type Page = { readonly name: string; readonly segments: readonly string[] };

const segmentsOf = (text: string, by: string): readonly string[] => text.split(by).filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith('$');

/** Of two matching pages the one with more literal characters wins, as in the router. */
const told = ({ segments }: Page): string => segments.map((segment) => (isParameter(segment) ? '0' : '1')).join('');

/** Files of the page at a path beside those of every page: its own, its layouts', and all they import. */
export function createPageCode(manifest: Manifest): (pathname: string) => readonly string[] {
  const pages = Object.keys(manifest).flatMap((key): readonly Page[] => {
    const name = routeFile.exec(key)?.[1];
    if (name === undefined || name.endsWith('.$')) return [];
    return [{ name, segments: segmentsOf(name, '.').filter((segment) => !segment.startsWith('_') && segment !== 'index') }];
  });
  const all = (roots: readonly string[]): ReadonlySet<string> => {
    const seen = new Set(roots);
    for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
    return seen;
  };
  const named = all(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));

  return (pathname) => {
    const asked = segmentsOf(pathname.toLowerCase(), '/');
    const [page] = pages
      .filter(({ segments }) => segments.length > 0 && segments.length === asked.length)
      .filter(({ segments }) => segments.every((segment, index) => isParameter(segment) || segment.toLowerCase() === asked[index]))
      .toSorted((one, other) => told(other).localeCompare(told(one)) || other.name.length - one.name.length);
    if (page === undefined) return [];
    const around = pages
      .filter(({ name }) => `${page.name}.`.startsWith(`${name}.`))
      .map(({ name }) => `src/routes/${name}.tsx?tsr-split=component`);
    return [...all(around)].filter((key) => !named.has(key)).flatMap((key) => manifest[key]?.file ?? []);
  };
}
