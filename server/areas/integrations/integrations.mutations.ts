import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { availableCodes, integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { currentMark, findConnection } from '#server/vendors/connection.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { askingMutation, callTo, connectionsOf, through } from '../connectors/ask.ts';
import type { UpdateInput, Wanted } from './connect.ts';
import { connectorOf } from './connectors.ts';
import { findIntegrations, keepSettings, makeRow, readIntegration, shown } from './integration.store.ts';

/** What the tool accepted. */
type Accepted = {
  readonly settings: IntegrationSettings;
  readonly secret: string | null;
  /** The mark of the kept secret that was used; null where a new one was sent. */
  readonly kept: string | null;
};

const availableCode = (code: string): AvailableCode | undefined => availableCodes.find((each) => each === code);
const notAvailable = (): never => refuse('invalid_integration', integrationTexts.unknownCode, 'code');

/** Asks the tool with what was sent; with the kept secret the answer counts for the badge as well. */
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keep = async ({ tx, operation, context }: Work, code: AvailableCode, { settings, secret, kept }: Accepted): Promise<void> => {
  await makeRow(tx, code);
  const { id, settings: before } = await readIntegration(tx, code);
  await lock(tx, subjects.integration, id);
  if (kept !== null && kept !== (await currentMark(tx, id))) refuse('stale_object', integrationTexts.changedElsewhere, null);
  const { changed } = await advance(tx, subjects.integration, id, { type: 'integration.connect' }, { operation });
  await keepSettings(tx, id, settings);
  if (secret !== null)
    await context.services.vendors.secrets.seal(tx, { organizationId: tx.viewer.organizationId, integrationId: id }, secret);
  if (!isSame(before, settings) || secret !== null)
    await record(tx, { operation, entity: 'integration-settings', entityId: id, event: 'settings.change', before, after: settings });
  if (!changed) await announce(tx, { topic: 'organization', entityId: id, payload: { event: 'settings.change' } });
};

export const integrationMutations: ResolverMap[string] = {
  integrationUpdate: askingMutation<UpdateInput, Accepted>('integrationUpdate', tryOut, async (work, input, accepted) => {
    const available = availableCode(input.code) ?? notAvailable();
    await connectorOf(available)?.keep?.(work, input);
    await keep(work, available, accepted);
    return { result: shown(await readIntegration(work.tx, available)) };
  }),

  integrationReset: mutation<{ readonly code: string }>('integrationReset', async ({ tx, operation }, input) => {
    const code = availableCode(input.code) ?? notAvailable();
    const { id, state } = await readIntegration(tx, code);
    if (state !== 'unconfigured') await advance(tx, subjects.integration, id, { type: 'integration.reset' }, { operation });
    return { result: shown(await readIntegration(tx, code)) };
  }),
};
