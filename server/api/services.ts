import type { Presence } from '../workflow/presence.ts';
import type { House } from './house.ts';
import type { FilesPort } from '../files/files.ts';
import type { EntraClient } from '../vendors/entra/entra.ts';
import type { GrantKeys } from '../vendors/entra/grants.ts';
import type { IntegrationApp } from '../vendors/integration-app.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { VendorCallOptions } from '../vendors/vendor-call.ts';
import type { Analytics } from '../lib/analytics.ts';
import type { MailPort } from '../mail/mail.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { GuardedReach } from '../vendors/guarded-fetch/guarded-fetch.ts';
import type { LinkCheck } from '../vendors/link-check.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Bus } from '../workflow/bus.ts';
import type { Live } from './fan-out.ts';
import type { Sql } from '../database/sql.ts';
import type { RequestContext } from './context.ts';
import type { Cursors } from './cursor.ts';
import type { Selection } from './selection.ts';

export type Services = {
  readonly clock: Clock;
  readonly cursors: Cursors;
  readonly bus: Bus;
  readonly live: Live;
  readonly presence: Presence;
  readonly enqueue: Enqueue;
  /** Bound to the caller, valid for ten minutes. */
  readonly fileLink: (owner: { readonly userId: string; readonly organizationId: string }, attachmentId: string) => string;
  readonly checkLink: LinkCheck;
  /** Multiplies the number of launches an organization may make in an hour. */
  readonly launchFactor: number;
  readonly publishDelaySeconds: number;
  readonly testShape: (context: RequestContext) => (selection: Selection) => Sql;
  readonly vendors: {
    readonly call: Pick<VendorCallOptions, 'fetch' | 'pause'>;
    readonly reaches: GuardedReach;
    readonly secrets: Secrets;
    readonly sheetsKey: string | null;
    /** Null where the operator has not set it up. */
    readonly entra: EntraClient | null;
    /** Null where there is none. */
    readonly integrationApp: IntegrationApp | null;
    /** Null where the chat is the portal's own. */
    readonly streamChatSecret: string | null;
    readonly grants: GrantKeys;
    readonly files: FilesPort;
  };
  readonly house: House;
  readonly exports: { readonly publicUrl: string; readonly sender: string };
  /** Null where the operator has not set it up. */
  readonly analytics: Analytics | null;
  /** HMAC of a public id for the help widget; null where there is none. */
  readonly helpWidgetHash: ((publicId: string) => string) | null;
  /** Sent after the transaction that queued them. */
  readonly mail: MailPort;
  /** Tests switch the resolvers' scope checks off to prove row-level security alone. */
  readonly scopeChecks: boolean;
};
