import { describe, expect, it } from 'vitest';
import { launchFace } from './launch-faces.rules.ts';

const face = (advancedTestsAccess: boolean, newLaunchUxEnabled: boolean, tab?: string, testId: string | null = null) =>
  launchFace({ organization: { advancedTestsAccess, newLaunchUxEnabled }, tab, testId });

describe('what Launch shows', () => {
  it('LA-037 LA-455: nothing without advanced tests, whatever else is on', () => {
    expect([face(false, false), face(false, true), face(false, false, 'advanced_test'), face(false, true, undefined, 't1')]).toEqual([
      'nothing',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });

  it('LA-038 LA-055: the request flow where it is on, with or without the tab', () => {
    expect([face(true, true), face(true, true, 'advanced_test')]).toEqual(['request', 'request']);
  });

  it('LA-038 LA-042 LA-056: else the old card, and the simple form for an advanced test', () => {
    expect([face(true, false), face(true, false, 'advanced_test'), face(true, false, 'elsewhere')]).toEqual([
      'landing',
      'simple',
      'landing',
    ]);
  });

  it('LA-015 LA-016: a clone, in the form that the organization launches with', () => {
    expect([face(true, true, undefined, 't1'), face(true, false, undefined, 't1'), face(true, false, 'advanced_test', 't1')]).toEqual([
      'cloning',
      'simple',
      'simple',
    ]);
  });
});
