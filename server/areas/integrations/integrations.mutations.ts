import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { availableCodes, integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { findConnection } from '#server/vendors/connection.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { advance } from '#server/workflow/advance.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { askingMutation, callTo, connectionsOf, through } from '../../api/ask-vendor.ts';
import type { UpdateInput, Wanted } from './connect.ts';
import { connectorOf } from './connectors.ts';
import { keepConnection } from './keep-connection.ts';
import type { Accepted } from './keep-connection.ts';
import { findIntegrations, readIntegration, shown } from './integration.store.ts';

const availableCode = (code: string): AvailableCode | undefined => availableCodes.find((each) => each === code);
const notAvailable = (): never => refuse('invalid_integration', integrationTexts.unknownCode, 'code');

/** With the stored secret, the result also sets the integration's state. */
const tryOut = async (context: RequestContext, input: UpdateInput): Promise<Accepted> => {
  const connector = connectorOf(input.code);
  const known = (await findIntegrations(context)).find(({ code }) => code === input.code);
  if (connector === undefined || known === undefined) return notAvailable();
  const wanted: Wanted = connector.read(input, settingsOf(known.settings, known.state));
  const call = callTo(context, known.code);
  try {
    if (wanted.secret !== null) {
      const sent = { ...wanted, secret: wanted.secret };
      const secret = (await connector.open?.(context, sent)) ?? sent.secret;
      return { settings: await connector.connect(call, { ...wanted, secret }), secret, kept: null };
    }
    const connection = await findConnection(connectionsOf(context), { code: known.code });
    if (typeof connection === 'string') throw new VendorError(known.code, 'unauthorized');
    const { secret, mark } = connection;
    const connect = () => connector.connect(call, { ...wanted, secret });
    return { settings: await through(context, connection, connect), secret: null, kept: mark };
  } catch (error) {
    throw error instanceof VendorError ? connector.refused(error) : error;
  }
};

export const integrationMutations: ResolverMap[string] = {
  integrationUpdate: askingMutation<UpdateInput, Accepted>('integrationUpdate', tryOut, async (work, input, accepted) => {
    const available = availableCode(input.code) ?? notAvailable();
    await connectorOf(available)?.keep?.(work, input);
    await keepConnection(work.tx, work.context.services.vendors.secrets, available, accepted, work.operation);
    return { result: shown(await readIntegration(work.tx, available)) };
  }),

  integrationReset: mutation<{ readonly code: string }>('integrationReset', async ({ tx, operation }, input) => {
    const code = availableCode(input.code) ?? notAvailable();
    const { id, state } = await readIntegration(tx, code);
    if (state !== 'unconfigured') await advance(tx, subjects.integration, id, { type: 'integration.reset' }, { operation });
    return { result: shown(await readIntegration(tx, code)) };
  }),
};
