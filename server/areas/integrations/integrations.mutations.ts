import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { availableCodes, integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { findConnection } from '#server/vendors/connection.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { forOrganization } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { vendorWrite } from '#server/vendors/vendor-write.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { askingMutation, callTo, connectionsOf, longBudget, through } from '../../api/ask-vendor.ts';
import type { UpdateInput, Wanted } from './connect.ts';
import { connectorOf } from './connectors.ts';
import { keepConnection } from './keep-connection.ts';
import type { Accepted } from './keep-connection.ts';
import { keepDrift, readDrift } from './drift.ts';
import type { PlaceDrift } from './drift.ts';
import { fitFields } from './field-mapping.ts';
import type { Fitted, MapInput } from './field-mapping.ts';
import { findIntegrations, keepMapping, makeRow, readIntegration, shown } from './integration.store.ts';

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

type CheckInput = { readonly code: string };

/** Null where the chart refuses, and where the tool takes the credential no more, which is noted. */
const lookNow = async (context: RequestContext, { code }: CheckInput): Promise<readonly PlaceDrift[] | null> => {
  const connector = connectorOf(code);
  const known = availableCode(code);
  if (connector === undefined || known === undefined) return notAvailable();
  const connection = await findConnection(connectionsOf(context), { code: known });
  if (typeof connection === 'string') return null;
  const call = callTo(context, known, longBudget);
  const { database, viewer, services } = context;
  const write = vendorWrite({ fetch: forOrganization(services.vendors.call.fetch, viewer.organizationId) });
  try {
    return await through(context, connection, async (fresh) => {
      await connector.check(call, fresh.settings, fresh.secret);
      return readDrift({ database, viewer, call, write }, fresh);
    });
  } catch (error) {
    if (error instanceof VendorError && error.fault === 'unauthorized') return null;
    throw error;
  }
};

export const integrationMutations: ResolverMap[string] = {
  integrationUpdate: askingMutation<UpdateInput, Accepted>('integrationUpdate', tryOut, async (work, input, accepted) => {
    const available = availableCode(input.code) ?? notAvailable();
    await connectorOf(available)?.keep?.(work, input);
    const { services, viewer } = work.context;
    await keepConnection(work.tx, services.vendors.secrets, available, accepted, work.operation);
    const row = await readIntegration(work.tx, available);
    await services.enqueue(work.tx, 'check-integration', { organizationId: viewer.organizationId, integrationId: row.id });
    return { result: shown(row) };
  }),

  integrationMap: askingMutation<MapInput, Fitted | null>(
    'integrationMap',
    fitFields,
    async ({ tx, operation, context }, input, fitted) => {
      const code = availableCode(input.code) ?? notAvailable();
      await makeRow(tx, code);
      const { id, fieldMappings: before } = await readIntegration(tx, code);
      await advance(tx, subjects.integration, id, { type: 'integration.map' }, { operation });
      await keepMapping(tx, id, input, fitted ?? { projectName: null, fields: {} });
      const row = await readIntegration(tx, code);
      await record(tx, {
        operation,
        entity: 'integration-settings',
        entityId: id,
        event: 'mapping.change',
        before,
        after: row.fieldMappings,
      });
      await announce(tx, { topic: 'organization', entityId: id, payload: { event: 'mapping.change' } });
      await context.services.enqueue(tx, 'check-integration', { organizationId: tx.viewer.organizationId, integrationId: id });
      return { result: shown(row) };
    },
  ),

  integrationCheck: askingMutation<CheckInput, readonly PlaceDrift[] | null>(
    'integrationCheck',
    lookNow,
    async ({ tx, operation }, input, drift) => {
      const code = availableCode(input.code) ?? notAvailable();
      await makeRow(tx, code);
      const { id } = await readIntegration(tx, code);
      await advance(tx, subjects.integration, id, { type: 'integration.check' }, { operation });
      if (drift !== null) await keepDrift(tx, id, drift);
      return { result: shown(await readIntegration(tx, code)) };
    },
  ),

  integrationReset: mutation<{ readonly code: string }>('integrationReset', async ({ tx, operation }, input) => {
    const code = availableCode(input.code) ?? notAvailable();
    const { id, state } = await readIntegration(tx, code);
    if (state !== 'unconfigured') await advance(tx, subjects.integration, id, { type: 'integration.reset' }, { operation });
    return { result: shown(await readIntegration(tx, code)) };
  }),
};
