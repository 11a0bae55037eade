import type { IntegrationRow } from '#machines/lifecycles/integration/integration.types.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const code = 'azure_devops';
const { site, contextPath, username, secret: accessToken } = demoAccess.azureDevopsServer;

const unconfigured: IntegrationRow = { state: 'unconfigured' };
const active: IntegrationRow = { state: 'active' };
const inactive: IntegrationRow = { state: 'inactive' };

walkOverHttp({
  subject: subjects.integration,
  shown: { type: 'Integration', row: { state: 'state' } },
  thing: () => 'azure',
  hasStandIns: true,
  places: { unconfigured, active, inactive },
  asked: {
    'integration.connect': { mutation: 'integrationUpdate', input: () => ({ code, site, contextPath, username, accessToken }) },
    'integration.check': {
      mutation: 'integrationCheck',
      // A credential that the tool takes again would move it on by what the tool said.
      input: async (_, thing, world) => {
        await world.sql('update integration set sealed_secret = null where id = $1', [thing]);
        return { code };
      },
    },
    'integration.map': { mutation: 'integrationMap', input: () => ({ code, projectId: 'shop', workItemType: 'Bug', fields: [] }) },
    'integration.reset': { mutation: 'integrationReset', input: () => ({ code }) },
  },
  elsewhere: { 'authentication.fail': 'job', 'authentication.succeed': 'job' },
  leaves: {
    'integration.connect': () => [{ entity: 'integration-settings', event: 'settings.change' }],
    'integration.map': () => [{ entity: 'integration-settings', event: 'mapping.change' }],
  },
});
