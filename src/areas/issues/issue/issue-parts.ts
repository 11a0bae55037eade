import type { ItemState } from '#schema/vocabulary/export.ts';
import type { IssueReading_IssueQuery } from '#schema/generated/client/graphql.ts';

export type ReadIssue = IssueReading_IssueQuery['flexibleTestingIssue'];
export type IssueAttachment = ReadIssue['attachments'][number];
type Field = ReadIssue['issueFields'][number];

const told = ['reproduction_steps', 'actual_results', 'expected_results'];

export const fieldOf = (fields: readonly Field[], code: string): string => fields.find((field) => field.code === code)?.value.trim() ?? '';

export const environmentFields = (fields: readonly Field[]): readonly Field[] => fields.filter(({ code }) => !told.includes(code));

const number = /^\s*\d+[.)]\s+/;

/** By lines; where each brings a number, the list numbers them instead. */
export const stepsOf = (text: string): { readonly lines: readonly string[]; readonly isNumbered: boolean } => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isNumbered = lines.length > 0 && lines.every((line) => number.test(line));
  return { lines: isNumbered ? lines.map((line) => line.replace(number, '')) : lines, isNumbered };
};

export const shownSteps = 5;
export const shownPictures = 3;

const isShown = ({ mediaKind }: IssueAttachment): boolean => mediaKind === 'image' || mediaKind === 'video';

/** Without removed ones. */
export const partAttachments = (attachments: readonly IssueAttachment[]) => {
  const present = attachments.filter(({ archived }) => !archived);
  return { pictures: present.filter(isShown), files: present.filter((each) => !isShown(each)) };
};

/** "12 kB". */
export const sizeWords = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
};

/** Where a tracker has an item done, and none has one open. */
export const casesToRetest = ({ exports, testCases }: Pick<ReadIssue, 'exports' | 'testCases'>): readonly string[] => {
  const isAt = (state: ItemState): boolean => exports.some(({ itemState }) => itemState === state);
  return isAt('done') && !isAt('open') ? testCases.map(({ id }) => id) : [];
};
