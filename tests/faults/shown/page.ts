import { createPortal } from '#src/cache/client.ts';
import type { Portal } from '#src/cache/client.ts';
import { followChanges } from '#src/cache/follow-changes.ts';
import type { Followed } from '#src/cache/follow-changes.ts';
import { keys, possibleTypes } from '#src/cache/keys.ts';
import '#src/cache/optimistic.ts';
import type { Member } from '#src/cache/headers.ts';
import type { SocketEvent } from '#src/cache/socket.ts';
import { connectionMachine } from '#machines/flows/session/connection.ts';
import { figuresInSight, showFigures } from '#src/areas/issues/issue/use-issue-figures.ts';
import { ownChat } from '#src/areas/chat/room/own-chat.ts';
import { ChatSession } from '#src/areas/chat/session/session.ts';
import { connectionPorts } from '#src/areas/session/shell/connection.ports.ts';
import type { Random } from '#crowd/random.ts';
import { lineOf } from '#src/outbox/line.ts';
import { cacheExchange } from '@urql/exchange-graphcache';
import { setImmediate as turn } from 'node:timers/promises';
import { Client, fetchExchange } from 'urql';
import { createActor } from 'xstate';
import { markRead } from './acts.ts';
import type { Wish } from './acts.ts';
import type { PageChat } from './conversation.ts';
import type { Network } from './network.ts';
import type { Part, Watched } from './parts.ts';
import type { Screen } from './screens.ts';

export type Person = { readonly member: Member; readonly name: string; readonly token: string };

type Opened = { readonly screen: Screen; readonly parts: readonly (readonly [Part, Watched])[]; readonly close: () => void };

/** One open page of a person: the portal's own code from the lists of its screens to its socket, without what draws it. */
export class ShownPage {
  readonly person: Person;
  readonly network: Network;
  readonly problems: string[] = [];
  readonly #portal: Portal;
  readonly #chat: PageChat;
  readonly #end: () => void;
  #followed: Followed | null = null;
  #opened: Opened | null = null;

  constructor(origin: string, person: Person, network: Network) {
    this.person = person;
    this.network = network;
    const listeners = new Set<(event: SocketEvent | 'call.lost') => void>();
    const { portal, connection } = network.inside(() => {
      const gate = {
        watchSocket: (listener: (event: SocketEvent | 'call.lost') => void) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
      const opened = createPortal({
        origin,
        member: person.member,
        source: { token: () => person.token, isExpiring: () => false, renew: async () => 'renewed' },
        onProblem: (problem) => this.problems.push(problem.kind),
        onSocket: (event) => listeners.forEach((listener) => listener(event)),
        onSocketRefused: () => this.problems.push('socket refused'),
      });
      return {
        connection: createActor(connectionMachine.provide({ actors: connectionPorts(gate, lineOf(opened.client)) })),
        portal: opened,
      };
    });
    this.#portal = portal;
    let unread: number | null = null;
    const session = network.inside(() => new ChatSession(ownChat(portal), person.member.userId));
    session.onUnread((count) => (unread = count));
    listeners.add((event) => {
      if (event === 'socket.opened') session.catchUp();
      if (event === 'socket.closed') session.unhear();
    });
    this.#chat = { session, name: person.name, unread: () => unread };
    connection.on('connection.restored', () => {
      this.#followed?.restart();
      portal.refetchActive();
    });
    connection.on('call.answered', () => portal.refetchLost());
    network.inside(() => connection.start());
    this.#end = () => {
      connection.stop();
      session.stop();
      this.#followed?.stop();
      this.#opened?.close();
      portal.close();
    };
  }

  get screen(): Screen | null {
    return this.#opened?.screen ?? null;
  }

  get parts(): Opened['parts'] {
    return this.#opened?.parts ?? [];
  }

  /** Loaded once the first screen is there. */
  follow(): void {
    this.network.inside(() => {
      this.#followed ??= followChanges(this.#portal);
      this.#chat.session.start(() => undefined);
    });
  }

  /** What can be done in a part of the screen alone, if anything. */
  actInPart(random: Random): string | null {
    const acting = this.parts.flatMap(([, { act }]) => act ?? []);
    return acting.length === 0 ? null : this.network.inside(() => random.pick(acting)(random));
  }

  /** In the place of the screen that was there. */
  open(screen: Screen): void {
    const { client } = this.#portal;
    this.network.inside(() => {
      this.#opened?.close();
      const unnarrowed = screen.narrowing === undefined ? () => undefined : showFigures(client, screen.narrowing);
      const parts = screen.parts.map((part) => [part, part.open(client, this.#chat)] as const);
      const close = (): void => {
        unnarrowed();
        for (const [, watched] of parts) watched.close();
      };
      this.#opened = { screen, parts, close };
    });
  }

  act({ document, input, isJudgement }: Wish): void {
    const { client } = this.#portal;
    this.network.inside(() => {
      const variables = { input, ...(isJudgement && figuresInSight(client)) };
      void client.mutation(document, variables as never).toPromise();
    });
  }

  read(issueId: string): void {
    this.network.inside(() => markRead(this.#portal.client, issueId));
  }

  look(isHidden: boolean): void {
    Object.assign(document, { visibilityState: isHidden ? 'hidden' : 'visible' });
    this.network.inside(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  close(): void {
    this.network.inside(this.#end);
  }
}

/** What a page shows that has just been opened. */
export const readAfresh = async (origin: string, { member, token }: Person, part: Part): Promise<unknown> => {
  const client = new Client({
    url: `${origin}/api/customer_portal`,
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${token}`, 'x-organization-public-id': member.organizationPublicId } },
    exchanges: [cacheExchange({ keys, possibleTypes }), fetchExchange],
  });
  const watched = part.open(client);
  while (!watched.isSettled()) await turn();
  const shown = watched.shown();
  watched.close();
  return shown;
};
