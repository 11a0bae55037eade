import type { FlagName } from '#schema/authorization/row.ts';
import type { CallerRole, Role } from '#schema/vocabulary/roles.ts';
import type { TokenAccess } from '../identity/api-tokens.ts';
import type { Database, Viewer } from '../workflow/transaction.ts';
import type { Services } from './services.ts';

export type Person = {
  readonly id: string;
  readonly publicId: string;
  readonly role: Role;
  readonly organizationId: string;
  readonly organizationPublicId: string;
  readonly flags: ReadonlySet<FlagName>;
  readonly onBehalfOfUserId: string | null;
  /** False while they act for somebody. */
  readonly isOperator: boolean;
  /** Where a program calls for them. */
  readonly token?: TokenAccess | null;
};

export type RequestContext = {
  readonly person: Person;
  readonly viewer: Viewer & { readonly userId: string; readonly role: CallerRole };
  readonly database: Database;
  readonly services: Services;
  readonly idempotencyKey: string | null;
  /** By id, the versions that a late call was given for. */
  readonly seen: ReadonlyMap<string, number>;
  readonly requestId: string;
  /** Whether the caller signed in, or typed their password again, a short time ago; asked once. */
  readonly isConfirmed: () => Promise<boolean>;
  readonly onWait?: (until: string) => void;
  /** The response is made of the statements' texts. */
  readonly isText?: boolean;
  /** Requests of the page since then came without a websocket, by this process's clock. */
  readonly askedSince?: number | undefined;
};
