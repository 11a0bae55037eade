/** Where a screen has one column or fact of a chart from. */
export type Source<T> =
  /** The path of fields from the type of the API. */
  | string
  /** Nothing a person can do depends on it; this stands in for it. */
  | { readonly unread: T }
  /** It is this for every thing of the type. */
  | { readonly always: T };

/** How the API shows what a chart asks: the type of the thing, and where each column and fact is found from there. */
export type Shown<TRow extends object> = {
  readonly type: string;
  readonly row: { readonly [K in keyof TRow & string]: Source<TRow[K]> };
};
