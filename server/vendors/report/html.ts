import { fitted, linkLabel, linkedNames, storable } from './report.ts';
import type { IssueReport, ReportFile } from './report.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => storable(text).replaceAll(/[&<>"']/gu, (found) => entities[found] ?? found);
/** Plain text with its line breaks. */
export const htmlText = (text: string): string => escaped(text).replaceAll('\n', '<br>');

/** In characters: Azure DevOps stores a million, and escaping makes at most six of one. */
const room = 150_000;

export const toHtml = (given: IssueReport, linked: readonly ReportFile[] = []): string => {
  const report = fitted(given, room);
  return [
    `<ul>${report.facts.map(({ label, value }) => `<li><b>${escaped(label)}:</b> ${htmlText(value)}</li>`).join('')}</ul>`,
    ...report.sections.filter(({ value }) => value !== '').map(({ label, value }) => `<h3>${escaped(label)}</h3><p>${htmlText(value)}</p>`),
    ...(linked.length === 0
      ? []
      : [
          `<h3>Files in Muster</h3><ul>${linkedNames(linked)
            .map((name) => `<li>${escaped(name)}</li>`)
            .join('')}</ul>`,
        ]),
    `<p><a href="${escaped(report.url)}">${escaped(linkLabel(report))}</a></p>`,
  ].join('');
};
