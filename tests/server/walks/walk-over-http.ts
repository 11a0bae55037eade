import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { authorizationRows } from '#schema/authorization/rows.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { next, refusalOf } from '#machines/lib/lifecycle.ts';
import type { EventType, Refusal } from '#machines/lib/lifecycle.ts';
import type { Shown } from '#machines/lifecycles/shown.ts';
import { lock } from '#server/workflow/advance.ts';
import type { EventOf, Subject } from '#server/workflow/advance.ts';
import type { Topic } from '#server/workflow/outbox.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { filesOf, textOf } from '#tests/support/tree.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { inputFieldsOf } from '../authorization/derived-sample.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { moment } from '#tests/support/builders/portal-world.ts';
import { openWalkWorld } from './world.ts';
import type { WalkWorld } from './world.ts';

const senders = { customer: 'customer', test_manager: 'manager', community_test_manager: 'accepted' } as const satisfies Record<
  Role,
  PersonName
>;
type Senders = Readonly<Record<Role, PersonName>>;
const roles = Object.keys(senders) as readonly Role[];

/** How an event of a chart is asked for over HTTP, where its mutation wants more than its sample, the thing and what the event carries. */
export type Asking<Event> = {
  readonly mutation: string;
  readonly input: (event: Event, thing: string, world: WalkWorld) => object | Promise<object>;
  /** Where the mutation takes several things: the name of the list that one is sent in. */
  readonly within?: string;
};

export type HttpWalk<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly subject: Subject<TMachine, TRow>;
  /** The name of the thing in the twin world, by its row. */
  readonly thing: (row: TRow) => string;
  /** Every state, with every fact that a guard tells apart. */
  readonly places: Readonly<Record<string, TRow>>;
  /** Puts facts in order that are no columns of the thing itself. */
  readonly facts?: (world: WalkWorld, row: TRow) => Promise<void>;
  /** The mutation of each event that one can send. */
  readonly asked: { readonly [Type in EventType<TMachine>]?: string | Asking<Extract<EventOf<TMachine>, { type: Type }>> };
  /** Who causes the events that no mutation asks for; what follows from another event names it; what is beside is asked for by mutations that write other rows. */
  readonly elsewhere: { readonly [Type in EventType<TMachine>]?: 'job' | 'gateway' | 'nobody' | 'beside' | `follows ${string}` };
  /** More payloads beside the samples of the lifecycle. */
  readonly more?: readonly EventOf<TMachine>[];
  readonly senders?: Partial<Senders>;
  /** Where the caller may not see the thing, though their role may send the call. */
  readonly hides?: (row: TRow, person: PersonName, type: EventType<TMachine>) => boolean;
  /** Where a chart's refusal of the caller is answered as a refusal of their role. */
  readonly forbids?: (refusal: Refusal) => boolean;
  /** Adds to the twin world what a walk needs. */
  readonly prepare?: (world: WalkWorld) => Promise<void>;
  /** Whether a call asks a tool, which stands in for the vendor's. */
  readonly hasStandIns?: boolean;
  /** How the API shows the thing: what a screen paints before the answer is what the answer brings. */
  readonly shown?: Shown<TRow>;
  /** Events that leave no audit row, and the topic of their outbox row. */
  readonly unaudited?: { readonly [Type in EventType<TMachine>]?: Topic };
  /** Of what the outbox rows tell, where that is something else. */
  readonly news?: { readonly topic: Topic; readonly thing: string };
  /** Columns the server fills with what nobody knows before. */
  readonly unforeseen?: readonly (keyof TRow & string)[];
  /** Events that change other things too, and the audit rows they leave of those. */
  readonly leaves?: {
    readonly [Type in EventType<TMachine>]?: (
      event: Extract<EventOf<TMachine>, { type: Type }>,
    ) => readonly { readonly entity: string; readonly event: string }[];
  };
};

const settled = (value: unknown): unknown => {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/u.test(value)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map(settled);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, settled(each)]));
  return value;
};

const kept = (row: object, columns: readonly string[]): object =>
  Object.fromEntries(columns.map((column) => [column, settled((row as Record<string, unknown>)[column])]));

const snake = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const placeRow = async <TMachine extends AnyStateMachine, TRow extends object>(
  world: WalkWorld,
  walk: HttpWalk<TMachine, TRow>,
  row: TRow,
): Promise<void> => {
  const { subject } = walk;
  const own = Object.entries<string>(subject.columns).filter(([name, expression]) => expression === `t.${snake(name)}`);
  const columns = own.map(([name]) => snake(name)).join(', ');
  const values = Object.fromEntries(own.map(([name]) => [snake(name), (row as Record<string, unknown>)[name]]));
  await world.sql(
    `update ${subject.table} set (${columns}) = (select ${columns} from json_populate_record(null::${subject.table}, $2)) where id = $1`,
    [world.id(walk.thing(row)), JSON.stringify(values)],
  );
  await walk.facts?.(world, row);
};

