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
import type { LinkCheck } from '../vendors/link-check.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Bus } from '../workflow/bus.ts';
import type { Live } from './fan-out.ts';
import type { Sql } from '../database/sql.ts';
import type { RequestContext } from './context.ts';
import type { Cursors } from './cursor.ts';
import type { Selection } from './selection.ts';

/** What the process lends to resolvers. */
export type Services = {
  readonly clock: Clock;
  readonly cursors: Cursors;
  readonly bus: Bus;
  /** Events as subscriptions hear them. */
  readonly live: Live;
  /** Which testers are there. */
  readonly presence: Presence;
  readonly enqueue: Enqueue;
  /** A link to a file, bound to the caller, good for ten minutes. */
  readonly fileLink: (owner: { readonly userId: string; readonly organizationId: string }, attachmentId: string) => string;
  /** Looks at the link to an application from outside. */
  readonly checkLink: LinkCheck;
  /** Widens how many tests every organization may launch in an hour. */
  readonly launchFactor: number;
  /** Seconds until the job that publishes a participant starts. */
  readonly publishDelaySeconds: number;
  /** How a whole test is written, for the things that hang on it and point back. */
  readonly testShape: (context: RequestContext) => (selection: Selection) => Sql;
  /** How outside services are asked, and what is kept of them. */
  readonly vendors: {
    readonly call: Pick<VendorCallOptions, 'fetch' | 'pause'>;
    readonly secrets: Secrets;
    readonly sheetsKey: string | null;
    /** This installation at Microsoft Entra ID; null where the operator has not set it up. */
    readonly entra: EntraClient | null;
    /** The operator's workspace at an integration platform; null where there is none. */
    readonly integrationApp: IntegrationApp | null;
    /** Secret of the operator's application at Stream; null where the chat is the portal's own. */
    readonly streamChatSecret: string | null;
    readonly grants: GrantKeys;
    readonly files: FilesPort;
  };
  /** What operators ask of the process. */
  readonly house: House;
  /** Where the links of what is exported lead. */
  readonly exports: { readonly publicUrl: string; readonly sender: string };
  /** Where page views are counted; null where the operator has not set it up. */
  readonly analytics: Analytics | null;
  /** Proves to the help widget who somebody is, by their public id; null where there is none. */
  readonly helpWidgetHash: ((publicId: string) => string) | null;
  /** Mails to people, sent after the transaction that wanted them. */
  readonly mail: MailPort;
  /** Only tests switch the scope checks of resolvers off, to prove row-level security alone. */
  readonly scopeChecks: boolean;
};
