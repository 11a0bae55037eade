import { cut, fitted, linkLabel, linkedNames, storable } from './report.ts';
import type { IssueReport, ReportFile } from './report.ts';
import type { Body } from '../tracker.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const ofHtml = (html: string): string =>
  html
    .replaceAll(/<br>|<\/li>/gu, '\n')
    .replaceAll(/<\/?(?:h3|p|ul)>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(#39|\w+);/gu, (whole, name: string) => entities[name] ?? whole);

const blocks: readonly string[] = ['paragraph', 'heading'];

const ofNode = ({ type, text = '', content = [] }: AdfNode): string => {
  if (type === 'hardBreak') return '\n';
  const inside = text + content.map(ofNode).join('');
  if (type === 'listItem') return `${inside.trim()}\n`;
  return blocks.includes(type) ? `\n${inside}\n` : inside;
};

/** A description as its tracker shows it, without the looks; markup that is text stays as it is sent. */
export const bodyText = (body: Body): string => {
  const text = body.format === 'adf' ? body.value.content.map(ofNode).join('') : body.format === 'html' ? ofHtml(body.value) : body.value;
  return text.replaceAll(/\n{3,}/gu, '\n\n').trim();
};

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
