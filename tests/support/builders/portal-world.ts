import { expect } from 'vitest';
import { startPortal } from '../portal.ts';
import type { Call, GraphQLAnswer, Loose, Portal } from '../portal.ts';
import { idOf, plantTwins, publicId } from '../twin-world.ts';
import type { PersonName, Side } from '../twin-world.ts';
import { planted, thingsOf } from './things.ts';
import type { Things } from './things.ts';

/** The moment at which the server of a portal world stands until a test moves it. */
export const moment = '2026-11-21T09:00:00.000Z';

export type Person = PersonName | `${PersonName} of b`;

/** Two equal organizations behind the real server, whose clock the test owns. */
export type PortalWorld = {
  readonly portal: Portal;
  readonly things: Things;
  readonly id: (name: string) => string;
  readonly setClock: (at: string) => void;
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, Loose>[]>;
  /** The whole answer. */
  readonly send: (person: Person, query: string, variables?: object, headers?: Readonly<Record<string, string>>) => Promise<GraphQLAnswer>;
  /** The data of an answer without errors. */
  readonly ask: (person: Person, query: string, variables?: object) => Promise<Record<string, Loose>>;
  /** The status, code of the first error and data of an answer that is refused. */
  readonly refusal: (person: Person, query: string, variables?: object) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const sideOf = (person: Person): Side => (person.endsWith(' of b') ? 'b' : 'a');

export const openPortalWorld = async (options: Parameters<typeof startPortal>[0] = {}): Promise<PortalWorld> => {
  let at = moment;
  const portal = await startPortal({ ...options, clock: { now: () => new Date(at) } });
  await plantTwins(portal.database.owner, planted);
  const calls = new Map<Person, Call>();
  const callOf = async (person: Person): Promise<Call> => {
    const side = sideOf(person);
    const known = calls.get(person) ?? (await portal.as(idOf(side, person.replace(' of b', '')), publicId(side)));
    calls.set(person, known);
    return known;
  };
  const send: PortalWorld['send'] = async (person, query, variables = {}, headers = {}) =>
    (await callOf(person))(query, variables, headers);
  return {
    portal,
    things: thingsOf(portal.database.owner),
    id: (name) => idOf('a', name),
    setClock: (next) => {
      at = next;
      calls.clear();
    },
    sql: async (text, values = []) => {
      const { rows } = await portal.database.owner.query<Record<string, Loose>>(text, [...values]);
      portal.server.identity.forget(null);
      return rows;
    },
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
    stop: portal.stop,
  };
};
