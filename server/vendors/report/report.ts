import { cutText } from '#schema/cut-text.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';

export type ReportFile = {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly storageKey: string;
};

/** Testers' texts are plain: nothing in them may become markup. */
export type IssueReport = {
  readonly issueId: string;
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  readonly url: string;
  readonly facts: readonly Named[];
  readonly sections: readonly Named[];
  /** By the portal's issue field codes, for the tracker's mapped fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly ReportFile[];
};

type Named = { readonly label: string; readonly value: string };

const controls = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

/** Without control characters and lone surrogates; LF line ends. */
export const storable = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/gu, '\n').replaceAll(controls, '');

/** Truncated to so many UTF-16 units, not within a character. */
export const oneLine = (text: string, most: number): string => {
  const line = storable(text).replaceAll(/\s+/gu, ' ').trim();
  return line.length <= most ? line : `${cutText(line, most - 1)}…`;
};

export const cut = (text: string, most: number): string => {
  const kept = storable(text).trim();
  return kept.length <= most ? kept : `${cutText(kept, most - cutNote.length - 1)}\n${cutNote}`;
};

const cutNote = '… (shortened; the whole text is in Muster)';

const factRoom = 500;

/** Long texts share at most so many UTF-16 units. */
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

export const linkLabel = ({ code }: IssueReport): string => `${code} in Muster`;

const mostLinked = 25;

/** With the number of those that do not fit. */
export const linkedNames = (linked: readonly ReportFile[]): readonly string[] => [
  ...linked.slice(0, mostLinked).map(({ name }) => oneLine(name, 120)),
  ...(linked.length > mostLinked ? [`and ${linked.length - mostLinked} more`] : []),
];
