export type Source<T> =
  /** A path of fields from the API type. */
  | string
  /** Not requested: nothing a person can do depends on it, and this value stands in. */
  | { readonly unread: T }
  | { readonly always: T };

/** How the API's type provides what a chart reads, by column and fact. */
export type Shown<TRow extends object> = {
  readonly type: string;
  readonly row: { readonly [K in keyof TRow & string]: Source<TRow[K]> };
};
