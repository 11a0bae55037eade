import { selectWaiting } from '#machines/flows/shared/send-acts.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Written } from '#src/cache/answer.ts';
import { optionsOf, withKey } from '#src/cache/call.ts';
import { registerOf } from '#src/cache/register.ts';
import { getOperationName, makeOperation } from 'urql';
import type { AnyVariables, Client, Operation, OperationResult, TypedDocumentNode } from 'urql';
import { createActor } from 'xstate';
import { boardOf } from './board.ts';
import { lineOf } from './line.ts';
import { isInterrupted, refusalsIn, versionsIn } from './outcome.ts';
import { sendingActs } from './outbox.ports.ts';
import type { UnsentAct, UnsentStore } from './unsent-store.ts';

/** A decision, with what it is about in the version that was seen. */
export type Deed<Data = unknown, Variables extends AnyVariables = AnyVariables> = {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables & { readonly input: object };
  readonly things: UnsentAct['things'];
  readonly name: string;
  /** Made when its form was opened, so that a retry is the same call. */
  readonly key?: string;
  /** By which whoever gave it takes it back. */
  readonly ref?: string;
  /** It waits for a line. */
  readonly onWaiting?: (isTried: boolean) => void;
  readonly onResumed?: () => void;
  /** Whoever gave it hears no more of it. */
  readonly signal?: AbortSignal;
};

/** What came of a decision that had waited, told where nobody else tells it. */
export type Late = { readonly name: string; readonly href: string; readonly refusal: string | null };

type Following = {
  readonly store: UnsentStore;
  readonly documentOf: (operation: string) => Promise<TypedDocumentNode<unknown, AnyVariables> | null>;
  readonly onLate: (late: Late) => void;
  readonly onAdopted: (sent: number) => void;
};

type Entry = {
  readonly id: string;
  readonly deed: Deed;
  act: UnsentAct | null;
  /** It waits now, and it has waited once. */
  isWaiting: boolean;
  isLate: boolean;
  isTried: boolean;
  /** Resolves once it is known whether it is sent. */
  gate: PromiseWithResolvers<boolean>;
};

export type Outbox = {
  /** Sends it in its turn; the answer may come much later. */
  readonly carry: <Data, Variables extends AnyVariables>(deed: Deed<Data, Variables>) => Promise<OperationResult<Data, Variables>>;
  /** Takes back, without a call, what no server can have seen; false where there is no such thing. */
  readonly withdraw: (ref: string) => boolean;
  /** Keeps what waits on this device, and sends what other pages left there. */
  readonly follow: (following: Following) => () => void;
};

/** In milliseconds: a device that does not answer keeps no decision from being sent. */
const patience = 500;

const outboxes = new WeakMap<Client, Outbox>();

const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);

/** A page that is left sends nothing more: what waits is on the device. */
const never = new Promise<null>(() => undefined);

const keyIn = (operation: Operation): string => new Headers(optionsOf(operation).headers).get('Idempotency-Key') ?? '';

