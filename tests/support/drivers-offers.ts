import type { Locator, Page } from 'playwright-core';
import { attachmentRequirementLifecycle } from '#machines/lifecycles/attachment-requirement/attachment-requirement.machine.ts';
import { attachmentLifecycle } from '#machines/lifecycles/attachment/attachment.machine.ts';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { editRequestLifecycle } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import type { EditRequestRow } from '#machines/lifecycles/edit-request/edit-request.types.ts';
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import { issueTagLifecycle } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import { moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import { resultsNeededLifecycle } from '#machines/lifecycles/results-needed/results-needed.machine.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { testWindowLifecycle } from '#machines/lifecycles/test-window/test-window.machine.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import { automaticManagementLifecycle } from '#machines/lifecycles/automatic-management/automatic-management.machine.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { AskPortal } from './drivers-portal.ts';
import { controlsOf, fieldsOf, listOf, named, rowOf, testsOf, textOf, titled } from './offers-in-pages.ts';
import type { Asked, Look, Node } from './offers-in-pages.ts';
import { chatsOf, exportOf, integrationsOf, operatedOf, teamOf } from './drivers-offers-around.ts';

async function issuesOf(asked: Asked): Promise<readonly Look[]> {
  const { page, ask } = asked;
  const fields = `id title ${fieldsOf(shown.issue)} issueNote { ${fieldsOf(shown.issueNote)} }`;
  const states = ['untriaged', 'accepted', 'rejected'];
  type Issues = Readonly<Record<string, { readonly edges: readonly { readonly node: Node }[] }>>;
  const found = await ask<Issues>(
    `{ ${states.map((state) => `${state}: flexibleTestingIssues(triageStatusEq: ${state}, first: 20) { edges { node { ${fields} } } }`).join(' ')} }`,
  );
  const issues = states.flatMap((state) => found[state]?.edges.map(({ node }) => node) ?? []);
  const triage = page.getByRole('toolbar', { name: 'Triage' });
  return issues.map((issue) => {
    const note = issue['issueNote'] as Node | null;
    const noteRow = { ...rowOf(shown.issueNote, note ?? {}), state: note === null ? ('none' as const) : ('created' as const) };
    return {
      href: `/issues/${textOf(issue, 'id')}`,
      sign: titled(page, textOf(issue, 'title')),
      controls: [
        ...controlsOf(asked, issueLifecycle, rowOf(shown.issue, issue), {
          'issue.accept': named(triage, /^Accept/u),
          'issue.reject': named(triage, /^(?:Reject|Change reason)/u),
          'severity.change': named(page, /^Severity: /u),
        }),
        ...controlsOf(asked, issueNoteLifecycle, noteRow, { 'note.create': named(page, /^Add note/u) }),
        ...controlsOf(asked, issueTagLifecycle, { state: 'live' as const, name: 'any' }, { 'tag.rename': named(page, /^Add tag/u) }),
      ],
    };
  });
}

async function settingsOf(asked: Asked): Promise<readonly Look[]> {
  const { page } = asked;
  const isCustomer = asked.actor.role === 'customer';
  const groups = `selectionRequirementsGroups { name ${fieldsOf(shown.resultsNeeded)} }`;
  const tests = await testsOf(
    asked,
    `${fieldsOf(shown.testWindow)} ${fieldsOf(shown.attachmentRequirement)} ${fieldsOf(shown.automaticManagement)} ${isCustomer ? '' : groups}`,
  );
  return tests.flatMap((test) => {
    const href = `/results/${textOf(test, 'id')}?tab=test-details`;
    const sign = titled(page, textOf(test, 'name'));
    const end = page.getByRole('menuitem', { name: /^End this test run/u });
    return [
      {
        href,
        sign,
        controls: [
          ...controlsOf(asked, attachmentRequirementLifecycle, rowOf(shown.attachmentRequirement, test), {
            'requirement.toggle': page.getByRole('switch', { name: /^Require an attachment/u }),
          }),
          ...controlsOf(asked, automaticManagementLifecycle, rowOf(shown.automaticManagement, test), {
            'management.disable': named(page, /^Disable automatic/u),
          }),
          ...listOf(test, 'selectionRequirementsGroups').flatMap((group) =>
            controlsOf(asked, resultsNeededLifecycle, rowOf(shown.resultsNeeded, group), {
              'number.change': named(page, `Change the results needed of ${textOf(group, 'name')}`),
            }),
          ),
        ],
      },
      {
        href,
        sign: isCustomer ? sign : titled(page, textOf(test, 'name'), named(page, 'Test actions')),
        menu: named(page, 'Test actions'),
        controls: controlsOf(asked, testWindowLifecycle, rowOf(shown.testWindow, test), { 'window.close': end }),
      },
    ];
  });
}

const resultFields = `id status testerName testCase { name } ${fieldsOf(shown.caseResult)} attachments { id name archived } latestCaseResultEditRequest { status createdAt }`;
const isHandedIn = ({ status }: Node): boolean => status === 'pass' || status === 'fail' || status === 'blocked';

/** The panel of a result, with its files and what is asked of the tester. */
function resultLook(asked: Asked, result: Node, href: string, isPublished: boolean): Look {
  const panel = asked.page.getByRole(isPublished ? 'main' : 'complementary');
  const names = [textOf(result, 'testerName'), textOf(result['testCase'] as Node, 'name')];
  const [title = '', inside = ''] = isPublished ? names.toReversed() : names;
  const edit = result['latestCaseResultEditRequest'] as Node | null;
  const [file] = listOf(result, 'attachments');
  const [act, label] = file?.['archived'] === true ? (['restore', 'Restore'] as const) : (['archive', 'Remove'] as const);
  return {
    href: `${href}?result=${textOf(result, 'id')}`,
    sign: titled(asked.page, title, ...[inside, 'Actual result'].map((name) => panel.getByRole('heading', { name }))),
    ...(!isPublished && { keys: { 'approval.toggle': '1', 'edit.request': 'e' } }),
    controls: [
      ...controlsOf(asked, caseResultLifecycle, rowOf(shown.caseResult, result), {
        ...((!isPublished || asked.actor.role === 'customer') && {
          'approval.toggle': named(panel, /^(?:Approve|Remove approval)/u),
          'edit.request': named(panel, /^Request edit/u),
          'moderation.finalize': named(panel, /^Finalize moderation/u),
        }),
        ...(isPublished &&
          (result['isRejected'] === true
            ? { 'result.unreject': named(panel, 'Undo rejection') }
            : { 'result.reject': named(panel, 'Reject') })),
      }),
      ...(file === undefined
        ? []
        : controlsOf(asked, attachmentLifecycle, rowOf(shown.attachment, result), {
            [`attachment.${act}`]: named(panel, `${label} ${textOf(file, 'name')}`),
          })),
      ...(edit === null || isPublished
        ? []
        : controlsOf(
            asked,
            editRequestLifecycle,
            { state: edit['status'], createdAt: edit['createdAt'], completedAt: null } as EditRequestRow,
            {
              'edit.cancel': named(panel, /^Cancel edit request/u),
              'edit.moderate': named(panel, /^Mark as moderated/u),
            },
          )),
    ],
  };
}

/** Testers in each state on the page of each, and their results there. */
async function testersOf(asked: Asked): Promise<readonly Look[]> {
  const { page } = asked;
  const tests = await testsOf(
    asked,
    `selectionRequirementsGroups { participants { id fullName ${fieldsOf(shown.participant)} caseResults { ${resultFields} } } }`,
    true,
  );
  const testers = tests.flatMap((test) =>
    listOf(test, 'selectionRequirementsGroups').flatMap((group) =>
      listOf(group, 'participants').map((tester) => ({
        tester,
        testName: textOf(test, 'name'),
        href: `/results/${textOf(test, 'id')}/participant/${textOf(tester, 'id')}`,
      })),
    ),
  );
  return [
    ...testers.map(({ tester, testName, href }) => ({
      href,
      sign: titled(page, textOf(tester, 'fullName'), page.getByRole('main').getByText(testName, { exact: true })),
      controls: controlsOf(asked, participantLifecycle, rowOf(shown.participant, tester), {
        ...(asked.actor.role === 'test_manager' && {
          'results.publish': named(page, /^(?:Retry publishing|Publish)/u),
          'publishing.takeBack': named(page, /^Take back publishing/u),
        }),
        'tester.remove': named(page, /^Remove tester/u),
      }),
    })),
    ...testers.flatMap(({ tester, href }) =>
      listOf(tester, 'caseResults')
        .filter(isHandedIn)
        .map((result) => resultLook(asked, result, href, false)),
    ),
  ];
}

/** Published results on the page of their case. */
async function publishedOf(asked: Asked): Promise<readonly Look[]> {
  const looks = (await testsOf(asked, '', true)).map(async ({ id }) => {
    const { test } = await asked.ask<{ readonly test: { readonly cases: { readonly nodes: readonly Node[] } } }>(
      `{ test: platformTest(id: "${String(id)}") { ... on FlexibleTestingTest { cases(first: 40) { nodes { id completedCaseResults { ${resultFields} } } } } } }`,
    );
    return test.cases.nodes.flatMap((testCase) =>
      listOf(testCase, 'completedCaseResults').map((result) =>
        resultLook(asked, result, `/results/${String(id)}/test-case/${textOf(testCase, 'id')}`, true),
      ),
    );
  });
  return (await Promise.all(looks)).flat();
}

async function blockersOf(asked: Asked): Promise<readonly Look[]> {
  const { page } = asked;
  const tests = await testsOf(asked, `blockers { name ${fieldsOf(shown.blocker)} }`);
  const table = page.getByRole('table', { name: 'Blockers' });
  return tests.flatMap((test) => {
    const open = listOf(test, 'blockers').filter(({ status }) => status === 'open');
    const rowFor = (blocker: Node): Locator => table.getByRole('row').filter({ hasText: textOf(blocker, 'name') });
    return open.map((blocker) => ({
      href: `/results/${textOf(test, 'id')}?tab=blockers`,
      sign: rowFor(blocker),
      controls: controlsOf(asked, blockerLifecycle, rowOf(shown.blocker, blocker), {
        'blocker.resolve': named(rowFor(blocker), /^Mark as resolved/u),
        'assistance.request': named(rowFor(blocker), /^Get help/u),
      }),
    }));
  });
}

async function moderatorsOf(asked: Asked): Promise<readonly Look[]> {
  const { page } = asked;
  const tests = await testsOf(asked, `assignedCommunityTestManagers { fullName ${fieldsOf(shown.moderatorAssignment)} }`);
  const panel = page.getByRole('complementary', { name: 'Moderators' });
  return tests
    .flatMap((test) => listOf(test, 'assignedCommunityTestManagers').map((moderator): Node => ({ ...moderator, test })))
    .map((moderator) => ({
      href: `/results/${textOf(moderator['test'] as Node, 'id')}?panel=moderators`,
      sign: titled(page, textOf(moderator['test'] as Node, 'name'), panel.getByText(textOf(moderator, 'fullName'))),
      controls: controlsOf(asked, moderatorAssignmentLifecycle, rowOf(shown.moderatorAssignment, moderator), {
        'assignment.remove': named(panel, `Remove ${textOf(moderator, 'fullName')}`),
      }),
    }));
}

/** Requested tests, and the schedules of requests and of the tests that came of them. */
async function requestsOf(asked: Asked): Promise<readonly Look[]> {
  const { page, ask } = asked;
  const schedule = `schedule { ${fieldsOf(shown.schedule)} }`;
  type Requests = Readonly<Record<string, { readonly edges: readonly { readonly node: Node }[] }>>;
  const found = await ask<Requests>(
    `{ ${['in_progress', 'upcoming', 'closed', 'cancelled'].map((list) => `${list}: platformTests(status: ${list}, first: 30) { edges { node { ... on AdvancedTestRequest { id name ${schedule} requestedTests { id name ${fieldsOf(shown.advancedTest)} } } } } }`).join(' ')} }`,
  );
  const requests = Object.values(found)
    .flatMap(({ edges }) => edges.map(({ node }) => node))
    .filter(({ id }) => id !== undefined);
  return requests.flatMap((request) => {
    const href = `/results/${textOf(request, 'id')}?tab=test-details`;
    const part = page.getByRole('region', { name: 'Recurring schedule' });
    const scheduled = request['schedule'] === null ? [] : [request['schedule'] as Node];
    return [
      ...scheduled.map((each) => ({
        href,
        sign: titled(page, textOf(request, 'name'), part),
        controls: controlsOf(asked, scheduleLifecycle, rowOf(shown.schedule, each), {
          'schedule.update': named(part, /^Reschedule/u),
          'run.skip': named(part, /^Skip next run/u),
          'schedule.cancel': named(part, /^Cancel schedule/u),
        }),
      })),
      ...listOf(request, 'requestedTests').map((requested) => ({
        href,
        sign: titled(page, textOf(request, 'name'), page.getByRole('main').getByText(textOf(requested, 'name'))),
        controls: controlsOf(asked, advancedTestLifecycle, rowOf(shown.advancedTest, requested), {
          'test.launch': page.locator(`a[href$="requested_test_id=${textOf(requested, 'id')}"]`),
        }),
      })),
    ];
  });
}

const looksOf = {
  customer: [issuesOf, settingsOf, publishedOf, requestsOf, chatsOf, teamOf, integrationsOf, exportOf],
  manager: [issuesOf, settingsOf, testersOf, publishedOf, requestsOf, blockersOf, moderatorsOf, chatsOf, teamOf, integrationsOf, exportOf],
  moderator: [settingsOf, testersOf, blockersOf, chatsOf],
  operator: [operatedOf],
} as const;

const roles = { customer: 'customer', manager: 'test_manager', moderator: 'community_test_manager', operator: 'operator' } as const;

/** Everything of the demo that this account sees on pages with controls. */
export async function looksFor(account: keyof typeof looksOf, page: Page, ask: AskPortal): Promise<readonly Look[]> {
  const { me } = await ask<{ readonly me: { readonly id: string } }>('{ me: getCurrentOrganizationUser { id } }');
  const asked = { page, ask, actor: { role: roles[account], userId: me.id } };
  const looks: Look[] = [];
  for (const look of looksOf[account]) looks.push(...(await look(asked)));
  return looks;
}
