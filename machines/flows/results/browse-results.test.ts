import { walk } from '#machines/testing/walk.ts';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { browseResultsMachine, selectIsOpen, selectIsVisited, selectOpen, resultSections } from './browse-results.ts';
import {
  emptySections,
  filterOf,
  isRecurring,
  readAutoLaunch,
  readSort,
  recentSince,
  sectionsFor,
  writeAutoLaunch,
} from './browse-results.rules.ts';
import { underRequests } from './under-requests.rules.ts';
import { browseResultsSamples } from './browse-results.builders.ts';

const started = (sections: ReturnType<typeof sectionsFor>) => createActor(browseResultsMachine, { input: { sections } }).start();

describe('browse results', () => {
  it('takes every transition', () => {
    expect(walk(browseResultsMachine, browseResultsSamples).missed).toEqual([]);
  });

  it('RE-028: each section closes and opens again', () => {
    const actor = started(resultSections);
    for (const section of resultSections) {
      const before = selectIsOpen(section)(actor.getSnapshot());
      actor.send({ type: 'section.toggle', section });
      expect(selectIsOpen(section)(actor.getSnapshot())).toBe(!before);
      actor.send({ type: 'section.toggle', section });
      expect(selectIsOpen(section)(actor.getSnapshot())).toBe(before);
    }
  });

  it('RE-033, RE-035: asks for older and cancelled tests once their section was opened, and goes on showing them', () => {
    const actor = started(resultSections);
    for (const section of ['older', 'cancelled'] as const) {
      expect(selectIsVisited(section)(actor.getSnapshot())).toBe(false);
      actor.send({ type: 'section.toggle', section });
      actor.send({ type: 'section.toggle', section });
      expect(selectIsVisited(section)(actor.getSnapshot())).toBe(true);
    }
  });

  it('begins as it was left, and asks for what lay open', () => {
    const actor = createActor(browseResultsMachine, { input: { sections: resultSections, open: ['live', 'older'] } }).start();
    expect(selectOpen(actor.getSnapshot())).toEqual(['live', 'older']);
    expect(resultSections.filter((section) => selectIsVisited(section)(actor.getSnapshot()))).toEqual(['live', 'older']);
    expect(selectOpen(started(resultSections).getSnapshot())).toEqual(['live', 'upcoming', 'recent']);
  });

  it('RE-034: opens cancelled tests once the organization has them, and not any more once it has them no longer', () => {
    const [without, all] = [false, true].map((advancedTestsAccess) => sectionsFor({ role: 'customer', advancedTestsAccess })) as [
      ReturnType<typeof sectionsFor>,
      ReturnType<typeof sectionsFor>,
    ];
    const actor = createActor(browseResultsMachine, { input: { sections: without, open: ['cancelled'] } }).start();
    const isAsked = () => selectIsVisited('cancelled')(actor.getSnapshot());
    expect(isAsked()).toBe(false);
    actor.send({ type: 'sections.change', sections: all });
    expect(isAsked()).toBe(true);
    const isOpen = () => selectIsOpen('cancelled')(actor.getSnapshot());
    actor.send({ type: 'section.toggle', section: 'cancelled' });
    expect(isOpen()).toBe(false);
    actor.send({ type: 'sections.change', sections: without });
    actor.send({ type: 'section.toggle', section: 'cancelled' });
    expect(isOpen()).toBe(false);
  });

  it('does not open what a person does not see', () => {
    const actor = started(['live']);
    actor.send({ type: 'section.toggle', section: 'older' });
    expect(selectIsVisited('older')(actor.getSnapshot())).toBe(false);
  });
});

