import { describe, expect, it } from 'vitest';
import { keptOfTests } from './browsed.ts';

const said = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('what a saved view keeps of the address of the lists of tests', () => {
  it('is what they are searched, filtered, sorted and narrowed by', () =>
    expect(
      said(
        keptOfTests({
          find: 'release',
          sort: 'name',
          days: 30,
          autoLaunchStatuses: 'ready_to_launch',
          view: 'w1',
          tab: 'issues',
          other: 1,
        }),
      ),
    ).toEqual({ find: 'release', sort: 'name', days: 30, autoLaunchStatuses: 'ready_to_launch' }));

  it('is not what is as usual, or not known', () =>
    expect(said(keptOfTests({ find: '', sort: 'date', days: 'never', autoLaunchStatuses: 'strange' }))).toEqual({}));
});
