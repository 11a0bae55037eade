import type { Client } from 'urql';

/** `network` where the browser says so of the network, which knows nothing of the server. */
export type LineEvent = { readonly type: 'line.lost' | 'line.found'; readonly by: 'network' | 'server' };

/** Decides in one place whether a server can be reached: the connection in the status bar and the outbox share its questions and hear the same. */
export type Line = {
  /** Also says at once where there is no network. */
  readonly watch: (hear: (event: LineEvent) => void) => () => void;
  /** Fails while no server answers; asked by several at once, the server is asked once. */
  readonly ask: () => Promise<void>;
  /** What the socket knows of it. */
  readonly hear: (type: LineEvent['type']) => void;
};

const askServer = async (): Promise<void> => {
  const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error('No server answers.');
};

const openLine = (): Line => {
  const watchers = new Set<(event: LineEvent) => void>();
  let asking: Promise<void> | null = null;
  const tell = (type: LineEvent['type'], by: LineEvent['by']): void => {
    for (const hear of watchers) hear({ type, by });
  };
  /** Whoever asks because of what is told asks anew. */
  const answered = (type: LineEvent['type']): void => {
    asking = null;
    tell(type, 'server');
  };
  return {
    watch: (hear) => {
      const lost = (): void => hear({ type: 'line.lost', by: 'network' });
      const found = (): void => hear({ type: 'line.found', by: 'network' });
      watchers.add(hear);
      window.addEventListener('offline', lost);
      window.addEventListener('online', found);
      if (!navigator.onLine) lost();
      return () => {
        watchers.delete(hear);
        window.removeEventListener('offline', lost);
        window.removeEventListener('online', found);
      };
    },
    ask: () => {
      asking ??= askServer().then(
        () => answered('line.found'),
        (error: unknown) => {
          answered('line.lost');
          throw error;
        },
      );
      return asking;
    },
    hear: (type) => tell(type, 'server'),
  };
};

const lines = new WeakMap<Client, Line>();

/** One for each client. */
export const lineOf = (client: Client): Line => {
  const known = lines.get(client) ?? openLine();
  lines.set(client, known);
  return known;
};
