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
};

export type Answered = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

export type StandIn = (asked: Asked) => Answered;

export const ok = (body: unknown): Answered => ({ status: 200, body });
export const failed = (status: number, body: unknown): Answered => ({ status, body });

export const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const given = query.get(name);
  return given === null || !/^\d+$/u.test(given) ? otherwise : Number(given);
};
