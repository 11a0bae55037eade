import * as fc from 'fast-check';
import { isRecord } from './fit.ts';

const strange: readonly unknown[] = [
  null,
  0,
  -1,
  1e300,
  true,
  '',
  ' ',
  [],
  {},
  [null],
  [['x']],
  { name: {} },
  ['x', { name: ['y'] }, 3],
  '2026-02-30T10:00',
  '0000-01-01T10:00',
  '0002-01-01T10:00',
  '9999-12-31T23:59',
  '2026-11-25T24:60',
  '99999-01-01T00:00',
  'T99:99',
  'Mars/Olympus',
  '+25:00',
  'recurring',
  '7',
  '25:00',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  `${'x'.repeat(100_000)}end`,
];
const stranger: readonly string[] = ['testers', '__proto__', 'constructor', 'toString'];
const hostile = fc.oneof(fc.constantFrom(...strange), fc.jsonValue());

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]))];

export function put(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((each: unknown, at) => (at === first ? put(each, rest, by) : each));
  return { ...(value as object), [first]: put(isRecord(value) ? value[first] : undefined, rest, by) };
}
const at = (value: unknown, path: Path): unknown => path.reduce<unknown>((within, key) => Reflect.get(Object(within), key), value);

export const spoiled = (whole: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...pathsOf(whole)), hostile), { minLength: 1, maxLength: 4 }),
      fc.dictionary(fc.string(), hostile, { maxKeys: 2 }),
    )
    .map(([replaced, more]) => {
      const made = replaced.reduce<unknown>(
        (before, [path, by]) => (pathsOf(before).some((each) => each.join() === path.join()) ? put(before, path, by) : before),
        whole,
      );
      return isRecord(made) ? { ...more, ...made } : made;
    });

function* eachSpoiled(whole: unknown): Generator<readonly [what: string, saved: unknown]> {
  for (const path of pathsOf(whole)) {
    for (const by of strange) yield [`${path.join('.')} = ${JSON.stringify(by).slice(0, 40)}`, put(whole, path, by)];
    const record = at(whole, path);
    if (isRecord(record)) for (const field of stranger) yield [`${path.join('.')}.${field}`, put(whole, [...path, field], { kept: 'Ann' })];
    if (Array.isArray(record))
      for (const by of strange) yield [`${path.join('.')}.0 = ${JSON.stringify(by).slice(0, 40)}`, put(whole, path, [by, ...record])];
  }
}

const typedIn = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(typedIn);
  return value === null || value === '' || value === false || value === undefined ? [] : [JSON.stringify(value)];
};

/** A hand-written shape: of the type, of one of the choices, of a list's entries, of each field. */
export type Shape = ((value: unknown) => boolean) | RegExp | readonly [Shape] | { readonly [field: string]: Shape };
export const text: Shape = (value) => typeof value === 'string';
export const yes: Shape = (value) => typeof value === 'boolean';
export const anything: Shape = () => true;
export const whole: Shape = (value) => Number.isInteger(value);
export const each =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.values(value).every((one) => misshapen(one, shape).length === 0);
export const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === null || misshapen(value, shape).length === 0;
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => misshapen(value, shape).length === 0);

function misshapen(value: unknown, shape: Shape, path = ''): readonly string[] {
  if (typeof shape === 'function') return shape(value) ? [] : [path];
  if (shape instanceof RegExp) return typeof value === 'string' && shape.test(value) ? [] : [path];
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((one, index) => misshapen(one, (shape as readonly [Shape])[0], `${path}.${index}`))
      : [path];
  if (!isRecord(value)) return [path];
  const fields = [...new Set([...Object.keys(shape), ...Object.keys(value)])];
  return fields.flatMap((field) => {
    const known = Object.hasOwn(shape, field) ? (shape as Readonly<Record<string, Shape>>)[field] : undefined;
    return known === undefined || !Object.hasOwn(value, field) ? [`${path}.${field}`] : misshapen(value[field], known, `${path}.${field}`);
  });
}

/** What goes wrong on reading: it throws, a part is neither kept nor in `unread`, or the value breaks the shape. */
export function readingFaults(saved: unknown, read: (saved: unknown) => unknown, shape: Shape): readonly string[] {
  try {
    const found = read(saved);
    const kept = new Set(typedIn(found));
    return [
      ...typedIn(saved)
        .filter((typed) => !kept.has(typed))
        .map((typed) => `lost ${typed.slice(0, 40)}`),
      ...misshapen(found, shape).map((path) => `cannot draw ${path}`),
    ];
  } catch (error) {
    return [String(error)];
  }
}

export function faultsOf(given: unknown, read: (saved: unknown) => unknown, shape: Shape): readonly string[] {
  const faults: string[] = [];
  for (const [what, saved] of eachSpoiled(given)) faults.push(...readingFaults(saved, read, shape).map((fault) => `${what}: ${fault}`));
  return faults.slice(0, 20);
}
