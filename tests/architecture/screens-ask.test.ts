import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

const files = filesOf(['src/**/*.{ts,tsx}'], ['**/*.test.{ts,tsx}', '**/*.builders.ts', 'src/gallery/**', '**/*.gen.ts']);

const role = "'(?:customer|test_manager|community_test_manager)'";
const decides = new RegExp(`[!=]== ${role}|${role} [!=]==|\\.includes\\((?:\\w+\\.)?role\\)|case ${role}:`, 'gu');

/** How often a text of a screen tells people apart by their role. */
const decidedIn = (text: string): number => [...text.matchAll(decides)].length;

const query = 'asks for fields that the API gives to this role alone';
const page = 'which pages a role has, no act on a thing';
const words = 'what is told, no act';

/** Where a screen tells people apart by their role, how often, and why no chart is asked. What may be done to a thing is never among them: `verdicts` and `isForbidden` say that. */
const byRole: Readonly<Record<string, readonly [times: number, why: string]>> = {
  'src/areas/chat/my-chats/my-chats.host.tsx': [1, 'which kinds of chats a role has, no act on one'],
  'src/areas/chat/room/chat.rules.ts': [3, 'the tabs of chats under the names of the role; a chat that nobody began has no chart'],
  'src/areas/launch/drafts/send-drafts/unsent-drafts.host.tsx': [1, page],
  'src/areas/moderation/moderate-result/moderate-result.host.tsx': [1, query],
  'src/areas/moderation/reject-result/reject-result.host.tsx': [2, `${query}, and to have been read is a mark without states`],
  'src/areas/moderation/tester/shown-tester.host.tsx': [
    3,
    'fields of a query, walking on to the next waiting result, and the panel of an address; what it offers asks the chart',
  ],
  'src/areas/moderation/tester/tester.host.tsx': [1, query],
  'src/areas/operator/people/people.view.tsx': [1, words],
  'src/areas/operator/people/person.view.tsx': [1, 'rights belong to a role in a form that is not sent yet'],
  'src/areas/organization/api-tokens/api-tokens.host.tsx': [1, page],
  'src/areas/organization/credit-usage/launch-rules.host.tsx': [
    1,
    'who can be chosen as somebody who approves; standing rules have no states',
  ],
  'src/areas/organization/parts/settings-frames.tsx': [1, page],
  'src/areas/organization/team/remove-member.act.tsx': [1, 'who has drafts can be given some; drafts of a member are no state of theirs'],
  'src/areas/organization/team/team.host.tsx': [1, 'a field of a form; an invitation that is not sent yet has no chart'],
  'src/areas/overview/waiting/waiting.host.tsx': [2, words],
  'src/areas/results/browse-results/browse-results.host.tsx': [2, page],
  'src/areas/results/publish/publish.host.tsx': [1, 'the panel of an address; what it offers asks the chart'],
  'src/areas/results/run-results/run-results.host.tsx': [1, query],
  'src/areas/results/sessions/sessions.host.tsx': [1, words],
  'src/areas/results/summary/summary.host.tsx': [2, words],
  'src/areas/results/test-details/test-details.host.tsx': [
    2,
    'asks for fields of staff, and a sheet of settings of which each asks its chart',
  ],
  'src/areas/results/test-details/test-details.view.tsx': [2, 'what is told, and which pages a role has'],
  'src/areas/results/test-page/test-page.host.tsx': [1, query],
  'src/areas/results/test/test-page.rules.ts': [2, page],
  'src/areas/results/testers/testers.host.tsx': [2, 'columns and reasons; what stands in the column asks the chart'],
  'src/areas/results/testers/testers.rules.ts': [2, words],
  'src/areas/session/layouts/opening.view.tsx': [1, words],
  'src/areas/session/search/places.rules.ts': [1, page],
  'src/areas/session/viewer/account.rules.ts': [2, page],
  'src/areas/session/viewer/areas.rules.ts': [4, page],
  'src/areas/session/shell/frame.host.tsx': [1, page],
  'src/areas/session/shell/places.ts': [1, words],
  'src/areas/session/shell/prompt.host.tsx': [1, 'the name of an organization is asked for once; it has no states'],
  'src/cache/follow-changes.ts': [1, query],
  'src/chat.tsx': [2, words],
  'src/first-use.host.tsx': [2, page],
  'src/routes/_app.results.$testId.index.tsx': [1, 'the panel of an address; what it offers asks the chart'],
  'src/routes/_app.results.$testId.tsx': [2, page],
  'src/routes/_app.results.index.tsx': [1, 'fetches the menus of schedules, whose items ask the chart'],
  'src/routes/_app.results.notifications.tsx': [1, page],
  'src/routes/_app.results.waiting.tsx': [2, page],
  'src/routes/-saved-views.tsx': [1, 'moderators have no saved views, and no chart of one to ask'],
};

/** Answers of charts that the API gives, and why a screen takes them from there. */
const answered: Readonly<Record<string, string>> = {
  'src/areas/operator/mail/mail.documents.ts: isResendable': 'a mail has no chart; whether its words are kept is known to the server alone',
  'src/areas/operator/organization/organization.documents.ts: archiveRefusal': 'the words of the chart, whose facts a screen cannot have',
};