/** The code of the root fields, without the jobs. */
const sentByMutations = filesOf('server/areas/**/*.ts', ['**/*.job.ts', '**/*.jobs.ts']).map(textOf);

/** The sample of a mutation, about the thing of the walk, with what the event carries under the names of the SDL. */
const inputOf = (mutation: string, event: object, thing: string): object => {
  const field = `Mutation.${mutation}`;
  const sample = argumentsFor(field, 'a')['input'] as Readonly<Record<string, unknown>>;
  const places = authorizationRows.find((row) => row.field === field)?.ids ?? [];
  const own = places.map(({ at }) => at.replace('input.', '')).find((name) => name in sample);
  const carried = Object.entries(event).filter(([name]) => name !== 'type' && inputFieldsOf(mutation).includes(name));
  return { ...sample, ...(own !== undefined && { [own]: thing }), ...Object.fromEntries(carried) };
};

type Verdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'forbidden' | 'not found' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Asserts for every state, event and role that the API does what the chart says and writes exactly that. */
export function walkOverHttp<TMachine extends AnyStateMachine, TRow extends object>(walk: HttpWalk<TMachine, TRow>): void {
  const { subject } = walk;
  const { lifecycle } = subject;
  const who: Senders = { ...senders, ...walk.senders };
  const painted = Object.entries<unknown>(walk.shown?.row ?? {}).flatMap(([column, source]) =>
    typeof source === 'string' && !source.includes('.') && lifecycle.columns.some((known) => known === column)
      ? [[column, source] as const]
      : [],
  );
  let world: WalkWorld;

  beforeAll(async () => {
    world = await openWalkWorld(walk.hasStandIns);
    await walk.prepare?.(world);
  });
  afterAll(() => world.stop());

  const standing = (row: TRow) =>
    world.portal.server.database.write(systemViewer(world.id('organization')), (tx) => lock(tx, subject, world.id(walk.thing(row))));

  const eventBy = (event: EventOf<TMachine>, role: Role): EventFromLogic<TMachine> =>
    ({ ...event, actor: { role, userId: idOf('a', who[role]) }, at: moment }) as EventFromLogic<TMachine>;

  const verdictOf = (row: TRow, event: EventOf<TMachine>, role: Role, mutation: string): Verdict => {
    const access = authorizationRows.find(({ field }) => field === `Mutation.${mutation}`)?.[role];
    if (access === 'n') return { kind: 'forbidden' };
    if (walk.hides?.(row, who[role], event.type as EventType<TMachine>) === true) return { kind: 'not found' };
    const refusal = refusalOf(lifecycle, row, eventBy(event, role));
    if (refusal === null) return { kind: 'allowed' };
    return walk.forbids?.(refusal) === true ? { kind: 'forbidden' } : { kind: 'refused', refusal };
  };

  const prove = async (
    row: TRow,
    event: EventOf<TMachine>,
    role: Role,
    asking: Asking<EventOf<TMachine>>,
    verdict: Verdict,
  ): Promise<void> => {
    const { mutation } = asking;
    const isSilent = authorizationRows.some(({ field, silent }) => field === `Mutation.${mutation}` && silent === true);
    const chart = refusalOf(lifecycle, row, eventBy(event, role));
    if (verdict.kind === 'forbidden' || verdict.kind === 'not found') expect(chart?.code).toBe('not_allowed');

    await placeRow(world, walk, row);
    const before = await standing(row);
    expect(settled(before.row)).toEqual(settled(row));
    const input = await asking.input(event, world.id(walk.thing(row)), world);
    const digest = verdict.kind === 'allowed' ? null : await world.digest();
    const since = await world.mark();
    const answer = await world.mutate(
      who[role],
      mutation,
      input,
      painted.length === 0 ? '' : `result { ${painted.map(([, field]) => field).join(' ')} }`,
    );
    const [after, trail] = [await standing(row), await since()];

    if (verdict.kind !== 'allowed') {
      if (verdict.kind === 'refused') {
        const { code, message, path } = verdict.refusal;
        const place = path?.join('.') ?? (asking.within === undefined ? null : `${asking.within}[0]`);
        expect(answer.data?.['answer']).toMatchObject({ successful: false, errors: [{ code, message, path: place }] });
      } else
        expect([answer.data, answer.errors[0]?.extensions?.code]).toEqual([null, verdict.kind === 'forbidden' ? 'FORBIDDEN' : 'NOT_FOUND']);
      expect(await world.digest()).toBe(digest);
      expect(trail.outbox).toEqual([]);
      expect(trail.audit.map(({ operation, outcome, role, userId }) => ({ operation, outcome, role, userId }))).toEqual(
        isSilent && verdict.kind === 'refused' ? [] : [{ operation: mutation, outcome: 'refused', role, userId: idOf('a', who[role]) }],
      );
      return;
    }

    const moved = next(lifecycle, row, eventBy(event, role));
    const { result, ...outcome } = (answer.data?.['answer'] ?? {}) as Record<string, unknown>;
    expect(outcome).toEqual({ successful: true, errors: [] });
    const [painting, answered] = [
      moved.row as Record<string, unknown>,
      Object(asking.within === undefined ? result : (result as unknown[])[0]) as Record<string, unknown>,
    ];
    const repainted = painted.filter(([column]) => column in painting);
    expect(Object.fromEntries(repainted.map(([column, field]) => [column, settled(answered[field])]))).toEqual(
      Object.fromEntries(repainted.map(([column]) => [column, settled(painting[column])])),
    );
    const written = Object.keys(moved.row);
    const unforeseen = Object.fromEntries(
      (walk.unforeseen ?? []).filter((name) => (moved.row[name] ?? null) !== null).map((name) => [name, expect.anything()]),
    );
    const will = { ...row, ...moved.row };
    expect(kept(after.row, lifecycle.columns)).toEqual({ ...kept(will, lifecycle.columns), ...unforeseen });
    const topic = walk.unaudited?.[event.type as EventType<TMachine>];
    expect(after.version).toBe(before.version + (moved.changed || topic !== undefined ? 1 : 0));

    const isOwnTrail = trail.audit.every(
      (each) => each.operation === mutation && each.outcome === 'done' && each.role === role && each.userId === idOf('a', who[role]),
    );
    expect(isOwnTrail).toBe(true);
    const own = trail.audit.filter(({ entity, entityId }) => entity === lifecycle.name && entityId === world.id(walk.thing(row)));
    const told = own.map((each) => ({ event: each.event, before: settled(each.before), after: settled(each.after) }));
    const isTold = moved.changed && topic === undefined;
    expect(told).toEqual(
      isTold ? [{ event: event.type, before: kept(row, written), after: { ...kept(will, written), ...unforeseen } }] : [],
    );
    const beside = walk.leaves?.[event.type as EventType<TMachine>]?.(event);
    if (beside !== undefined)
      expect(trail.audit.filter((each) => !own.includes(each)).map(({ entity, event }) => ({ entity, event }))).toEqual(beside);
    const alone =
      topic === undefined
        ? []
        : [{ topic, entityId: world.id(walk.thing(row)), payload: { command: { by: idOf('a', who[role]), key: expect.any(String) } } }];
    if (!isTold && beside === undefined) return expect(trail).toEqual({ audit: [], outbox: alone });
    const news = walk.news ?? { topic: subject.topic, thing: walk.thing(row) };
    expect(trail.outbox).toContainEqual(expect.objectContaining({ topic: news.topic, entityId: world.id(news.thing) }));
  };

  const payloads = (type: EventType<TMachine>): readonly EventOf<TMachine>[] => {
    const { at: _, ...payload } = { at: null, ...(lifecycle.samples[type] as object) };
    return [{ ...payload, type } as unknown as EventOf<TMachine>, ...(walk.more ?? []).filter((event) => event.type === type)];
  };

  it('knows who sends each event', () => {
    const known = [...Object.keys(walk.asked), ...Object.keys(walk.elsewhere)];
    expect(Object.keys(lifecycle.samples).filter((type) => !known.includes(type))).toEqual([]);
    expect(known.filter((type) => !(type in lifecycle.samples))).toEqual([]);
  });

  it('asks for every event that a mutation sends', () => {
    const elsewhere = Object.entries<string>(walk.elsewhere as Readonly<Record<string, string>>);
    const unasked = elsewhere.filter(([, who]) => who !== 'beside' && !who.startsWith('follows ')).map(([type]) => type);
    expect(unasked.filter((type) => sentByMutations.some((text) => text.includes(`'${type}'`)))).toEqual([]);
  });

  describe.each(Object.entries(walk.places))('%s', (_, row) => {
    for (const [type, asked] of Object.entries(walk.asked) as unknown as [EventType<TMachine>, string | Asking<EventOf<TMachine>>][]) {
      const asking =
        typeof asked === 'string'
          ? {
              mutation: asked,
              input: (event: EventOf<TMachine>, thing: string) => inputOf(asked, event, thing),
            }
          : asked;
      for (const event of payloads(type)) {
        for (const role of roles) {
          const verdict = verdictOf(row, event, role, asking.mutation);
          const { type: _, ...payload } = event;
          it(`${type} ${JSON.stringify(payload)} by ${role} is ${verdict.kind}`, async () => {
            expect.hasAssertions();
            await prove(row, event, role, asking, verdict);
          });
        }
      }
    }
  });
}
