import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { auditKindOf } from '#schema/vocabulary/audit.ts';
import { sentenceOf, sentences } from '#schema/vocabulary/audit-sentences.ts';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { findLifecycles } from '#tests/support/lifecycles.ts';
import { schema } from '#tests/support/schema.ts';
import { filesOf, textOf } from '#tests/support/tree.ts';

const found = (await findLifecycles()).map(({ name, machine }) => ({ name, events: machine.events as readonly string[] }));
const server = filesOf('server/**/*.ts', ['**/*.test.ts', 'server/database/migrations/**']).map(textOf);
const written = (pattern: RegExp): readonly string[] => [
  ...new Set(server.flatMap((text) => [...text.matchAll(pattern)].map(([, one = '']) => one))),
];

/** What leaves no line when it is done, decided by hand: marks of what was read, pages that were seen, and what is typed and not sent. Sharing, discarding and taking back leave one all the same. */
const quiet = [
  'discardLaunchDraft',
  'duplicateLaunchDraft',
  'flexibleTestingMarkCaseResultAsRead',
  'flexibleTestingMarkCaseResultsAsRead',
  'flexibleTestingMarkIssueAsRead',
  'flexibleTestingMarkIssuesAsRead',
  'launchDraftFromTemplate',
  'markChatRead',
  'markChatUnread',
  'notificationsMark',
  'notificationsMarkAll',
  'openLaunchDraft',
  'pageViewTrack',
  'renameLaunchDraft',
  'saveImportMapping',
  'saveLaunchDraft',
  'saveLaunchForm',
  'saveSupervisedForm',
  'savedSentenceUse',
  'shareLaunchDraft',
  'showChatTyping',
  'takeBackLaunch',
];

/** Events of the live channel, which are no lines. */
const told = ['drift.change'];

describe('a line of the audit trail', () => {
  it('has a sentence for each event of each lifecycle', () => {
    const missing = found.flatMap(({ name, events }) =>
      events.filter((event) => sentenceOf(name, event, '') === null).map((event) => `${name} ${event}`),
    );
    expect(missing).toEqual([]);
    expect(found.length).toBeGreaterThan(30);
  });

  it('has a sentence for each event that the server writes down by hand', () => {
    const events = [...written(/\bevent(?:: | = )'([a-zA-Z]+\.[a-zA-Z]+)'/gu), ...written(/tell\(viewer\.userId, '([a-zA-Z.]+)'/gu)];
    expect(
      events.filter((event) => sentenceOf('', event, '') === null && sentenceOf('membership', event, '') === null && !told.includes(event)),
    ).toEqual([]);
    expect(events.length).toBeGreaterThan(35);
  });

  it('is about a thing of some kind', () => {
    const things = [...new Set([...written(/\bentity: '([a-z_-]+)'/gu), ...found.map(({ name }) => name)])];
    expect(things.filter((thing) => auditKindOf(thing) === null)).toEqual([]);
  });

  it('has no sentence that nothing writes', () => {
    const type = schema.getMutationType();
    const names = new Set([
      ...(isObjectType(type) ? Object.keys(type.getFields()) : []),
      ...found.flatMap(({ name, events }) => events.flatMap((event) => [event, `${name} ${event}`])),
    ]);
    const text = server.join('\n');
    for (const [, thing, event] of text.matchAll(/\bentity: '([a-z_-]+)'[^{}]*\bevent: '([a-zA-Z.]+)'/gu)) names.add(`${thing} ${event}`);
    expect(Object.keys(sentences).filter((key) => !names.has(key) && !text.includes(`'${key}'`))).toEqual([]);
  });

  it('is left out for page views, marks and drafts alone', () => {
    const silent = authorizationRows.filter((row) => row.silent === true).map(({ field }) => field.replace('Mutation.', ''));
    expect(silent.toSorted()).toEqual(quiet);
  });
});
