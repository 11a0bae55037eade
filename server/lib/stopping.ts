import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { retryAfter } from './unavailable.ts';

/** How long a caller may take over headers, over the whole of a call, over saying nothing at all, and between two calls. */
export const patience = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: 300_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
} as const;

/** What stopping gives to calls that are half sent, to calls that are worked on, and to the rest, one after another. */
export const graces = { calls: 1_500, answers: 5_000, sockets: 750, work: 1_500, events: 250, database: 500, standIns: 250 } as const;

const wholeEnd = 8_750;
let endedAt: number | null = null;

/** Says that the whole process ends, which takes less than ten seconds. */
export const beginEnd = (): void => {
  endedAt ??= performance.now();
};

/** What is left for PostgreSQL to stop in order, which is last: the time that others did not need. */
export const leftOf = (most: number): number =>
  endedAt === null ? most : Math.max(500, Math.min(most, wholeEnd - (performance.now() - endedAt)));

/** Waits for work to end, but no longer than its grace. */
export const atMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
};

export type Calls = {
  /** Answers 503 to every call that comes from now on, also on a connection that is open. */
  readonly refuse: () => void;
  /** Cuts whatever is not worked on. */
  readonly cutOthers: () => void;
};

/** Tells calls that are worked on from those that are still on their way: what the first did may be written already, and is to be answered. */
export const watchCalls = (app: FastifyInstance): Calls => {
  const lines = new Set<Socket>();
  const workedOn = new Set<ServerResponse>();
  let isStopping = false;
  app.server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isStopping) return done();
    const message = 'The server is being restarted, please try again.';
    reply
      .code(503)
      .headers({ connection: 'close', 'retry-after': retryAfter })
      .send({ error_code: 'unavailable', errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] });
  });
  app.addHook('preHandler', (_request, { raw }, done) => {
    workedOn.add(raw);
    raw.once('close', () => {
      workedOn.delete(raw);
      if (isStopping) setImmediate(() => app.server.closeIdleConnections());
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  return {
    refuse: () => {
      isStopping = true;
    },
    cutOthers: () => {
      const kept = new Set([...workedOn].map(({ socket }) => socket));
      for (const line of lines) if (!kept.has(line)) line.destroy();
    },
  };
};

/** Answers what is worked on; what is still half sent, or takes too long, is cut after its grace. */
export const closeServer = async (app: FastifyInstance, calls: Calls): Promise<void> => {
  calls.refuse();
  const cuts = [setTimeout(calls.cutOthers, graces.calls), setTimeout(() => app.server.closeAllConnections(), graces.answers)];
  try {
    await app.close();
  } finally {
    cuts.forEach(clearTimeout);
  }
};
