import { describe, expect, it } from 'vitest';
import { chooseNear } from './near.ts';

const texts: Readonly<Record<string, string>> = {
  'tests/server/issues/list.test.ts': '',
  'tests/server/exports/once.test.ts': '',
  'tests/server/launch/drafts/sharing.test.ts': '',
  'tests/server/launch/import/rows.test.ts': '',
  'tests/server/walks/issue.test.ts': '',
  'tests/server/walks/issue-note.test.ts': '',
  'tests/server/walks/schedule.test.ts': '',
  'tests/server/api/limits.test.ts': '',
  'tests/server/authorization/row-access.test.ts': '',
  'tests/faults/cut.test.ts': "import { cut } from '#server/api/cut.ts';",
  'tests/journeys/flows-issues.test.ts': "import { openIssues } from '../support/drivers-issues.ts';",
  'tests/journeys/tags.test.ts': "import { openIssues } from '../support/drivers-issues.ts';",
  'tests/journeys/drafts-held.test.ts': '',
  'tests/journeys/routes.test.ts': '',
  'tests/journeys/transitions.test.ts': '',
};

const project = { tests: Object.keys(texts), textOf: (path: string) => texts[path] ?? '' };

const chosenFor = (...changed: readonly string[]) => {
  const { server, browser } = chooseNear(changed, project);
  return { server: server.map(({ file }) => file), browser: browser.map(({ file }) => file) };
};

describe('what is near a change', () => {
  it.each([
    ['a folder of a screen', 'src/areas/issues/tag-issue/issue-tags.host.tsx', [], ['flows-issues', 'tags']],
    ['a flow', 'machines/flows/issues/judge.ts', [], ['flows-issues', 'tags']],
    ['a room of launch', 'server/areas/launch/drafts/drafts.store.ts', ['server/launch/drafts/sharing'], ['drafts-held']],
    [
      'a folder that the tests of the server name by many',
      'server/areas/issues/export/export.job.ts',
      ['server/issues/list', 'server/exports/once'],
      ['flows-issues'],
    ],
    ['a lifecycle', 'machines/lifecycles/issue/issue.machine.ts', ['server/walks/issue', 'server/walks/issue-note'], ['flows-issues']],
    ['a part of the API', 'server/api/cut.ts', ['faults/cut', 'server/api/limits'], []],
    ['what no test of the server is named for', 'server/entities/issue.fields.ts', ['server/api/limits'], []],
    ['what no journey is named for', 'src/ui/menu.tsx', [], ['routes']],
    ['a migration', 'server/database/migrations/0900-views.sql', ['server/authorization/row-access', 'server/api/limits'], []],
    ['a helper', 'tests/support/drivers-issues.ts', [], ['flows-issues', 'tags']],
    ['a journey', 'tests/journeys/drafts-held.test.ts', [], ['drafts-held']],
    ['a page of prose', 'docs/imports.md', [], []],
  ])('is for %s %s', (_, changed, server, journeys) => {
    const chosen = chosenFor(changed);
    expect(chosen.server.toSorted()).toEqual(server.map((name) => `tests/${name}.test.ts`).toSorted());
    expect(chosen.browser.toSorted()).toEqual(journeys.map((name) => `tests/journeys/${name}.test.ts`).toSorted());
  });

  it('is chosen once, with the first reason', () => {
    expect(chooseNear(['tests/journeys/tags.test.ts', 'src/areas/issues/tag-issue/a.ts'], project).browser[0]).toEqual({
      file: 'tests/journeys/tags.test.ts',
      why: 'changed',
    });
  });

  it('is never what all journeys did together', () => {
    expect(chosenFor('tests/journeys/transitions.test.ts').browser).toEqual([]);
  });

  it('leaves to the whole what every file uses', () => {
    const many = Object.fromEntries(
      Array.from({ length: 13 }, (_, index) => [`tests/server/api/${index}.test.ts`, "from '../../support/portal.ts'"]),
    );
    const near = chooseNear(['tests/support/portal.ts'], { tests: Object.keys(many), textOf: (path) => many[path] ?? '' });
    expect([near.server, near.wide]).toEqual([[], [{ file: 'tests/support/portal.ts', why: '13 files use it' }]]);
  });

  it('gives sources to vitest, which follows their imports, and no test of the server or of the browser', () => {
    expect(
      chooseNear(['src/ui/menu.tsx', 'docs/imports.md', 'tests/server/issues/list.test.ts', 'schema/rules/url.test.ts'], project).related,
    ).toEqual(['src/ui/menu.tsx', 'schema/rules/url.test.ts']);
  });
});
