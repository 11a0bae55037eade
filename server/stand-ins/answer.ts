/** A request as a stand-in sees it. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether searches know nothing of the last minute. */
  readonly isStale: boolean;
};

/** What a stand-in answers, as the vendor would; a body that is a text goes out as it is. */
export type Answered = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

export type StandIn = (asked: Asked) => Answered;

export const ok = (body: unknown): Answered => ({ status: 200, body });
export const failed = (status: number, body: unknown): Answered => ({ status, body });

/** The whole number in a query, or what it is without. */
export const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const given = query.get(name);
  return given === null || !/^\d+$/u.test(given) ? otherwise : Number(given);
};
