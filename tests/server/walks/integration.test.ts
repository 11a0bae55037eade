import type { IntegrationRow } from '#machines/lifecycles/integration/integration.types.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const { site, username, secret } = demoAccess.jira;
const priorities = { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' };
const jiraAuthenticationParams = { site, username, access_token: secret, priority_mappings: priorities };

const unconfigured: IntegrationRow = { state: 'unconfigured' };
const active: IntegrationRow = { state: 'active' };
const inactive: IntegrationRow = { state: 'inactive' };

walkOverHttp({
  subject: subjects.integration,
  shown: { type: 'Integration', row: { state: 'state' } },
  thing: () => 'tracker',
  hasStandIns: true,
  places: { unconfigured, active, inactive },
  asked: {
    'integration.connect': { mutation: 'integrationUpdate', input: () => ({ code: 'jira', jiraAuthenticationParams }) },
    'integration.reset': { mutation: 'integrationReset', input: () => ({ code: 'jira' }) },
  },
  elsewhere: { 'authentication.fail': 'job', 'authentication.succeed': 'job' },
  leaves: { 'integration.connect': () => [{ entity: 'integration-settings', event: 'settings.change' }] },
});
