import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import type { AvailableCode } from '#schema/vocabulary/integrations.ts';
import { azureDevopsConnector } from './azure-devops.connect.ts';
import type { Connector } from './connect.ts';
import { githubConnector } from './github.connect.ts';
import { jiraConnector } from './jira.connect.ts';
import { testRailConnector } from './testrail.connect.ts';
import { zephyrCheck } from './zephyr.mutations.ts';

export const connectors: Readonly<Record<AvailableCode, Connector>> = {
  testrail: testRailConnector,
  azure_devops: azureDevopsConnector,
  jira: jiraConnector,
  github: githubConnector,
};

export const connectorOf = (code: string): Connector | undefined =>
  Object.hasOwn(connectors, code) ? connectors[code as AvailableCode] : undefined;

export const checkOf = (code: IntegrationCode): Connector['check'] =>
  code === 'zephyr_squad' || code === 'zephyr_scale' ? zephyrCheck(code) : connectors[code].check;
