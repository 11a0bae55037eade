import { useQuery } from 'urql';
import type { AnyVariables, TypedDocumentNode, UseQueryExecute, UseQueryState } from 'urql';

type Asked<Data, Variables extends AnyVariables> = {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** Where the page begins; null for the first. */
  readonly after: string | null;
  readonly pause?: boolean;
};

/** What is known of a list up to the page that was asked for last. */
export type Paged<Data, Variables extends AnyVariables> = Omit<UseQueryState<Data, Variables>, 'data'> & {
  readonly data: Data | undefined;
  /** Whether that page did not come, and the list ends before it. */
  readonly isCut: boolean;
};

/** Asks for one more page of a list. Where it does not come, the pages before it stay, as the cache has them. */
export const usePaged = <Data, Variables extends AnyVariables>({
  query,
  variables,
  after,
  pause = false,
}: Asked<Data, Variables>): readonly [Paged<Data, Variables>, UseQueryExecute] => {
  const [state, ask] = useQuery({ query, variables: after === null ? variables : { ...variables, after }, pause });
  const isMissing = after !== null && state.data === undefined;
  const [before] = useQuery({ query, variables, requestPolicy: 'cache-only', pause: !isMissing });
  const data = isMissing ? before.data : state.data;
  return [{ ...state, data, isCut: isMissing && data !== undefined && state.error !== undefined }, ask];
};
