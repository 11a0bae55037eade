export type Change = { readonly field: string; readonly before: string | null; readonly after: string | null };

const isUuid = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(value);
const isSecret = (name: string): boolean => /secret|password|token|credential|api_?key|hash|sealed/iu.test(name);
const longest = 300;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const camel = (name: string): string => name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** `reviewedSeverity` as people read it. */
const words = (name: string): string => {
  const lower = camel(name)
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};

/** A moment to the minute, and a word of a list without its underscores. */
const plain = (text: string): string =>
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u.test(text)
    ? `${text.slice(0, 16).replace('T', ' ')} UTC`
    : /^[a-z]+(_[a-z]+)+$/u.test(text)
      ? text.replaceAll('_', ' ')
      : text;

/** What tells a reader nothing. */
const isNoise = (name: string): boolean => ['sha256', 'version', 'storageKey'].includes(name);

/** A value in words; null where it is not there, or is an id that tells a reader nothing. */
const shown = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined || isUuid(value)) return null;
  if (isSecret(name)) return '(not shown)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    if (value.every(isUuid)) return value.length === 1 ? '1 thing' : `${value.length} things`;
    return cut(
      value
        .map((each) => (isObject(each) ? pairs(each) : shown(name, each)))
        .filter((each) => each !== null)
        .join(', '),
    );
  }
  return cut(isObject(value) ? pairs(value) : plain(typeof value === 'string' ? value : JSON.stringify(value)));
};

const pairs = (value: Readonly<Record<string, unknown>>): string =>
  Object.entries(value)
    .flatMap(([name, one]) => {
      const said = shown(name, one);
      return said === null ? [] : [`${words(name).toLowerCase()}: ${said}`];
    })
    .join(', ');

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A row that was kept beside the named columns is spread, so that its columns meet those of after. */
const flat = (value: unknown): Readonly<Record<string, unknown>> => {
  if (!isObject(value)) return {};
  const { row, errors: _errors, ...own } = value;
  const all = isObject(row) ? { ...row, ...own } : value['row'] === undefined ? own : { ...own, row };
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [camel(name), one]));
};

/** Field by field what a line says was changed; of what was only kept beside it, nothing. */
export const changesOf = (before: unknown, after: unknown): readonly Change[] => {
  const [was, is] = [flat(before), flat(after)];
  const names =
    Object.keys(is).length === 0
      ? Object.keys(was)
      : [...new Set([...Object.keys(is), ...Object.keys(was).filter((name) => name === 'gone')])];
  return names
    .filter((name) => !isNoise(name))
    .flatMap((name) => {
      const [from, to] = [shown(name, was[name]), shown(name, is[name])];
      const isEqual = from === to && (from === null || !isSecret(name));
      return isEqual ? [] : [{ field: words(name), before: from, after: to }];
    });
};
