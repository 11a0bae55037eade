import { cut, fitted, linkLabel, linkedNames, storable } from './report.ts';
import type { IssueReport, ReportFile } from './report.ts';

export type AdfNode = {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly content?: readonly AdfNode[];
};
export type AdfDocument = { readonly version: 1; readonly type: 'doc'; readonly content: readonly AdfNode[] };

/** In characters: Jira stores 32,767 of a description, and the markup takes its part. */
const room = 28_000;

const text = (value: string): AdfNode[] => (value === '' ? [] : [{ type: 'text', text: value }]);
const strong = (value: string): AdfNode => ({ type: 'text', text: value, marks: [{ type: 'strong' }] });
const link = (label: string, href: string): AdfNode => ({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] });
const paragraph = (content: readonly AdfNode[]): AdfNode => ({ type: 'paragraph', content });
const heading = (label: string): AdfNode => ({ type: 'heading', attrs: { level: 3 }, content: text(label) });

const lines = (value: string): AdfNode[] =>
  value.split('\n').flatMap((line, index) => [...(index === 0 ? [] : [{ type: 'hardBreak' }]), ...text(line)]);

const paragraphs = (value: string): AdfNode[] =>
  value
    .split(/\n{2,}/u)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(lines(part)));

const bullets = (items: readonly (readonly AdfNode[])[]): AdfNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

export const adfText = (value: string): AdfDocument => ({ version: 1, type: 'doc', content: paragraphs(cut(value, room)) });

/** Files that are not uploaded are named with a link to the issue in Muster. */
export const toAdf = (given: IssueReport, linked: readonly ReportFile[] = []): AdfDocument => {
  const report = fitted(given, room);
  return {
    version: 1,
    type: 'doc',
    content: [
      bullets(report.facts.map(({ label, value }) => [strong(`${label}: `), ...text(storable(value))])),
      ...report.sections.flatMap(({ label, value }) => (value === '' ? [] : [heading(label), ...paragraphs(value)])),
      ...(linked.length === 0 ? [] : [heading('Files in Muster'), bullets(linkedNames(linked).map((name) => [link(name, report.url)]))]),
      paragraph([link(linkLabel(report), report.url)]),
    ].filter(({ content = [] }) => content.length > 0),
  };
};
