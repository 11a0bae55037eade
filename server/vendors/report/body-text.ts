import type { Body } from '../tracker.ts';
import type { AdfNode } from './adf.ts';

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
