import type { Unread } from '#schema/rules/fit.ts';
import type { RequestDraft } from './request-draft.ts';
import { launchNow } from './schedule.ts';

type Part = { readonly id: string; readonly what: string; readonly name: string; readonly without: RequestDraft };

/** The removed part goes to `unread`. */
const without = (draft: RequestDraft, left: Partial<RequestDraft>, aside: Unread): RequestDraft => ({
  ...draft,
  ...left,
  unread: [...draft.unread, aside],
});

export function draftParts(draft: RequestDraft): readonly Part[] {
  const { wizard, parked, tests, schedule, name } = draft;
  return [
    ...(wizard === null
      ? []
      : [
          {
            id: 'wizard',
            what: 'The test open in the wizard',
            name: wizard.values.name,
            without: without(draft, { wizard: null }, { field: 'wizard', of: wizard.values.name, value: wizard }),
          },
        ]),
    ...parked.map((test, at) => ({
      id: `parked ${test.testId}`,
      what: 'An unfinished test',
      name: test.values.name,
      without: without(draft, { parked: parked.toSpliced(at, 1) }, { field: 'parked', of: test.values.name, value: test }),
    })),
    ...tests.map((test, at) => ({
      id: `test ${test.id}`,
      what: `Test ${at + 1}`,
      name: test.values.name,
      without: without(draft, { tests: tests.toSpliced(at, 1) }, { field: 'tests', of: test.values.name, value: test }),
    })),
    ...(schedule.mode === 'now'
      ? []
      : [
          {
            id: 'schedule',
            what: 'When it starts',
            name: '',
            without: without(draft, { schedule: launchNow(schedule.timezone) }, { field: 'schedule', of: '', value: schedule }),
          },
        ]),
    ...(name === ''
      ? []
      : [{ id: 'name', what: 'Its name', name, without: without(draft, { name: '' }, { field: 'name', of: '', value: name }) }]),
  ];
}