const open = (client: Client): Outbox => {
  const entries = new Map<string, Entry>();
  const left = new Map<string, number>();
  const board = boardOf(client);
  let following: Following | null = null;
  let storing = Promise.withResolvers<UnsentStore>();
  let count = 0;
  let isOver = false;

  const keep = (act: UnsentAct): Promise<unknown> => inTime(storing.promise.then((store) => store.put({ ...act, page: store.page })));
  const lastOf = ({ id, version }: UnsentAct['things'][number]): number | null =>
    version === null ? null : Math.max(version, left.get(id) ?? 0);

  const give = async (entry: Entry): Promise<void> => {
    if (entry.act !== null && !entry.isTried) await keep((entry.act = { ...entry.act, isTried: true }));
    entry.isTried = true;
    entry.gate.resolve(true);
  };
  const actor = createActor(
    sendingActs(lineOf(client).ask, ({ type, id }) => {
      const entry = entries.get(id);
      if (entry === undefined) return;
      if (type === 'turn.give') void give(entry);
      else entry.gate.resolve(false);
    }),
  );
  actor.on('act.waiting', ({ id, isTried }) => {
    const entry = entries.get(id);
    if (entry === undefined || entry.isWaiting) return;
    entry.isWaiting = true;
    entry.isLate = true;
    entry.deed.onWaiting?.(isTried);
  });
  actor.on('act.resumed', ({ id }) => {
    const entry = entries.get(id);
    if (entry === undefined) return;
    entry.isWaiting = false;
    entry.deed.onResumed?.();
  });
  actor.subscribe((snapshot) => {
    if (isOver) return;
    const waiting = selectWaiting(snapshot).flatMap((id) => entries.get(id) ?? []);
    board.showWaiting(
      waiting.length,
      waiting.flatMap(({ deed }) => deed.things.map(({ id }) => id)),
    );
  });
  actor.start();

  /** A version that it names itself is that of the decision before it in this queue, which was not known when it was given. */
  const withVersions = (input: Readonly<Record<string, unknown>>, things: UnsentAct['things']): Readonly<Record<string, unknown>> => {
    const later = (id: string, version: unknown): unknown => (typeof version === 'number' ? Math.max(version, left.get(id) ?? 0) : version);
    const { version, issues } = input;
    return {
      ...input,
      ...(typeof version === 'number' && { version: later(things[0]?.id ?? '', version) }),
      ...(Array.isArray(issues) && {
        issues: (issues as { readonly issueId: string; readonly version: number }[]).map((issue) => ({
          ...issue,
          version: later(issue.issueId, issue.version),
        })),
      }),
    };
  };
  const prepared = ({ deed: { things }, isLate }: Entry, operation: Operation, wasTried: boolean): Operation => {
    const seen = things.flatMap((thing) => {
      const version = lastOf(thing);
      return version === null ? [] : [`${thing.id}=${version}`];
    });
    if (!isLate) return operation;
    const options = optionsOf(operation);
    const headers = { ...(options.headers as Record<string, string>), ...(seen.length > 0 && { 'X-Seen-Versions': seen.join(',') }) };
    const variables = operation.variables as { readonly input: Readonly<Record<string, unknown>> };
    const input = wasTried ? variables.input : withVersions(variables.input, things);
    return makeOperation(
      'mutation',
      { ...operation, variables: { ...variables, input } },
      { ...operation.context, fetchOptions: { ...options, headers } },
    );
  };

  const leave = ({ id, act }: Entry): void => {
    entries.delete(id);
    if (act !== null) void storing.promise.then((store) => store.remove(act.key)).catch(() => undefined);
  };
  const turn = async (entry: Entry, operation: Operation, isLost: boolean): Promise<Operation | null> => {
    if (isOver) return never;
    const { id, deed } = entry;
    const wasTried = entry.isTried;
    if (isLost) {
      entry.gate = Promise.withResolvers();
      actor.send({ type: 'act.lost', id });
    } else if (entry.act === null) {
      entry.isTried = actor.getSnapshot().matches('flowing');
      entry.act = {
        key: keyIn(operation),
        operation: getOperationName(operation.query) ?? '',
        input: (operation.variables as { readonly input: Record<string, unknown> }).input,
        things: [...deed.things],
        name: deed.name,
        href: `${location.pathname}${location.search}`,
        isTried: entry.isTried,
        at: performance.timeOrigin + performance.now(),
        page: '',
      };
      await keep(entry.act);
      actor.send({ type: 'act.give', id, isTried: false });
    }
    const isGiven = await entry.gate.promise;
    if (isOver) return never;
    if (isGiven) return prepared(entry, operation, wasTried);
    leave(entry);
    registerOf(client)?.drop(operation);
    return null;
  };
  const finish = (entry: Entry, result: OperationResult): void => {
    const { id, deed, act, isLate } = entry;
    if (!entries.has(id)) return;
    for (const [thing, version] of versionsIn(result, deed.things)) left.set(thing, version);
    if (isInterrupted(result)) entries.delete(id);
    else leave(entry);
    actor.send({ type: 'act.answered', id });
    if (act === null || !isLate || isInterrupted(result)) return;
    const refused = refusalsIn(result, deed.things);
    const [refusal = null] = refused.values();
    board.showRefused(refused);
    if (deed.signal?.aborted === true) following?.onLate({ name: deed.name, href: act.href, refusal });
  };
  const carryEntry = async (entry: Entry): Promise<OperationResult> => {
    const { deed, act } = entry;
    const key = act?.key ?? deed.key;
    const context = {
      ...(key !== undefined && withKey(key)),
      turn: (operation: Operation, lost: boolean) => turn(entry, operation, lost),
      heard: (answer: OperationResult) => finish(entry, answer),
    };
    const result = await client.mutation(deed.document, deed.variables, context).toPromise();
    finish(entry, result);
    return result;
  };
  const entryOf = (deed: Deed, act: UnsentAct | null): Entry => {
    count += 1;
    const entry: Entry = {
      id: `${count}`,
      deed,
      act,
      isWaiting: false,
      isLate: act !== null,
      isTried: act?.isTried ?? false,
      gate: Promise.withResolvers(),
    };
    entries.set(entry.id, entry);
    return entry;
  };

  const take = async ({ documentOf, store, onLate, onAdopted }: Following, acts: readonly UnsentAct[]): Promise<void> => {
    const over = AbortSignal.abort();
    const adopted: Entry[] = [];
    for (const act of acts) {
      const document = await documentOf(act.operation);
      if (document === null) onLate({ name: act.name, href: act.href, refusal: 'This portal no longer knows this decision.' });
      if (document === null) await store.remove(act.key);
      else adopted.push(entryOf({ document, variables: { input: act.input }, things: act.things, name: act.name, signal: over }, act));
    }
    if (adopted.length === 0) return;
    actor.send({ type: 'acts.adopt', acts: adopted.map(({ id, isTried }) => ({ id, isTried })) });
    const results = await Promise.all(adopted.map(carryEntry));
    const sent = results.filter((result, at) => refusalsIn(result, adopted[at]?.deed.things ?? []).size === 0);
    if (sent.length > 0) onAdopted(sent.length);
  };
  const adopt = async (now: Following): Promise<void> => {
    const { store } = now;
    const pages = new Set((await store.all()).map(({ page }) => page));
    for (const page of pages)
      await store.whileLeft(page, async () => {
        const mine = new Set([...entries.values()].map(({ act }) => act?.key));
        await take(
          now,
          (await store.all()).filter((act) => act.page === page && !mine.has(act.key)),
        );
      });
  };

  return {
    carry: async (deed) => {
      board.forgetRefused(deed.things.map(({ id }) => id));
      return (await carryEntry(entryOf(deed as unknown as Deed, null))) as never;
    },
    withdraw: (ref) => {
      const meant = [...entries.values()].filter(
        ({ id, deed }) => deed.ref === ref && actor.getSnapshot().can({ type: 'act.withdraw', id }),
      );
      for (const { id } of meant) actor.send({ type: 'act.withdraw', id });
      return meant.length > 0;
    },
    follow: (next) => {
      following = next;
      isOver = false;
      storing.resolve(next.store);
      const look = (): void => void adopt(next).catch(() => undefined);
      const unwatch = lineOf(client).watch(({ type }) => {
        actor.send({ type });
        if (type === 'line.found') look();
      });
      look();
      return () => {
        isOver = true;
        following = null;
        unwatch();
        next.store.close();
        storing = Promise.withResolvers();
        board.clear();
      };
    },
  };
};

/** One for each member in an organization, as their client is. */
export const outboxOf = (client: Client): Outbox => {
  const known = outboxes.get(client) ?? open(client);
  outboxes.set(client, known);
  return known;
};

/** For a flow that rests once its decision waits: what comes of it later is told by the outbox. */
export const answeredOrKept = <Data extends Written<Data>, Variables extends AnyVariables>(
  client: Client,
  deed: Deed<Data, Variables>,
): Promise<Answer> => {
  const leaving = new AbortController();
  return new Promise((resolve, reject) => {
    const onWaiting = (): void => {
      leaving.abort();
      resolve({ successful: true, messages: [], isUnsent: true });
    };
    void outboxOf(client)
      .carry({ ...deed, signal: leaving.signal, onWaiting })
      .then((result) => resolve(answerOf(result)))
      .catch(reject);
  });
};
