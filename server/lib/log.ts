import type { Config } from './config.ts';
import type { Reporting } from './reporting.ts';

/** Credentials, also in the raw bytes of an unparsable request, must not be logged. */
const proofs = ['authorization', 'cookie', '["x-account-override"]', '["set-cookie"]'];
/** Also within what a library was passed of the request. */
const hidden = [
  ...['headers', '*.headers', '*.*.headers'].flatMap((place) => proofs.map((name) => `${place}${name.startsWith('[') ? '' : '.'}${name}`)),
  'err.rawPacket',
];

const errorLevel = 50;

type Logged = { readonly err?: unknown; readonly requestId?: unknown };

const reported = (first: unknown): { readonly error: unknown; readonly requestId: string | null } | null => {
  if (first instanceof Error) return { error: first, requestId: null };
  if (typeof first !== 'object' || first === null) return null;
  const { err, requestId } = first as Logged;
  return err === undefined ? null : { error: err, requestId: typeof requestId === 'string' ? requestId : null };
};

/** One JSON object a line. Errors are reported, too. */
export const logging = ({ demo, logLevel }: Pick<Config, 'demo' | 'logLevel'>, reporting: Reporting | null = null) => ({
  level: demo && logLevel === 'info' ? 'warn' : logLevel,
  redact: hidden,
  ...(reporting !== null && {
    hooks: {
      logMethod(this: unknown, line: unknown[], write: (...line: unknown[]) => void, level: number) {
        const found = level >= errorLevel ? reported(line[0]) : null;
        if (found !== null) reporting.report(found.error, found.requestId);
        Reflect.apply(write, this, line);
      },
    },
  }),
});
