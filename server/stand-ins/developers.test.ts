import { expect, it } from 'vitest';
import { azureWorkItems } from './azure-devops.ts';
import { develop } from './developers.ts';
import { githubIssues } from './github.ts';
import { jiraItems } from './jira.ts';
import type { Asked } from './answer.ts';

const asked = (method: string, body: object, headers: Readonly<Record<string, string>> = {}): Asked => ({
  method,
  path: '',
  query: new URLSearchParams(),
  authorization: '',
  headers,
  body: Buffer.from(JSON.stringify(body)),
  isStale: false,
  gone: new Set(),
});

it('the developers of the demo take an item up after a minute and end it after three, but for one of four', () => {
  const [jira, github, azureDevops] = [jiraItems(true), githubIssues(), azureWorkItems()];
  const repository = { id: 1, fullName: 'northwind/checkout', hasIssues: true, archived: false, push: true, labels: [], people: [] };
  const project = { id: 'p', name: 'Shop floor', types: ['Bug'], areas: [], tags: [] };
  const patch = [{ op: 'add', path: '/fields/System.Title', value: 'x' }];
  for (let place = 0; place < 4; place += 1) {
    const fields = { project: { key: 'APP' }, issuetype: { name: 'Task' }, summary: 'x' };
    jira.answer({ ...asked('POST', { fields }), path: '/issue' }, '/issue', 'maya');
    github.answer(asked('POST', { title: 'x' }), repository);
    azureDevops.answer(asked('POST', patch, { 'content-type': 'application/json-patch+json' }), 'workitems/$Bug', project);
  }
  const after = (minutes: number) => {
    develop({ jira, github, azureDevops }, Date.now() + minutes * 60_000);
    return [
      jira.items().map(({ status }) => status.name),
      github.issues('northwind/checkout').map(({ state }) => state),
      azureDevops.items().map(({ state }) => state),
    ];
  };
  const four = (state: string): readonly string[] => [state, state, state, state];
  expect(after(0.5)).toEqual([four('To Do'), four('open'), four('New')]);
  expect(after(1.5)).toEqual([four('In Progress'), four('open'), four('Active')]);
  expect(after(4)).toEqual([
    ['Done', 'Done', 'Done', 'In Progress'],
    ['closed', 'closed', 'closed', 'open'],
    ['Active', 'Resolved', 'Resolved', 'Resolved'],
  ]);
});
