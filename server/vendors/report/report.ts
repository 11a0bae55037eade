import { cutText } from '#schema/cut-text.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';

/** A file that belongs to an issue. */
export type ReportFile = {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly storageKey: string;
};

/** An issue as it leaves for a tracker: texts of testers are plain, and nothing in them is to be taken for markup. */
export type IssueReport = {
  readonly issueId: string;
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  /** Where it stands in Muster. */
  readonly url: string;
  /** Named short values, such as the environment. */
  readonly facts: readonly Named[];
  /** Named long texts, such as the reproduction steps. */
  readonly sections: readonly Named[];
  /** Texts by the codes of the portal's issue fields, for fields of a tracker that are filled from them. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly ReportFile[];
};

type Named = { readonly label: string; readonly value: string };

const controls = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

/** A text that every tracker can store: lines end alike, no control characters, no halves of characters. */
export const storable = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/gu, '\n').replaceAll(controls, '');

/** A text on one line, cut to as many UTF-16 units without halving a character. */
export const oneLine = (text: string, most: number): string => {
  const line = storable(text).replaceAll(/\s+/gu, ' ').trim();
  return line.length <= most ? line : `${cutText(line, most - 1)}…`;
};

/** A text as a tracker can store it, cut to as many UTF-16 units without halving a character. */
export const cut = (text: string, most: number): string => {
  const kept = storable(text).trim();
  return kept.length <= most ? kept : `${cutText(kept, most - cutNote.length - 1)}\n${cutNote}`;
};

const cutNote = '… (shortened; the whole text is in Muster)';

const factRoom = 500;

/** The report with its short values on one line, and its long texts cut so that all of them together have at most so many UTF-16 units. */
export const fitted = (given: IssueReport, most: number): IssueReport => {
  const report = { ...given, facts: given.facts.map(({ label, value }) => ({ label, value: oneLine(value, factRoom) })) };
  const sections = report.sections.map((section) => ({ ...section, value: storable(section.value).trim() }));
  const total = sections.reduce((sum, { value }) => sum + value.length, 0);
  if (total <= most) return { ...report, sections };
  const share = most / total;
  return {
    ...report,
    sections: sections.map((section) => {
      const room = Math.floor(section.value.length * share) - cutNote.length - 1;
      return { ...section, value: `${cutText(section.value, room)}\n${cutNote}` };
    }),
  };
};

/** What a person reads above the link back. */
export const linkLabel = ({ code }: IssueReport): string => `${code} in Muster`;

const mostLinked = 25;

/** The names of files that stay in Muster, each on one line, with the number of those that there is no room for. */
export const linkedNames = (linked: readonly ReportFile[]): readonly string[] => [
  ...linked.slice(0, mostLinked).map(({ name }) => oneLine(name, 120)),
  ...(linked.length > mostLinked ? [`and ${linked.length - mostLinked} more`] : []),
];
