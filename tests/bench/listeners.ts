import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { WebSocket } from 'ws';

/** What the process of the listeners is told: where the two servers are, and whose sockets it opens. */
export type Listening = {
  readonly echo: number;
  readonly ours: number;
  readonly ownerUrl: string;
  readonly organizationId: string;
  readonly organizationPublicId: string;
  readonly testId: string;
  /** Where messages are written, in place of events; null for events. */
  readonly channelId: string | null;
  readonly tokens: readonly string[];
  readonly sockets: number;
  readonly warmUp: number;
  readonly rounds: number;
};

type Rounds = readonly (readonly number[])[];

/** Milliseconds from an event to each socket, in order of arrival, round by round; of the bare server also where it keeps a message. */
export type Arrivals = { readonly echo: Rounds; readonly kept: Rounds; readonly ours: Rounds };

const document = 'subscription Shell_Changed { changed { number topic testId entityId } }';
const message =
  'id channelId clientId position state text authorId authorName authorRole repliesCount reactions { reaction names isMine } createdAt';
const chatDocument = `subscription Chat_Changed { chatChanged { number channelId kind isNew message { ${message} } } }`;
const send = 'mutation Chat_Send($input: SendChatMessageInput!) { sendChatMessage(input: $input) { successful } }';
const together = 50;

/** A message as it goes to a socket, but for its words. */
const sample = {
  number: '1',
  channelId: randomUUID(),
  kind: 'message',
  isNew: true,
  message: {
    id: randomUUID(),
    channelId: randomUUID(),
    clientId: randomUUID(),
    position: 1000,
    state: 'sent',
    authorId: randomUUID(),
    authorName: 'Listener 1',
    authorRole: 'test_manager',
    repliesCount: 0,
    reactions: [],
    createdAt: new Date(0).toISOString(),
  },
};

/** The one message that every socket waits for. */
class Round {
  readonly all: Promise<readonly number[]>;
  readonly #mark: string;
  readonly #count: number;
  readonly #arrived: number[] = [];
  readonly #done: (arrived: readonly number[]) => void;
  readonly #startedAt = performance.now();

  constructor(mark: string, count: number) {
    this.#mark = mark;
    this.#count = count;
    const { promise, resolve } = Promise.withResolvers<readonly number[]>();
    this.all = promise;
    this.#done = resolve;
  }

  take(text: string): void {
    if (!text.includes(this.#mark)) return;
    this.#arrived.push(performance.now() - this.#startedAt);
    if (this.#arrived.length === this.#count) this.#done(this.#arrived);
  }
}

let round: Round | null = null;
const take = (message: Buffer): void => round?.take(message.toString('utf8'));

const opened = (port: number, path: string, protocol?: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

const openEcho = async ({ echo }: Listening): Promise<WebSocket> => {
  const socket = await opened(echo, '/');
  socket.on('message', take);
  return socket;
};

const openOurs = async (given: Listening, index: number): Promise<WebSocket> => {
  const socket = await opened(given.ours, '/api/customer_portal', 'graphql-transport-ws');
  const payload = { auth_token: given.tokens[index % given.tokens.length], organization: given.organizationPublicId };
  await new Promise((resolve, reject) => {
    socket.once('message', resolve);
    socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
  });
  socket.on('message', take);
  socket.send(
    JSON.stringify({ id: randomUUID(), type: 'subscribe', payload: { query: given.channelId === null ? document : chatDocument } }),
  );
  return socket;
};

const openAll = async (count: number, open: (index: number) => Promise<WebSocket>): Promise<readonly WebSocket[]> => {
  const all: WebSocket[] = [];
  while (all.length < count)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(together, count - all.length) }, (_, index) => open(all.length + index)))),
    );
  return all;
};

const play = async (given: Listening): Promise<Arrivals> => {
  const database = new pg.Client({ connectionString: given.ownerUrl });
  await database.connect();
  const echoes = await openAll(given.sockets, () => openEcho(given));
  await openAll(given.sockets, (index) => openOurs(given, index));
  const once = (mark: string, start: () => unknown): Promise<readonly number[]> => {
    round = new Round(mark, given.sockets);
    start();
    return round.all;
  };
  const told = (mark: string): string => {
    const changed = { number: '1', topic: 'test', testId: given.testId, entityId: mark };
    const payload = {
      data: given.channelId === null ? { changed } : { chatChanged: { ...sample, message: { ...sample.message, text: mark } } },
    };
    return JSON.stringify({ id: randomUUID(), type: 'next', payload });
  };
  const echo = (): Promise<readonly number[]> => {
    const mark = randomUUID();
    return once(mark, () => echoes[0]?.send(told(mark)));
  };
  const keep = async (mark: string): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${given.echo}/`, { method: 'POST', body: told(mark) });
    await answer.text();
  };
  const kept = (): Promise<readonly number[]> => {
    const mark = randomUUID();
    return once(mark, () => void keep(mark).catch(fail));
  };
  const say = async (text: string): Promise<void> => {
    const variables = { input: { channelId: given.channelId, clientId: randomUUID(), text } };
    const answer = await fetch(`http://127.0.0.1:${given.ours}/api/customer_portal`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${given.tokens[0] ?? ''}`,
        'x-organization-public-id': given.organizationPublicId,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: send, variables }),
    });
    const said = await answer.text();
    if (!said.includes('"successful":true')) throw new Error(said);
  };
  const ours = (): Promise<readonly number[]> => {
    const mark = randomUUID();
    if (given.channelId !== null) return once(mark, () => void say(mark).catch(fail));
    const event = `with event as (insert into outbox (organization_id, topic, test_id, entity_id) values ($1, 'test', $2, $3)) select pg_notify('outbox', '')`;
    return once(mark, () => void database.query(event, [given.organizationId, given.testId, mark]));
  };
  const found = { echo: [] as (readonly number[])[], kept: [] as (readonly number[])[], ours: [] as (readonly number[])[] };
  const ways = { echo, ...(given.channelId !== null && { kept }), ours };
  for (let turn = -given.warmUp; turn < given.rounds; turn += 1) {
    const order = Object.entries(ways);
    for (const [name, way] of turn % 2 === 0 ? order : order.toReversed()) {
      const arrived = await way();
      if (turn >= 0) found[name as keyof typeof found].push(arrived);
    }
  }
  return found;
};

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
};

process.once('disconnect', () => process.exit(0));
process.once('message', (given) => {
  play(given as Listening).then((arrivals) => process.send?.(arrivals), fail);
});
