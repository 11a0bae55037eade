import type { Config } from './config.ts';

/** What no line shows: headers that prove who calls, and the bytes of a request that could not be read, which hold them too. */
const hidden = ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-account-override"]', 'err.rawPacket'];

/** How the server logs: one JSON object a line. */
export const logging = ({ demo, logLevel }: Pick<Config, 'demo' | 'logLevel'>) => ({
  level: demo && logLevel === 'info' ? 'warn' : logLevel,
  redact: hidden,
});
