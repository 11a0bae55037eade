import { GraphQLError } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { withFreshTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { findConnection } from '#server/vendors/connection.ts';
import type { Connection, ConnectionDeps } from '#server/vendors/connection.ts';
import { forOrganization } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { askThrough } from '#server/vendors/note-access.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError, vendorLabels } from '#server/vendors/vendor-error.ts';
import type { VendorFault, VendorName } from '#server/vendors/vendor-error.ts';
import { Refused } from '#server/workflow/refused.ts';

/** In milliseconds, for a whole test run or sheet; a page of a list has the ten seconds of one request. */
export const longBudget = 30_000;

export const callTo = (context: RequestContext, vendor: VendorName, budgetMilliseconds?: number): VendorCall =>
  vendorCall({
    vendor,
    ...context.services.vendors.call,
    fetch: forOrganization(context.services.vendors.call.fetch, context.viewer.organizationId),
    ...(budgetMilliseconds !== undefined && { budgetMilliseconds }),
  });

/** Outside of any transaction: a slow vendor must not hold a database connection. */
export const through = <Found>(
  { database, viewer, services: { vendors, clock } }: RequestContext,
  connection: Connection,
  ask: (connection: Connection) => Promise<Found>,
): Promise<Found> => {
  const { organizationId } = viewer;
  const { call, entra, secrets } = vendors;
  const deps = { fetch: call.fetch, now: () => clock.now().getTime(), entra, secrets, database, organizationId };
  return askThrough({ database, organizationId }, connection, ask, (stale) => withFreshTokens(deps, stale));
};

export const notConnected = (vendor: VendorName): Refused =>
  new Refused([
    {
      code: 'client_authentication_not_found',
      message: `You do not have an active integration with ${vendorLabels[vendor]}.`,
      path: null,
    },
  ]);

export const connectionsOf = ({ database, viewer, services }: RequestContext): ConnectionDeps => ({
  database,
  viewer,
  secrets: services.vendors.secrets,
  scopeChecks: services.scopeChecks,
});

export const connectionTo = async (context: RequestContext, code: IntegrationCode & VendorName): Promise<Connection> => {
  const found = await findConnection(connectionsOf(context), { code });
  if (typeof found === 'object') return found;
  throw notConnected(code);
};

const codes: Partial<Record<VendorFault, RefusalCode>> = { unauthorized: 'client_authentication_invalid', too_large: 'too_large' };

export const refusedBy = ({ fault, message }: VendorError, path: string | null = null): Refused =>
  new Refused([
    { code: fault === 'not_found' ? 'not_found' : (codes[fault] ?? 'vendor_error'), message, path: fault === 'not_found' ? path : null },
  ]);

export const integrationError = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'INTEGRATION_ERROR' } });

export const answering = async <Found>(ask: () => Promise<Found>): Promise<Found> => {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof VendorError || error instanceof Refused ? integrationError(error.message) : error;
  }
};

type Act<Input, Found> = (work: Work, input: Input, found: Found) => Promise<Readonly<Record<string, unknown>>>;
type Outcome<Found> = { readonly found: Found } | { readonly refused: Refused };

export const askingMutation =
  <Input, Found>(field: string, ask: (context: RequestContext, input: Input) => Promise<Found>, act: Act<Input, Found>) =>
  async (parent: unknown, args: { readonly input: Input }, context: RequestContext, info: GraphQLResolveInfo) => {
    const outcome = await ask(context, args.input).then(
      (found): Outcome<Found> => ({ found }),
      (error: unknown): Outcome<Found> => {
        if (error instanceof Refused) return { refused: error };
        if (error instanceof VendorError) return { refused: refusedBy(error) };
        throw error;
      },
    );
    const write = mutation<Input>(field, (work, input) => {
      if ('refused' in outcome) throw outcome.refused;
      return act(work, input, outcome.found);
    });
    return write(parent, args, context, info);
  };
