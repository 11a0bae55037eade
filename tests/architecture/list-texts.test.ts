import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemTexts } from '#src/areas/session/viewer/problems.ts';
import { filesOf, textOf } from '../support/tree.ts';

/** Where a text stands, and the text; null where a list has no such state: it comes with what is around it, or cannot be narrowed. */
type Said = readonly [path: string, text: string] | null;
/** What a list says before anything was in it, when nothing in it matches, and when it did not come. */
type Texts = readonly [first: Said, unmatched: Said, failed: Said];

const area = 'src/areas';
const results = `${area}/results`;
const operator = `${area}/operator`;
const loaded = (path: string, what: string): Said => [path, `what="${what}"`];

const lists: Readonly<Record<string, Texts>> = {
  'tests of a section': [
    ['machines/flows/results/browse-results.rules.ts', 'There are no live test results'],
    [`${results}/browse-results/browse-results.view.tsx`, 'No test matches'],
    [`${results}/browse-results/section.view.tsx`, 'The tests could not be loaded.'],
  ],
  'live tests': [
    [`${area}/overview/overview/live-tests.tsx`, 'There are no live tests'],
    null,
    [`${area}/overview/overview/overview.host.tsx`, 'The live tests could not be loaded.'],
  ],
  'severities, past 90 days': [
    [`${area}/overview/overview/overview.view.tsx`, 'No issues in the past 90 days'],
    null,
    [`${area}/overview/overview/overview.host.tsx`, 'The figures could not be loaded.'],
  ],
  'what waits': [
    [`${area}/overview/waiting/waiting.view.tsx`, 'Nothing waits for you'],
    null,
    [`${area}/overview/waiting/waiting.host.tsx`, 'What waits on you could not be loaded.'],
  ],
  'all issues': [
    ['schema/vocabulary/first-use.ts', 'No issues have been reported yet'],
    [`${area}/issues/issue-desk/empty-text.rules.ts`, 'There are no issues matching your filters.'],
    [`${area}/issues/issue-desk/issue-list.view.tsx`, 'The issues could not be loaded.'],
  ],
  'issues of a test': [
    [`${area}/issues/issue-desk/empty-text.rules.ts`, 'Issues will appear here once testing has started'],
    [`${area}/issues/issue-desk/empty-text.rules.ts`, 'No issues match the selected tags'],
    [`${area}/issues/issue-desk/issue-list.view.tsx`, 'The issues could not be loaded.'],
  ],
  'tests to narrow issues by': [
    null,
    [`${area}/issues/issue-desk/test-filter.view.tsx`, 'No test matches.'],
    [`${area}/issues/issue-desk/test-filter.view.tsx`, 'The tests could not be loaded.'],
  ],
  'tags to narrow issues by': [
    [`${area}/issues/issue-desk/tag-filter.tsx`, 'There are no tags yet.'],
    [`${area}/issues/issue-desk/tag-filter.tsx`, 'No tag matches.'],
    null,
  ],
  'test cases of a test': [
    [`${results}/case-results/case-results.view.tsx`, 'No test cases were included in this test'],
    [`${area}/results/case-results/case-results.host.tsx`, '<NothingFound what="test cases"'],
    loaded(`${area}/results/case-results/case-results.host.tsx`, 'test cases'),
  ],
  'testers of a test': [
    [`${results}/testers/testers.view.tsx`, 'There are no testers in this test'],
    [`${results}/testers/testers.view.tsx`, 'No testers match the search'],
    loaded(`${area}/results/testers/testers.host.tsx`, 'testers'),
  ],
  'testers of a group': [
    [`${results}/testers/group.view.tsx`, 'There are no testers in this group'],
    [`${results}/testers/group.view.tsx`, 'No testers of this group match the search'],
    null,
  ],
  'why testers were chosen': [
    [`${results}/tester-choices/tester-choices.view.tsx`, 'No testers chosen yet'],
    null,
    loaded(`${results}/tester-choices/tester-choices.host.tsx`, 'the reasons'),
  ],
  blockers: [
    [`${results}/resolve-blocker/blockers.view.tsx`, '{blockerTexts.none}'],
    [`${results}/resolve-blocker/blockers.host.tsx`, '<NothingFound what="blockers"'],
    loaded(`${results}/resolve-blocker/blockers.host.tsx`, 'blockers'),
  ],
  feedback: [
    [`${results}/tester-feedback/tester-feedback.view.tsx`, 'No tester feedback has been left for this test'],
    [`${results}/tester-feedback/tester-feedback.view.tsx`, '<NothingFound what="words of testers"'],
    loaded(`${results}/tester-feedback/tester-feedback.host.tsx`, 'the feedback'),
  ],
  'top issues': [
    [`${results}/summary/summary-lists.tsx`, 'No issues have been reported yet'],
    null,
    loaded(`${results}/summary/summary.host.tsx`, 'the summary'),
  ],
  'test runs of a request': [
    [`${results}/summary/summary-lists.tsx`, 'No test run has been launched yet'],
    null,
    loaded(`${results}/summary/summary.host.tsx`, 'the summary'),
  ],
  'failed test cases': [
    [`${results}/summary/summary.view.tsx`, 'No test cases were included in this test'],
    null,
    loaded(`${results}/summary/summary.host.tsx`, 'the summary'),
  ],
  'what was sent back to a test run': [
    [`${results}/run-results/run-results.view.tsx`, '{runResultTexts.none}'],
    null,
    [`${area}/results/run-results/run-results.host.tsx`, 'What was sent back could not be loaded.'],
  ],
  moderators: [null, null, [`${area}/results/assign-moderators/assign-moderators.host.tsx`, 'The moderators could not be loaded.']],
  'results to moderate': [
    [`${area}/results/waiting/waiting.view.tsx`, 'Nothing waits for your verdict'],
    null,
    [`${area}/results/waiting/waiting.host.tsx`, 'The results could not be loaded.'],
  ],
  'open assignments': [null, null, [`${area}/results/waiting/waiting.host.tsx`, 'Your open assignments could not be loaded.']],
  'results of a tester': [
    [`${area}/moderation/tester/tester.view.tsx`, 'No result has been approved yet'],
    null,
    [`${area}/moderation/tester/tester.host.tsx`, 'The results of the tester could not be loaded.'],
  ],
  'results of a test case': [
    [`${area}/results/test-case/test-case.view.tsx`, 'No test results available'],
    null,
    [`${area}/results/test-case/test-case.host.tsx`, 'The test case could not be loaded.'],
  ],
  drafts: [
    [`${area}/launch/drafts/manage-drafts/manage-drafts.view.tsx`, 'No other drafts.'],
    null,
    [`${area}/launch/drafts/manage-drafts/manage-drafts.view.tsx`, 'The other drafts could not be loaded.'],
  ],
  'tests to clone': [
    ['schema/vocabulary/launch/simple.ts', 'There are no test runs to clone.'],
    null,
    [`${area}/launch/request/clone-test/clone-list.view.tsx`, 'The tests could not be loaded.'],
  ],
  'matching testers': [
    ['machines/flows/supervised/tester-group.rules.ts', 'Enter the number of results needed to preview tester selection'],
    [`${area}/supervised/select-testers/tester-table.tsx`, 'No testers match this group'],
    [`${area}/supervised/select-testers/matching.view.tsx`, 'The matching testers could not be loaded.'],
  ],
  'cases to launch with': [
    [`${area}/supervised/launch-supervised/cases-section.view.tsx`, 'The requested test has no test cases'],
    null,
    [`${area}/supervised/launch-supervised/unopened.view.tsx`, 'The request could not be loaded.'],
  ],
  conversations: [[`${area}/chat/panel/channels.view.tsx`, 'No conversations yet.'], null, null],
  messages: [
    [`${area}/chat/panel/messages.view.tsx`, 'Nothing has been said here yet.'],
    [`${area}/chat/panel/shown-channel.host.tsx`, 'No messages contain these words.'],
    [`${area}/chat/panel/messages.view.tsx`, 'The messages could not be loaded.'],
  ],
  'my chats': [
    [`${area}/chat/my-chats/my-chats.view.tsx`, 'No chats yet'],
    [`${area}/chat/my-chats/my-chats.view.tsx`, 'No chat has this name'],
    [`${area}/chat/my-chats/my-chats.host.tsx`, 'Your chats could not be loaded.'],
  ],
  'the bell': [
    [`${area}/session/bell/bell.view.tsx`, 'You have no notifications'],
    [`${area}/session/bell/bell.view.tsx`, 'You have read everything'],
    [`${area}/session/bell/bell.host.tsx`, 'The notifications could not be loaded.'],
  ],
  notifications: [
    [`${area}/organization/notifications/notifications.host.tsx`, 'You have no notifications'],
    null,
    [`${area}/organization/notifications/notifications.host.tsx`, 'The notifications could not be loaded.'],
  ],
  team: [
    [`${area}/organization/team/team.view.tsx`, 'There are no members'],
    [`${area}/organization/team/team.view.tsx`, '<NothingFound what="members"'],
    [`${area}/organization/team/team.host.tsx`, 'The members could not be loaded.'],
  ],
  credits: [
    [`${area}/organization/credit-usage/credit-usage.view.tsx`, 'Your credit usage history is empty.'],
    [`${area}/organization/credit-usage/credit-usage.view.tsx`, 'No credits moved in this period'],
    [`${area}/organization/credit-usage/credit-usage.host.tsx`, 'The credit usage could not be loaded.'],
  ],
  services: [
    [`${area}/services/browse-services/browse-services.view.tsx`, '{serviceTexts.none}'],
    null,
    [`${area}/services/browse-services/browse-services.host.tsx`, 'The services could not be loaded.'],
  ],
  integrations: [null, null, [`${area}/integrations/list-integrations/integrations.view.tsx`, 'The integrations could not be loaded.']],
  'connections to Zephyr': [
    [`${area}/integrations/zephyr-connections/zephyr-card.view.tsx`, 'No connections yet'],
    null,
    [`${area}/integrations/list-integrations/integrations.host.tsx`, 'The connections to Zephyr could not be loaded.'],
  ],
  'trackers to export to': [
    ['schema/vocabulary/auto-export.ts', 'noIntegrations'],
    null,
    [`${area}/issues/export-to-tracker/choose-destination.view.tsx`, 'The trackers could not be loaded.'],
  ],
  organizations: [
    [`${operator}/organizations/organizations.view.tsx`, 'There are no organizations'],
    [`${operator}/organizations/organizations.view.tsx`, 'No organization matches'],
    loaded(`${operator}/organizations/organizations.host.tsx`, 'organizations'),
  ],
  people: [
    [`${operator}/people/people.view.tsx`, 'No people yet'],
    [`${operator}/people/people.view.tsx`, 'Nobody matches'],
    loaded(`${operator}/people/people.host.tsx`, 'people'),
  ],
  'what is about to be removed': [
    [`${operator}/retention/retention.view.tsx`, 'Nothing is about to be removed'],
    null,
    loaded(`${operator}/retention/retention.host.tsx`, 'retention'),
  ],
  'legal holds': [
    [`${operator}/retention/retention.view.tsx`, 'Nothing is on hold'],
    null,
    loaded(`${operator}/retention/retention.host.tsx`, 'retention'),
  ],
  'archives of an organization': [
    ['src/domain/archives.tsx', 'No archive yet'],
    null,
    ['src/archives.host.tsx', 'The archives could not be loaded.'],
  ],
  mail: [
    [`${operator}/mail/mail.view.tsx`, 'No mail yet'],
    [`${operator}/mail/mail.view.tsx`, 'No mail matches'],
    loaded(`${operator}/mail/mail.host.tsx`, 'the mail'),
  ],
  vocabulary: [
    [`${operator}/vocabulary/vocabulary.view.tsx`, 'No entries yet'],
    [`${operator}/vocabulary/vocabulary.view.tsx`, 'No entry matches'],
    loaded(`${operator}/vocabulary/vocabulary.host.tsx`, 'the vocabulary'),
  ],
  countries: [
    null,
    [`${operator}/countries/countries.view.tsx`, 'No country matches'],
    loaded(`${operator}/countries/countries.host.tsx`, 'countries'),
  ],
  'crowd systems': [
    [`${operator}/crowd/crowd.view.tsx`, 'No crowd system is connected yet'],
    null,
    loaded(`${area}/operator/crowd/crowd.host.tsx`, 'crowd systems'),
  ],
  'requests for services': [
    [`${operator}/services/services.view.tsx`, 'No requests yet'],
    null,
    loaded(`${operator}/services/services.host.tsx`, 'services'),
  ],
  catalogue: [
    [`${operator}/services/services.view.tsx`, 'The catalogue is empty'],
    null,
    loaded(`${operator}/services/services.host.tsx`, 'services'),
  ],
  'failed jobs': [
    [`${operator}/installation/installation.view.tsx`, 'No job failed'],
    null,
    loaded(`${operator}/installation/installation.host.tsx`, 'the installation'),
  ],
};

