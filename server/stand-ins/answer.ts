/** A request as a stand-in sees it. */
export type Asked = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
};

/** What a stand-in answers, as the vendor would. */
export type Answered = { readonly status: number; readonly body: unknown };

export type StandIn = (asked: Asked) => Answered;

export const ok = (body: unknown): Answered => ({ status: 200, body });
export const failed = (status: number, body: unknown): Answered => ({ status, body });

/** The whole number in a query, or what it is without. */
export const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const given = query.get(name);
  return given === null || !/^\d+$/u.test(given) ? otherwise : Number(given);
};
