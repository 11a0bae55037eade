import { describe, expect, it } from 'vitest';
import { print, visit } from 'graphql';
import type { DocumentNode } from 'graphql';
import { TesterOfTest } from '../tester/tester.documents.ts';
import { passingWords } from './dismiss-mass-passing.act.tsx';
import { ConfirmNoMassPassing } from './dismiss-mass-passing.documents.ts';

const facts = {
  resultsCount: 12,
  passedCount: 12,
  fieldsCount: 72,
  hourlyRate: 864,
  peersCount: 4,
  peersHourlyRate: 96.5,
};

describe('why somebody is suspected', () => {
  it('is what they passed, how fast they were, and how fast the others are', () => {
    expect(passingWords(facts)).toEqual([
      'All 12 results passed.',
      '72 fields answered in 5 minutes: 864 fields per hour, where 600 is the limit.',
      'The 4 others of this test: 97 fields per hour in the middle.',
    ]);
  });

  it('says what has changed since, and that there is nobody to compare with', () => {
    expect(
      passingWords({
        ...facts,
        passedCount: 11,
        peersCount: 0,
        peersHourlyRate: null,
      }),
    ).toEqual([
      '11 of 12 results passed.',
      '72 fields answered in 5 minutes: 864 fields per hour, where 600 is the limit.',
      'Nobody else on this test has finished, so there is no pace to compare with.',
    ]);
  });

  it('names one other as one, and no pace that is not known', () => {
    expect(passingWords({ ...facts, hourlyRate: null, peersCount: 1 }).slice(1)).toEqual([
      'The other tester of this test: 97 fields per hour.',
    ]);
  });
});

const passingIn = (document: DocumentNode): readonly string[] => {
  const found: string[] = [];
  visit(document, { Field: (field) => (field.name.value === 'massPassing' ? void found.push(print(field)) : undefined) });
  return found;
};

it('is dismissed by an answer that tells all that the page of the tester shows of it, as its own event asks for nothing', () => {
  expect(passingIn(ConfirmNoMassPassing)).toHaveLength(1);
  expect(passingIn(ConfirmNoMassPassing)).toEqual(passingIn(TesterOfTest));
});
