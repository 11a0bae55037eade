import type { Client, TypedDocumentNode } from 'urql';

/** In milliseconds: marks made within it go in one call. */
const pause = 2_000;
const most = 50;

export type Marks<Input extends object> = {
  readonly mutation: TypedDocumentNode<unknown, { readonly input: Input }>;
  readonly inputOf: (ids: string[]) => Input;
  /** What the server answers, told to the cache at once. */
  readonly told: (ids: readonly string[]) => object;
};

/** Named by the mutation, its answer and what is marked. */
export const readMarks = <Input extends object>(
  mutation: Marks<Input>['mutation'],
  inputOf: Marks<Input>['inputOf'],
  [field, answer, entity]: readonly [string, string, string],
): Marks<Input> => ({
  mutation,
  inputOf,
  told: (ids) => ({
    [field]: { __typename: answer, successful: true, errors: [], result: ids.map((id) => ({ __typename: entity, id, wasRead: true })) },
  }),
});

type Gathering = { readonly waiting: Set<string>; timer: ReturnType<typeof setTimeout> | undefined; readonly flush: () => void };

const gatherings = new WeakMap<Client, Map<unknown, Gathering>>();

const gather = <Input extends object>(client: Client, { mutation, inputOf }: Marks<Input>): Gathering => {
  const waiting = new Set<string>();
  const flush = (): void => {
    clearTimeout(gathering.timer);
    gathering.timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (let at = 0; at < ids.length; at += most) void client.mutation(mutation, { input: inputOf(ids.slice(at, at + most)) }).toPromise();
  };
  const gathering: Gathering = { waiting, timer: undefined, flush };
  globalThis.addEventListener?.('pagehide', flush);
  return gathering;
};

/**
 * Marks something as read: shown at once by an answer that no server gave, sent with whatever else is marked within two seconds. A
 * prediction would stand until the call is answered, and keep the cache from reading the thing again for as long.
 */
export const mark = <Input extends object>(client: Client, marks: Marks<Input>, id: string): void => {
  const all = gatherings.get(client) ?? new Map<unknown, Gathering>();
  gatherings.set(client, all);
  const gathering = all.get(marks) ?? gather(client, marks);
  all.set(marks, gathering);
  gathering.waiting.add(id);
  gathering.timer ??= setTimeout(gathering.flush, pause);
  const told = async () => Response.json({ data: marks.told([id]) });
  void client.mutation(marks.mutation, { input: marks.inputOf([id]) }, { fetch: told, isLocal: true }).toPromise();
};
