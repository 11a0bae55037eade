import { describe, expect, it } from 'vitest';
import type { Sheet } from './sheet.ts';
import { mappingFaults } from './columns.ts';
import { guessColumns } from './guess-columns.ts';
import { importKnownIssues } from './build-import.ts';
import { sheetOf } from './sheet.builders.ts';

describe('a known-issues sheet', () => {
  const issues = sheetOf(
    [
      'Title',
      'Issue Description',
      'Actual results',
      'Expected results',
      'Reproduction steps',
      'Issue Attachments',
      'Project component',
      'issue description',
    ],
    ['Broken', 'd', 'a', 'e', 'r', 'https://a.example/1\nhttps://a.example/2', 'p', 'not read'],
    ['', 'no title'],
  );

  const read = (given: Sheet) => importKnownIssues(given, guessColumns('known_issues', given));

  it('LA-358 LA-359: reads the columns whose names match and no other', () => {
    expect(read(issues).rows.flatMap(({ issue }) => (issue === null ? [] : [issue]))).toEqual([
      {
        title: 'Broken',
        issueDescription: 'd',
        actualResults: 'a',
        expectedResults: 'e',
        reproductionSteps: 'r',
        projectComponent: 'p',
        issueAttachments: ['https://a.example/1', 'https://a.example/2'],
      },
    ]);
  });

  it('LA-360: drops rows without a title', () => {
    expect(read(issues).dropped).toEqual([3]);
  });

  it('LA-357: must have the column Title', () => {
    const lower = sheetOf(['title'], ['Broken']);
    const faults = (given: Sheet) => mappingFaults('known_issues', guessColumns('known_issues', given));
    expect([faults(issues), faults(lower)]).toEqual([
      [],
      ['Choose the column that holds the title of the issue. A file of known issues calls it "Title".'],
    ]);
  });

  it('LA-164: gives an issue its attachments as a list', () => {
    const attached = (text: string) => read(sheetOf(['Title', 'Issue Attachments'], ['Broken', text])).rows[0]?.issue?.issueAttachments;
    expect([attached('a.png'), attached('a.png, b.png;c.png'), attached('')]).toEqual([['a.png'], ['a.png', 'b.png', 'c.png'], []]);
  });
});
