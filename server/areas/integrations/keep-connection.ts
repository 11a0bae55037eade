import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import { currentMark } from '#server/vendors/connection.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { keepSettings, makeRow, readIntegration } from './integration.store.ts';

export type Accepted = {
  readonly settings: IntegrationSettings;
  readonly secret: string | null;
  /** The mark of the stored secret that was used; null for a new one. */
  readonly kept: string | null;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const keepConnection = async (
  tx: Tx,
  secrets: Secrets,
  code: AvailableCode,
  { settings, secret, kept }: Accepted,
  operation: string,
): Promise<void> => {
  await makeRow(tx, code);
  const { id, settings: before } = await readIntegration(tx, code);
  await lock(tx, subjects.integration, id);
  if (kept !== null && kept !== (await currentMark(tx, id))) refuse('stale_object', integrationTexts.changedElsewhere, null);
  const { changed } = await advance(tx, subjects.integration, id, { type: 'integration.connect' }, { operation });
  await keepSettings(tx, id, settings);
  if (secret !== null) await secrets.seal(tx, { organizationId: tx.viewer.organizationId, integrationId: id }, secret);
  if (!isSame(before, settings) || secret !== null)
    await record(tx, { operation, entity: 'integration-settings', entityId: id, event: 'settings.change', before, after: settings });
  if (!changed) await announce(tx, { topic: 'organization', entityId: id, payload: { event: 'settings.change' } });
};
