import { sectionOf } from '../world/content/parse.ts';

/** A test case that the stand-ins tell in each vendor's own words. */
export type DemoCase = {
  readonly id: number;
  readonly section: string;
  readonly name: string;
  readonly prerequisites: string;
  readonly steps: readonly (readonly [string, string])[];
};

const sections = ['CRT', 'DLV', 'PAY'].map(sectionOf);

/** The cases of the demo's shop, numbered once for all vendors. */
export const demoCases: readonly DemoCase[] = sections
  .flatMap(({ name: section, cases }) => cases.map(({ name, prerequisites, steps }) => ({ section, name, prerequisites, steps })))
  .map((one, index) => ({ id: 1001 + index, ...one }));

/** Known issues of the demo's shop: title, what happened, what should have. */
export const demoIssues: readonly (readonly [string, string, string])[] = sections
  .flatMap(({ findings }) => findings.slice(0, 2))
  .map(({ title, actual, expected }) => [title, actual, expected]);

/** What the stand-ins take for good credentials. */
export const demoAccess = {
  testrail: { site: 'https://northwind.testrail.io', username: 'maya.okafor@northwind.test', secret: 'demo-testrail-key' },
  testrailEmpty: { site: 'https://northwind.testrail.io', username: 'new.hire@northwind.test', secret: 'demo-testrail-empty' },
  jira: { site: 'https://northwind.atlassian.net', username: 'maya.okafor@northwind.test', secret: 'demo-jira-token' },
  jiraReader: { site: 'https://northwind.atlassian.net', username: 'rita.reader@northwind.test', secret: 'demo-jira-reader' },
  jiraDataCenter: { site: 'https://jira.fabrikam.test', username: 'maya.okafor', secret: 'demo-jira-personal-token' },
  zephyrSquad: { site: 'https://jira.northwind.test', secret: 'demo-zephyr-squad-token' },
  zephyrScale: { site: 'https://api.zephyrscale.smartbear.com', secret: 'demo-zephyr-scale-token' },
  azureDevops: { organization: 'northwind', refreshToken: 'demo-entra-refresh' },
  azureDevopsServer: {
    site: 'https://devops.northwind.test',
    contextPath: 'tfs/Shop',
    username: 'maya.okafor',
    secret: 'demo-azure-devops-token',
  },
  entra: { clientId: '0d2c1f3a-5b7e-4c49-8a86-2f0e7d9b6c11', clientSecret: 'demo-entra-secret', tenant: 'organizations' },
  github: { site: 'https://api.github.com', secret: 'demo-github-token' },
  githubServer: { site: 'https://github.northwind.test', secret: 'demo-github-server-token' },
  sheetsKey: 'demo-sheets-key',
} as const;
