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
