// @vitest-environment happy-dom
import { groupsFrom, valuesFrom } from '#machines/flows/supervised/launch-supervised/launch-supervised.rules.ts';
import type {
  LaunchSupervisedContext,
  LaunchSupervisedInput,
} from '#machines/flows/supervised/launch-supervised/launch-supervised.types.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForm, formPlace, keepForm, recallForm } from './kept-form.ts';

const one = {
  section: '',
  code: '',
  name: 'Pay',
  prerequisites: '',
  steps: [],
  additionalInformation: [],
  tags: [],
  requireVideoAttachment: false,
};
const values = { ...valuesFrom({ name: 'Release', accessToApplication: null, testObjective: null }, null), cases: [one, one] };
const fresh: LaunchSupervisedInput = {
  advancedTestId: 'a1',
  requestedTestId: 'r1',
  key: 'new',
  attempt: 1,
  values,
  groups: groupsFrom(null),
  unread: [],
  requestUnread: [],
  launchRefusal: null,
  opensPreview: false,
};
const typed: LaunchSupervisedContext = {
  ...fresh,
  key: 'old',
  attempt: 2,
  values: { ...values, name: 'Typed', cases: [one, { ...one, requireVideoAttachment: true }] },
  groups: groupsFrom(null).map((group, at) => ({ id: at + 1, values: { ...group, name: 'DACH' }, match: null })),
  reasonDraft: '',
  message: '',
  receipt: null,
  invalidTesters: [],
};
const place = formPlace('u1', 'a1', 'r1');

beforeEach(() => localStorage.clear());

describe('a kept form', () => {
  it('comes back as it was, under the same key', () => {
    keepForm(place, typed);
    expect(recallForm(place, fresh)).toEqual({
      ...fresh,
      key: 'old',
      attempt: 2,
      values: typed.values,
      groups: [{ ...groupsFrom(null)[0], name: 'DACH' }],
    });
  });

  it('belongs to one person and one requested test', () => {
    keepForm(place, typed);
    expect(recallForm(formPlace('u2', 'a1', 'r1'), fresh)).toBe(fresh);
    expect(recallForm(formPlace('u1', 'a1', null), fresh)).toBe(fresh);
  });

  it('is nothing when it was forgotten, and put aside when it cannot be read', () => {
    keepForm(place, typed);
    forgetForm(place);
    expect(recallForm(place, fresh)).toBe(fresh);
    localStorage.setItem(place, '{"key":1');
    const unread = [{ field: 'form', of: '', value: '{"key":1' }];
    expect(recallForm(place, fresh)).toEqual({ ...fresh, unread });
    keepForm(place, { ...typed, unread });
    expect(recallForm(place, fresh).unread).toEqual(unread);
  });
});
