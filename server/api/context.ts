import type { FlagName } from '#schema/authorization/rows.ts';
import type { CallerRole, Role } from '#schema/vocabulary/roles.ts';
import type { Database, Viewer } from '../workflow/transaction.ts';
import type { Services } from './services.ts';

/** The signed-in person as read from the database for this call. */
export type Person = {
  readonly id: string;
  readonly publicId: string;
  readonly role: Role;
  readonly organizationId: string;
  readonly organizationPublicId: string;
  readonly flags: ReadonlySet<FlagName>;
  readonly onBehalfOfUserId: string | null;
  /** Whether they run this installation; never while they act for somebody. */
  readonly isOperator: boolean;
};

/** What every resolver gets. */
export type RequestContext = {
  readonly person: Person;
  readonly viewer: Viewer & { readonly userId: string; readonly role: CallerRole };
  readonly database: Database;
  readonly services: Services;
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  /** Hears until when something that was refused has to wait. */
  readonly onWait?: (until: string) => void;
  /** Set while the answer is taken from the statements as they write it. */
  readonly isWritten?: boolean;
  /** Since when a page has asked while no websocket of it stood, by the clock of this process. */
  readonly askedSince?: number | undefined;
};
