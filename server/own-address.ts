import net from 'node:net';
import type { Config } from './config.ts';

const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** With any free port and no public address, the port is chosen before anything is named after it: tokens carry the address of their issuer. */
export const withOwnAddress = async (config: Config): Promise<Config> => {
  if (config.port !== 0 || new URL(config.publicUrl).port !== '0') return config;
  const port = await freePort(config.host);
  return { ...config, port, publicUrl: `http://localhost:${port}` };
};
