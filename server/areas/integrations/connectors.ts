import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { Connector } from './connect.ts';
import { jiraConnector } from './jira.connect.ts';
import { testRailConnector } from './testrail.connect.ts';

/** Every tool that can be connected by settings. */
export const connectors: Readonly<Record<SettingsCode, Connector>> = { testrail: testRailConnector, jira: jiraConnector };

export const connectorOf = (code: string): Connector | undefined =>
  Object.hasOwn(connectors, code) ? connectors[code as SettingsCode] : undefined;
