import { authExchange } from '@urql/exchange-auth';
import type { CombinedError, Exchange } from 'urql';
import { callHeaders, readOverride } from './headers.ts';
import { codesOf } from './problems.ts';
import type { TokenSource } from './session.ts';

const isUnauthenticated = (error: CombinedError): boolean => codesOf(error).includes('UNAUTHENTICATED');

/** Adds token, organization and override; renews the token before it expires and once after a 401, while other calls wait. */
export const identityExchange = (source: TokenSource, organizationPublicId: string | null): Exchange =>
  authExchange(async (utilities) => ({
    addAuthToOperation: (operation) =>
      utilities.appendHeaders(
        operation,
        callHeaders({ token: source.token(), organizationPublicId, override: readOverride(document.cookie) }),
      ),
    willAuthError: () => source.isExpiring(),
    didAuthError: isUnauthenticated,
    refreshAuth: async () => {
      await source.renew();
    },
  }));