describe('sections', () => {
  it('RE-034: cancelled tests need the access of the organization and are never for moderators', () => {
    const seen = (['customer', 'test_manager', 'community_test_manager'] as const).map((role) =>
      [true, false].map((advancedTestsAccess) => sectionsFor({ role, advancedTestsAccess }).includes('cancelled')),
    );
    expect(seen).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  it('RE-029, RE-030, RE-031, RE-032, RE-626: moderators see live tests only, the others all', () => {
    expect(sectionsFor({ role: 'community_test_manager', advancedTestsAccess: true })).toEqual(['live']);
    expect(sectionsFor({ role: 'customer', advancedTestsAccess: false })).toEqual(['live', 'upcoming', 'recent', 'older']);
    expect(sectionsFor({ role: 'test_manager', advancedTestsAccess: true })).toEqual([...resultSections]);
  });

  it('RE-791: recent and older tests part seven days ago', () => {
    const since = recentSince(Date.parse('2026-11-21T12:00:00.000Z'));
    expect(since).toBe('2026-11-14T12:00:00.000Z');
    expect(filterOf('recent', since)).toEqual({ status: 'closed', closedAtGt: since });
    expect(filterOf('older', since)).toEqual({ status: 'closed', closedAtLt: since });
    expect(filterOf('live', since)).toEqual({ status: 'in_progress' });
  });

  it('each has its own empty message', () => expect(new Set(Object.values(emptySections)).size).toBe(resultSections.length));
});

describe('auto launch statuses of the address', () => {
  it('RE-013, RE-018: ignores unknown values and keeps known ones', () => {
    expect(readAutoLaunch('nonsense,launched_manually, ready_to_launch,launched_manually')).toEqual([
      'ready_to_launch',
      'launched_manually',
    ]);
    expect(readAutoLaunch(undefined)).toEqual([]);
  });

  it('RE-019: leaves the address clean when nothing is chosen', () => {
    expect(writeAutoLaunch([])).toBeUndefined();
    expect(writeAutoLaunch(['requires_manual_evaluation', 'launched_automatically'])).toBe(
      'requires_manual_evaluation,launched_automatically',
    );
  });
});

describe('recurring', () => {
  it('is a test whose schedule is neither performed nor cancelled', () => {
    const at = '2026-11-21T12:00:00.000Z';
    expect(isRecurring({ schedule: { performedAt: null, canceledAt: null } })).toBe(true);
    expect(isRecurring({ schedule: { performedAt: at, canceledAt: null } })).toBe(false);
    expect(isRecurring({ schedule: { performedAt: null, canceledAt: at } })).toBe(false);
    expect(isRecurring({ schedule: null })).toBe(false);
  });
});

describe('the order of a section', () => {
  const ids = (tests: Parameters<typeof underRequests>[0]) =>
    underRequests(tests).map(
      ({ test, isUnder, request }) => `${isUnder ? '- ' : ''}${test.id}${request === null ? '' : ` of ${request.id}`}`,
    );

  it('puts runs below their request, wherever they came, and others where they are', () => {
    const tests = [
      { id: 'run 1', parentTestId: 'request' },
      { id: 'alone', parentTestId: 'elsewhere' },
      { id: 'request' },
      { id: 'run 2', parentTestId: 'request' },
    ];
    expect(ids(tests)).toEqual(['alone', 'request', '- run 1', '- run 2']);
  });

  it('has one row for a request for one test and the run of it, once both are listed', () => {
    const request = { id: 'request', requestedTests: ['one'] };
    const run = { id: 'run', parentTestId: 'request' };
    expect(ids([run, { id: 'alone' }, request])).toEqual(['alone', 'run of request']);
    expect(ids([request])).toEqual(['request']);
    expect(ids([request, run, { ...run, id: 'again' }])).toEqual(['request', '- run', '- again']);
    expect(ids([{ ...request, requestedTests: ['one', 'two'] }, run])).toEqual(['request', '- run']);
    expect(ids([{ ...request, requestedTests: [] }, run])).toEqual(['run of request']);
  });

  it('is by date unless the address says by name', () => {
    expect([undefined, 'name', 'size'].map(readSort)).toEqual(['date', 'name', 'date']);
  });
});
