import { createServer, request as ask, Agent } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One address before several nodes, as a proxy in front of an installation is: each call goes to the next node that is ready. */
export type Balancer = {
  readonly url: string;
  readonly port: number;
  /** Names the ports of the nodes that there are; whether one is ready is looked for. */
  readonly nodes: (ports: readonly number[]) => void;
  /** Waits until just these are ready. */
  readonly settled: (ports: readonly number[]) => Promise<void>;
  /** How many calls each port was given. */
  readonly given: ReadonlyMap<number, number>;
  readonly close: () => Promise<void>;
};

const lookEvery = 50;

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

const headOf = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const lines = Array.from({ length: rawHeaders.length / 2 }, (_, at) => `${rawHeaders[at * 2]}: ${rawHeaders[at * 2 + 1]}`);
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

export const startBalancer = async (own: number): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const given = new Map<number, number>();
  const lines = new Set<Socket>();
  let known: readonly number[] = [];
  let ready: readonly number[] = [];
  let turn = 0;
  const next = (): number | undefined => {
    turn += 1;
    const port = ready[turn % ready.length];
    if (port !== undefined) given.set(port, (given.get(port) ?? 0) + 1);
    return port;
  };
  const server = createServer((request, response) => {
    const port = next();
    const away = (): void => void (response.headersSent ? response.destroy() : response.writeHead(502).end());
    if (port === undefined) return away();
    const { method, url, headers } = request;
    const passed = ask({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on('error', away).pipe(response);
    });
    passed.on('error', away);
    request.pipe(passed);
  });
  server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  server.on('upgrade', (request, client: Socket, head) => {
    const port = next();
    if (port === undefined) return client.destroy();
    const upstream = connect(port, '127.0.0.1', () => {
      upstream.write(headOf(request));
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    const end = (): void => [client, upstream].forEach((socket) => socket.destroy());
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });
  const look = async (): Promise<void> => {
    const found = await Promise.all(known.map(async (port) => ((await isReady(port)) ? [port] : [])));
    ready = found.flat();
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEvery);
  await new Promise<void>((resolve) => void server.listen(own, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    given,
    nodes: (ports) => {
      known = ports;
    },
    settled: async (ports) => {
      while (ready.length !== ports.length || !ports.every((port) => ready.includes(port))) await look();
    },
    close: async () => {
      clearInterval(timer);
      for (const line of lines) line.destroy();
      agent.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
