import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import type { integrationMachine } from '#machines/lifecycles/integration/integration.machine.ts';
import type { IntegrationRow } from '#machines/lifecycles/integration/integration.types.ts';
import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import { integrationName, integrationTexts, settingsAddress } from '#schema/vocabulary/integrations.ts';
import type { Subject } from '../advance.ts';
import { notify } from '../notify.ts';
import type { Tx } from '../transaction.ts';

const tell = async (tx: Tx, id: string, words: (name: string) => string): Promise<void> => {
  const [found] = await tx.query<{ code: IntegrationCode }>('select code from integration where id = $1', [id]);
  if (found === undefined) return;
  await notify(tx, {
    roles: ['customer', 'test_manager'],
    kind: 'integration_stopped',
    description: words(integrationName(found.code)),
    link: settingsAddress(found.code),
    tells: { type: 'integration.stopped', thing: id, data: { integration: { code: found.code, name: integrationName(found.code) } } },
  });
};

export const integration: Subject<typeof integrationMachine, IntegrationRow> = {
  lifecycle: integrationLifecycle,
  table: 'integration',
  columns: { state: 't.state' },
  topic: 'organization',
  testId: null,
  leaves: ({ type, at }) =>
    type === 'integration.reset'
      ? {
          settings: {},
          field_mappings: {},
          drift: [],
          drift_checked_at: null,
          sealed_secret: null,
          checked_at: null,
          updated_at: at,
        }
      : { checked_at: at, updated_at: at },
  follows: async (tx, { id, type }) => {
    if (type === 'authentication.fail') await tell(tx, id, integrationTexts.stopped);
  },
};
