import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { BusEvent } from '../workflow/bus.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Database, Viewer } from '../workflow/transaction.ts';
import type { RequestContext } from './context.ts';
import { manyOf } from './entity.ts';
import type { Entity } from './entity.ts';
import { valueOf } from './param.ts';
import type { Inputs } from './param.ts';
import { inputsOf, prepared } from './read.ts';
import type { Build } from './read.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/** By the person who reads; an empty text for everybody. */
type Answers = { readonly isPersonal: boolean; readonly byReader: Map<string, Promise<unknown>> };

/** Which entity an event of the batch is of; null where it is of none of the kind. */
export type Way = { readonly name: string; readonly entity: Entity; readonly idOf: (event: BusEvent) => string | null };

/** Whether a value is the caller's own: the answer is nobody else's then. */
const readsCaller = (values: readonly unknown[], inputs: Inputs): boolean => {
  let isRead = false;
  const viewer: Viewer = {
    ...inputs.viewer,
    get userId() {
      isRead = true;
      return inputs.viewer.userId;
    },
  };
  for (const value of values) valueOf(value, { ...inputs, viewer });
  return isRead;
};

/**
 * The entities of some events: for each place of a document one statement for all of them, shared by everybody of the kind. Where the
 * statement takes the caller's id, it is one for each person instead.
 */
export class Carried {
  readonly #deps: Deps;
  readonly #events: readonly BusEvent[];
  readonly #places = new Map<FieldNode | undefined, Map<string, Answers>>();
  #everybody: Viewer | null = null;

  constructor(deps: Deps, events: readonly BusEvent[]) {
    this.#deps = deps;
    this.#events = events;
  }

  /** Null where the caller may not read it, or it is gone. */
  async read({ name, entity, idOf }: Way, id: string, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> {
    const ids = [...new Set(this.#events.flatMap((event) => idOf(event) ?? []))];
    const found = (await this.answer(name, manyOf(entity), { ids }, context, info)) as Readonly<Record<string, unknown>>;
    return found[id] ?? null;
  }

  answer(
    name: string,
    build: Build,
    args: Readonly<Record<string, unknown>>,
    context: RequestContext,
    info: GraphQLResolveInfo,
  ): Promise<unknown> {
    const statement = prepared(context, info, null, args, build, name);
    const inputs = inputsOf(context, info, args, this.#deps.clock.now().toISOString());
    const place = this.#places.get(info.fieldNodes[0]) ?? new Map<string, Answers>();
    this.#places.set(info.fieldNodes[0], place);
    const given = `${name}${JSON.stringify(info.variableValues)}`;
    const answers = place.get(given) ?? { isPersonal: readsCaller(statement.values, inputs), byReader: new Map() };
    place.set(given, answers);
    const reader = answers.isPersonal ? context.viewer.userId : '';
    const asked = answers.byReader.get(reader) ?? this.#ask(statement, inputs, answers.isPersonal ? context.viewer : this.#shared(context));
    answers.byReader.set(reader, asked);
    return asked;
  }

  /** Once what the sockets ask for now is read: events that come meanwhile are read together. */
  async settled(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.allSettled(
      [...this.#places.values()].flatMap((place) => [...place.values()].flatMap(({ byReader }) => [...byReader.values()])),
    );
  }

  async #ask({ text, values }: ReturnType<typeof prepared>, inputs: Inputs, viewer: Viewer): Promise<unknown> {
    const bound = values.map((value) => valueOf(value, { ...inputs, viewer }));
    const json = await this.#deps.database.json(viewer, { text, values: bound });
    return JSON.parse(json ?? 'null') as unknown;
  }

  /** Without a person, so that a policy that reads the person shows nothing rather than somebody else's. */
  #shared({ viewer: { organizationId, role } }: RequestContext): Viewer {
    this.#everybody ??= { organizationId, role, userId: null };
    return this.#everybody;
  }
}
