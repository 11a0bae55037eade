import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { documentOf } from '../documents.ts';
import { openSocket } from '../live.ts';
import type { Socket } from '../live.ts';
import { startPortal } from '../portal.ts';
import type { Call, GraphQLAnswer, Loose, Portal } from '../portal.ts';
import { planted, seed, thingsOf } from '../seed.ts';
import type { Row, Things } from '../seed.ts';
import { idOf, plantTwins, publicId } from '../twin-world.ts';
import type { PersonName, Side } from '../twin-world.ts';

/** The moment at which the server of a portal world stands until a test moves it. */
export const moment = '2026-11-21T09:00:00.000Z';

/** Somebody of the first organization, or of the second. */
export type Person = PersonName | `${PersonName} of b`;

export type WorldOptions = Omit<NonNullable<Parameters<typeof startPortal>[0]>, 'clock'> & {
  /** Where the clock of the server stands; null lets it run. */
  readonly at?: string | null;
  /** Since when the things of the organizations are there. */
  readonly since?: string;
};

/** Two equal organizations behind the real server, whose clock the test owns. */
export type PortalWorld = {
  readonly portal: Portal;
  readonly things: Things;
  readonly id: (name: string) => string;
  readonly now: () => Date;
  readonly setClock: (at: string) => void;
  readonly passes: (milliseconds: number) => void;
  readonly sql: <Row extends object = Record<string, Loose>>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly seed: (table: string, ...rows: readonly Row[]) => Promise<void>;
  readonly token: (person: Person) => Promise<string>;
  readonly call: (person: Person) => Promise<Call>;
  /** The whole answer; a mutation has a key of its own. */
  readonly send: (person: Person, query: string, variables?: object, headers?: Readonly<Record<string, string>>) => Promise<GraphQLAnswer>;
  /** The data of an answer without errors. */
  readonly ask: (person: Person, query: string, variables?: object) => Promise<Record<string, Loose>>;
  /** The status, code of the first error and data of an answer that is refused. */
  readonly refusal: (person: Person, query: string, variables?: object) => Promise<string>;
  /** The whole answer to a mutation by its name, with what is asked for beside its success; `answer` is what it gave. */
  readonly mutate: (person: Person, mutation: string, input: object, more?: string) => Promise<GraphQLAnswer>;
  /** What a mutation gave, or the text of its refusal. */
  readonly act: (person: Person, mutation: string, input: object, more?: string) => Promise<Loose>;
  /** A websocket that was let in. */
  readonly socket: (person: Person, askedFor?: number) => Promise<Socket>;
  readonly stop: () => Promise<void>;
};

export const sideOf = (person: Person): Side => (person.endsWith(' of b') ? 'b' : 'a');
export const userOf = (person: Person): string => idOf(sideOf(person), person.replace(' of b', ''));
export const personOf = (side: Side, person: PersonName): Person => (side === 'a' ? person : `${person} of b`);

export const openPortalWorld = async ({ at = moment, since = planted, ...options }: WorldOptions = {}): Promise<PortalWorld> => {
  let stands = at;
  const now = (): Date => (stands === null ? new Date() : new Date(stands));
  const portal = await startPortal({ ...options, clock: { now } });
  await plantTwins(portal.database.owner, since);
  const calls = new Map<Person, Promise<Call>>();
  const sockets: Socket[] = [];
  const call: PortalWorld['call'] = (person) => {
    const known = calls.get(person) ?? portal.as(userOf(person), publicId(sideOf(person)));
    calls.set(person, known);
    return known;
  };
  const setClock: PortalWorld['setClock'] = (next) => {
    stands = next;
    calls.clear();
  };
  const token: PortalWorld['token'] = (person) => portal.server.identity.mint(userOf(person));
  const send: PortalWorld['send'] = async (person, query, variables = {}, headers = {}) =>
    (await call(person))(query, variables, { ...(query.startsWith('mutation') && { 'idempotency-key': randomUUID() }), ...headers });
  const mutate: PortalWorld['mutate'] = (person, mutation, input, more) => send(person, documentOf(mutation, more), { input });
  return {
    portal,
    things: thingsOf(portal.database.owner),
    id: (name) => idOf('a', name),
    now,
    setClock,
    passes: (milliseconds) => setClock(new Date(now().getTime() + milliseconds).toISOString()),
    sql: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await portal.database.owner.query<Row>(text, [...values]);
      portal.server.identity.forget(null);
      return rows;
    },
    seed: (table, ...rows) => seed(portal.database.owner, table, ...rows),
    token,
    call,
    send,
    ask: async (person, query, variables) => {
      const answer = await send(person, query, variables);
      expect([answer.status, answer.errorCode, answer.errors]).toEqual([200, undefined, []]);
      return answer.data ?? {};
    },
    refusal: async (person, query, variables) => {
      const answer = await send(person, query, variables);
      return `${answer.status} ${answer.errors[0]?.extensions?.code ?? 'no error'}`;
    },
    mutate,
    act: async (person, mutation, input, more) => {
      const { data, text } = await mutate(person, mutation, input, more);
      return data?.['answer'] ?? { refused: text };
    },
    socket: async (person, askedFor) => {
      const asked = askedFor === undefined ? {} : { askedFor };
      const socket = openSocket(portal.url, { token: await token(person), organization: publicId(sideOf(person)), ...asked });
      sockets.push(socket);
      expect(await socket.settled()).toBe(true);
      return socket;
    },
    stop: async () => {
      for (const socket of sockets) socket.close();
      await portal.stop();
      await options.standIns?.stop();
    },
  };
};
