export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Searches miss the last minute, as a vendor's index may. */
  readonly isStale: boolean;
  /** What the vendor's people took away: ids, keys or names of projects, types, fields, values, labels. */
  readonly gone: ReadonlySet<string>;
};

export type Answered = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

export type StandIn = (asked: Asked) => Answered;

export const ok = (body: unknown): Answered => ({ status: 200, body });
export const failed = (status: number, body: unknown): Answered => ({ status, body });

export const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const given = query.get(name);
  return given === null || !/^\d+$/u.test(given) ? otherwise : Number(given);
};

const named: readonly string[] = ['id', 'key', 'name', 'fullName', 'fieldId', 'referenceName', 'value'];

/** A list without what is gone, nor any of it in the lists within. */
export const remaining = <Item>(list: readonly Item[], gone: ReadonlySet<string>): readonly Item[] => {
  const isGone = (item: unknown): boolean =>
    typeof item === 'object' && item !== null ? named.some((name) => gone.has(String(Reflect.get(item, name)))) : gone.has(String(item));
  const thinned = (item: unknown): unknown =>
    typeof item === 'object' && item !== null
      ? Object.fromEntries(Object.entries(item).map(([name, value]) => [name, Array.isArray(value) ? remaining(value, gone) : value]))
      : item;
  return gone.size === 0 ? list : list.filter((item) => !isGone(item)).map((item) => thinned(item) as Item);
};
