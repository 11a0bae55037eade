import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';

export type LetterItem = { readonly text: string; readonly note?: string | null; readonly url?: string | null };

/** Plain text: nothing in it becomes markup. */
export type Letter = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly LetterItem[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly footer?: readonly LetterItem[];
};

const ink = '#14202a';
const muted = '#566470';
const accent = '#0f5a73';
const font = "font-family:'Mona Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Invisible, and keeps mail programs from linking a typed address. */
const joiner = '\u2060';

/** Typed text in one line: no control characters, and nothing that mail programs make a link of. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('://', `:${joiner}//`)
    .replaceAll(/(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu, `.${joiner}`)
    .trim();

const itemText = ({ text, note = null, url = null }: LetterItem): string =>
  [text, note === null ? null : `  ${note}`, url === null ? null : `  ${url}`].filter((line) => line !== null).join('\n');

const textOf = (sender: string, { paragraphs, items = [], action, footer = [] }: Letter): string =>
  [
    ...paragraphs,
    ...(items.length === 0 ? [] : [items.map((item) => `- ${itemText(item)}`).join('\n')]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ['-- ', ...footer.map(itemText), sender].join('\n'),
  ].join('\n\n');

const linked = (url: string | null | undefined, label: string, style: string): Html =>
  url === null || url === undefined ? html`${label}` : html`<a href="${url}" style="${style}">${label}</a>`;

const itemHtml = ({ text, note = null, url }: LetterItem): Html =>
  html`<tr><td style="padding:10px 0;border-top:1px solid #dfe5e9">${linked(url, text, `color:${accent};text-decoration:none;font-weight:600`)}${
    note === null ? null : html`<br><span style="color:${muted};font-size:13px">${note}</span>`
  }</td></tr>`;

const footerHtml = ({ text, url }: LetterItem): Html => html`<p style="margin:0 0 4px">${linked(url, text, `color:${muted}`)}</p>`;

const htmlOf = (sender: string, { subject, paragraphs, items = [], action, footer = [] }: Letter): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#eef2f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;${font};color:${ink};font-size:15px;line-height:24px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;color:${accent}">${sender}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${subject}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px;white-space:pre-line">${paragraph}</p>`)}
${items.length === 0 ? null : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${items.map(itemHtml)}</table>`}
${
  action === undefined
    ? null
    : html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600">${action.label}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:${muted}">If the button does not work, open this address:<br><a href="${action.url}" style="color:${muted};word-break:break-all">${action.url}</a></p>`
}
</td></tr></table>
<div style="max-width:496px;padding:16px 32px;${font};font-size:12px;line-height:18px;color:${muted};text-align:left">${footer.map(footerHtml)}<p style="margin:0">${sender}</p></div>
</td></tr></table>
</body></html>
`;

const tamed = (item: LetterItem): LetterItem => ({
  ...item,
  text: oneLine(item.text),
  ...(item.note != null && { note: oneLine(item.note) }),
});

const tame = ({ subject, paragraphs, items = [], footer = [], ...rest }: Letter): Letter => ({
  ...rest,
  subject: oneLine(subject),
  paragraphs: paragraphs.map(oneLine),
  items: items.map(tamed),
  footer: footer.map(tamed),
});

export const written = (sender: string, given: Letter): { readonly subject: string; readonly text: string; readonly html: string } => {
  const letter = tame(given);
  return { subject: letter.subject, text: `${textOf(sender, letter)}\n`, html: htmlOf(sender, letter).markup };
};
