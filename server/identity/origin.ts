import type { IncomingHttpHeaders } from 'node:http';
import { sessionMark } from '../workflow/audit.ts';
import type { Origin } from '../workflow/transaction.ts';
import { deviceName } from './sessions.ts';

/** What the audit trail tells of a call; a call is of a page where it sends a document of the product's own. */
export const originOf = (
  { ip, headers }: { readonly ip: string; readonly headers: IncomingHttpHeaders },
  source: Origin['source'],
  sid: string | null,
): Origin => ({ source, address: ip, device: deviceName(headers['user-agent'] ?? ''), session: sessionMark(sid) });
