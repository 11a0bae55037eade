import { cut, fitted, linkLabel, linkedNames } from './report.ts';
import type { IssueReport, ReportFile } from './report.ts';

const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));

/** A Markdown code block whose fence is longer than any in the text, so that no mention or reference in it works. */
const fenced = (text: string): string => {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}text\n${text}\n${fence}`;
};

/** Jira wiki markup that the text cannot close. */
const noformat = (text: string): string => `{noformat}\n${text.replaceAll(/\{noformat/giu, '{\u200Bnoformat')}\n{noformat}`;

const wikiRoom = 28_000;

/** For a Data Center field, which may render wiki markup. */
export const wikiText = (text: string): string => noformat(cut(text, wikiRoom));

type Markup = {
  readonly room: number;
  readonly block: (text: string) => string;
  readonly heading: (text: string) => string;
  readonly link: (label: string, url: string) => string;
};

const written = ({ room, block, heading, link }: Markup, given: IssueReport, linked: readonly ReportFile[]): string => {
  const report = fitted(given, room);
  const facts = report.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [
    block(facts),
    ...report.sections.filter(({ value }) => value !== '').map(({ label, value }) => `${heading(label)}\n\n${block(value)}`),
    ...(linked.length === 0 ? [] : [`${heading('Files in Muster')}\n\n${block(linkedNames(linked).join('\n'))}`]),
    link(linkLabel(report), report.url),
  ].join('\n\n');
};

export const toMarkdown = (report: IssueReport, linked: readonly ReportFile[] = []): string =>
  written({ room: 55_000, block: fenced, heading: (text) => `### ${text}`, link: (label, url) => `[${label}](${url})` }, report, linked);

export const toWiki = (report: IssueReport, linked: readonly ReportFile[] = []): string =>
  written({ room: wikiRoom, block: noformat, heading: (text) => `h3. ${text}`, link: (label, url) => `[${label}|${url}]` }, report, linked);