const asked = /^\s+(can[A-Z]\w*|\w+Refusal|is\w+able)(?=\s*(?:\{|$))/gmu;

const answersIn = (text: string): readonly string[] =>
  [...text.matchAll(asked)].map(([, field = '']) => field).filter((field) => field !== 'canModifyNumberOfResultsNeeded');

describe('screens', () => {
  it('tell people apart by their role only where no chart says what they may do', () => {
    const found = files.flatMap((file) => {
      const times = decidedIn(textOf(file));
      return times === 0 ? [] : [[file, times] as const];
    });
    expect(found.length).toBeGreaterThan(20);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(byRole).map(([file, [times]]) => [file, times])));
  });

  it('do not ask the API what a chart answers', () => {
    const documents = files.filter((file) => file.endsWith('.documents.ts'));
    const found = documents.flatMap((file) => answersIn(textOf(file)).map((field) => `${file}: ${field}`));
    expect([...new Set(found)]).toEqual(Object.keys(answered));
  });

  it('are found where they decide by themselves', () => {
    expect(
      [
        "role === 'test_manager' ? <Button /> : null",
        "const mayEnd = viewer.role !== 'customer';",
        "'customer' === role",
        "['customer', 'test_manager'].includes(viewer.role)",
        "switch (role) { case 'test_manager': return true; }",
        "verdicts(lifecycle, row, actor)['window.close']",
      ].map(decidedIn),
    ).toEqual([1, 1, 1, 1, 1, 0]);
    expect(answersIn('{\n  id\n  canRemoveAttachment\n  canRequestEdit { isAllowed }\n  isRemovable\n  cancelReason\n}')).toEqual([
      'canRemoveAttachment',
      'canRequestEdit',
      'isRemovable',
    ]);
  });
});

/** Lifecycles whose controls no view holds against the chart, and where what becomes of them is said. */
const withoutControls: Readonly<Record<string, string>> = {
  archive: 'no screen moves it: the server makes it and the clock ends it',
  'case-run': 'no screen moves it: testers work outside',
  'customer-request': 'the flow of a draft asks it once, when the draft is found, and names the owner in its words',
  reproduction: 'no screen moves it: testers reproduce outside',
  'test-retention': 'no screen moves it: the clock does',
};

/** Lifecycles that no page of a real browser is held against, beside those, and where their controls are pressed there. */
const withoutPages: Readonly<Record<string, string>> = {
  'api-token': 'stands only until it is revoked; tests/journeys/api-tokens.test.ts makes one, calls with it and revokes it',
  'issue-export': 'stands only while the page that began it is open; tests/journeys/export.test.ts cancels and retries it',
  'legal-hold': 'the demo has none; tests/journeys/retention.test.ts places one and lifts it',
  'organization-archive': 'the demo has none; tests/journeys/archives.test.ts asks for some',
  'organization-restore': 'the demo has none; tests/journeys/restore.test.ts sends some',
  'related-issue': 'stands in the panel of its result; tests/journeys/flows-moderation.test.ts judges it there',
  'moderation-claim': 'stands for minutes; tests/journeys/claims.test.ts takes one, takes it over and lets it go',
  'saved-sentence':
    'stands in a dialog over an edit request; tests/journeys/saved-sentences.test.ts presses it as a moderator and a test manager',
  'saved-view': 'stands in the list of views; tests/journeys/saved-views.test.ts presses it as its owner, a colleague and a test manager',
  'run-result': 'only a test from a run of a vendor has any; tests/journeys/run-results.test.ts retries them',
  'shared-report':
    'stands in a dialog over its test; tests/journeys/shared-report.test.ts makes one, opens it without an account and revokes it',
  'launch-approval': 'the demo has one that waits for colleagues; tests/journeys/approval.test.ts presses its acts in each role',
  webhook: 'the demo has a paused one; tests/journeys/webhooks.test.ts makes one and presses its acts',
  'webhook-delivery': 'stands in a dialog over its webhook; tests/journeys/webhooks.test.ts sends one again',
  'vocabulary-entry': 'the demo retires none; tests/journeys/vocabulary.test.ts retires one and brings it back',
};

const all = filesOf('machines/lifecycles/*/*.machine.ts')
  .map((path) => path.split('/')[2] ?? '')
  .toSorted();
const lifecyclesIn = (text: string): readonly string[] =>
  [...text.matchAll(/lifecycles\/([\w-]+)\/[\w-]+\.machine\.ts'/gu)].map(([, name = '']) => name);

describe('the controls of a lifecycle', () => {
  it('are held against its chart in every state and by each role, or it has none', () => {
    const tests = filesOf('src/**/*.{test.tsx,test.ts}')
      .map(textOf)
      .filter((text) => text.includes('offersWhatTheChartAllows'));
    const held = tests.flatMap(lifecyclesIn);
    expect(all.filter((name) => !held.includes(name))).toEqual(Object.keys(withoutControls));
  });

  it('are tried in a real browser, or it is said where', () => {
    const tried = filesOf('tests/support/drivers-offers*.ts').map(textOf).flatMap(lifecyclesIn);
    expect(all.filter((name) => !tried.includes(name))).toEqual(Object.keys({ ...withoutControls, ...withoutPages }).toSorted());
  });
});