/** What stands in for a thing and not for a list. */
const things: readonly string[] = [
  `${area}/operator/organization/organization.host.tsx`,
  `${area}/organization/archives/archives.host.tsx`,
  `${area}/issues/auto-export-settings/auto-export-page.view.tsx`,
  `${area}/launch/request/build-request/request-stage.view.tsx`,
  `${area}/launch/request/build-request/launch-gate.host.tsx`,
  `${area}/launch/request/no-launch.view.tsx`,
  `${area}/results/test-case/test-case.view.tsx`,
  `${area}/moderation/tester/results-table.tsx`,
];

/** Whether a test in the same folder looks for each thing that a view says of nothing. */
const isShownBeside = (path: string): boolean => {
  const beside = filesOf(`${dirname(path)}/*.test.tsx`)
    .map(textOf)
    .join('\n');
  const elements = textOf(path).match(/<(?:EmptyState|NothingFound)\b[^>]*/gu) ?? [];
  const titles = elements.map((element) => [...element.matchAll(/(?:title|what)="([^"]+)"/gu)].map(([, title = '']) => title));
  return titles.every((found) => found.length > 0 && found.every((title) => beside.includes(title)));
};

describe('a list', () => {
  it.each(Object.entries(lists))(
    'of %s says one thing at first, another when nothing matches, when it failed, and when it is not allowed',
    (_, texts) => {
      const said = texts.flatMap((each) => (each === null ? [] : [each]));
      const words = [...said.map(([, text]) => text), problemTexts.forbidden, problemTexts.notFound];
      expect(new Set(words).size).toBe(words.length);
      expect(said.filter(([path, text]) => !textOf(path).includes(text))).toEqual([]);
    },
  );

  it('is named above, or shown by the test beside it, wherever something is said of nothing', () => {
    const empty = filesOf(`${area}/**/*.tsx`, ['**/*.test.tsx']).filter((path) => /<(?:EmptyState|NothingFound)\b/u.test(textOf(path)));
    const named = new Set(Object.values(lists).flatMap((texts) => texts.flatMap((said) => (said === null ? [] : [said[0]]))));
    expect(empty.filter((path) => !named.has(path) && !things.includes(path) && !isShownBeside(path))).toEqual([]);
  });
});
