import type { Connection, IntegrationSettings } from '../connection.ts';
import type { JiraAccess } from './jira.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const jiraAccessOf = (settings: IntegrationSettings, token: string): JiraAccess => ({
  site: textOf(settings['site']),
  username: textOf(settings['username']),
  edition: settings['edition'] === 'data_center' ? 'data_center' : 'cloud',
  token,
});

export const jiraAccess = ({ settings, secret }: Connection): JiraAccess => jiraAccessOf(settings, secret);
