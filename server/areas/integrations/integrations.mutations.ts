import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { availableCodes, integrationTexts, integrationLimits } from '#schema/vocabulary/integrations.ts';
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
import { findIntegrations, keepMapping, makeRow, readIntegration, shown } from './integration.store.ts';
import { driftWords, trackerLabels } from '#schema/vocabulary/export.ts';
import { azureDevopsAccess } from '#server/vendors/azure-devops/azure-access.ts';
import { azureDevops } from '#server/vendors/azure-devops/azure-devops.ts';
import { azureValue, isMappable } from '#server/vendors/azure-devops/azure-fields.ts';
import { driftAt } from '#server/vendors/field-mapping.ts';
import type { KeptMapping } from './integration.store.ts';

type Field = { readonly fieldId: string; readonly gatField?: string | null; readonly defaultValue?: string | null };
type MapInput = {
  readonly code: string;
  readonly projectId: string;
  readonly workItemType: string;
  readonly fields: readonly Field[];
};
/** A null name is not known. */
type Fitted = { readonly projectName: string | null; readonly fields: Readonly<Record<string, KeptMapping>> };

const { azure_devops: label } = trackerLabels;

const demandShort = ({ projectId, workItemType, fields }: MapInput): void => {
  for (const [path, text] of [
    ['projectId', projectId],
    ['workItemType', workItemType],
  ] as const) {
    if (text.trim() === '') refuse('blank', integrationTexts.blank, path);
    if (text.length > integrationLimits.issueType || text.includes('\0')) refuse('too_long', integrationTexts.longName, path);
  }
  if (fields.length > integrationLimits.mappings)
    refuse('too_many', `At most ${integrationLimits.mappings} fields can be mapped.`, 'fields');
  const isLong = fields.some(
    ({ gatField, defaultValue }) =>
      (gatField ?? '').length > integrationLimits.value || (defaultValue ?? '').length > integrationLimits.value,
  );
  if (isLong) refuse('too_long', `A value has at most ${integrationLimits.value} characters.`, 'fields');
};

/** Names and types as the tool has them now; null where it cannot be asked, which the chart refuses. A mapping of a project that is gone can be emptied. */
const fitFields = async (context: RequestContext, input: MapInput): Promise<Fitted | null> => {
  if (input.code !== 'azure_devops') return refuse('invalid_integration', integrationTexts.unknownCode, 'code');
  demandShort(input);
  const filled = input.fields.filter(({ gatField, defaultValue }) => (gatField ?? '') !== '' || (defaultValue ?? '').trim() !== '');
  if (filled.length === 0) return { projectName: null, fields: {} };
  const connection = await findConnection(connectionsOf(context), { code: 'azure_devops' });
  if (typeof connection === 'string' || connection.state !== 'active') return null;
  const { projectId, workItemType } = input;
  const [fields, kinds, projects] = await through(context, connection, (fresh) => {
    const client = azureDevops(callTo(context, 'azure_devops'), azureDevopsAccess(fresh));
    return Promise.all([client.fields(projectId, workItemType), client.fieldKinds(projectId), client.projects()]).catch(
      (error: unknown) => {
        if (!(error instanceof VendorError) || error.fault !== 'not_found') throw error;
        return refuse('not_found', driftWords(label, driftAt('type', workItemType)), 'workItemType');
      },
    );
  });
  const fitted = Object.fromEntries(
    filled.map(({ fieldId, gatField, defaultValue }) => {
      const found = fields.find(({ id }) => id === fieldId);
      const kind = kinds.get(fieldId);
      if (found === undefined || kind === undefined || !isMappable(fieldId, kind))
        return refuse('not_found', driftWords(label, driftAt('field', fieldId, { isRefused: false })), 'fields');
      const value = (defaultValue ?? '').trim() === '' ? null : (defaultValue ?? '').trim();
      const mapping = {
        name: found.name,
        gat_field: (gatField ?? '') === '' ? null : (gatField ?? null),
        type: kind.type,
        default_value: value,
      };
      if (value !== null && azureValue(found, mapping, value) === null)
        refuse('inclusion', driftWords(label, driftAt('value', found.name, { value })), 'fields');
      return [fieldId, mapping];
    }),
  );
  return { projectName: projects.find(({ id }) => id === projectId)?.name ?? null, fields: fitted };
};

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
