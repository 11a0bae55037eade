import net from 'node:net';
import type { Config } from './lib/config.ts';
import { StartRefusal } from './lib/start-refusal.ts';

const sentences: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port, host }) => `Port ${port} of ${host} is taken by another program. Stop it, or start Muster with another PORT.`,
  EACCES: ({ port }) => `This user may not open port ${port}. Start Muster with a PORT from 1024 on.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of them.`,
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const tryPort = (config: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      const sentence = sentences[codeOf(error) === 'ENOTFOUND' ? 'EADDRNOTAVAIL' : codeOf(error)];
      reject(sentence === undefined ? error : new StartRefusal(sentence(config)));
    });
    probe.listen(config.port, config.host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Claims the port before the start does anything: tokens carry the address of their issuer, so a free port must be chosen first. */
export const withOwnAddress = async (config: Config): Promise<Config> => {
  const port = await tryPort(config);
  if (config.port !== 0 || new URL(config.publicUrl).port !== '0') return config;
  return { ...config, port, publicUrl: `http://localhost:${port}` };
};
