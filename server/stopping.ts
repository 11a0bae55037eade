import type { FastifyInstance } from 'fastify';

/** How long a caller may take over headers, over the whole of a call, over saying nothing at all, and between two calls. */
export const patience = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: 300_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
} as const;

/** What stopping gives to what was begun: one after another, with five seconds for PostgreSQL, it is less than ten seconds. */
export const graces = { calls: 1_500, sockets: 750, work: 1_500, events: 250, database: 500, standIns: 250 } as const;

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

/** Answers what was asked, and after its grace cuts what is still half sent or half answered. */
export const closeServer = async (app: FastifyInstance): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), graces.calls);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
};
