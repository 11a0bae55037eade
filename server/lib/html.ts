import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Only `html` makes it, so its values were escaped. */
export type Html = { readonly markup: string };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

type Value = Html | readonly Html[] | string | number | null;

const isMany = (value: Value): value is readonly Html[] => Array.isArray(value);

const print = (value: Value): string => {
  if (value === null) return '';
  if (isMany(value)) return value.map((part) => part.markup).join('');
  return typeof value === 'object' ? value.markup : escape(String(value));
};

export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.reduce((text, part, index) => text + print(values[index - 1] ?? null) + part),
});

/** Unescaped: only for our own files or the sign-in library. */
export const trusted = (markup: string): Html => ({ markup });

export type Page = {
  readonly status: number;
  readonly body: Html;
  readonly style: string;
  readonly script: string | null;
  /** Other origins that a form's response may redirect to (CSP form-action). */
  readonly leadsTo: readonly string[];
};

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const headersOf = (page: Page): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src ${sha256(page.style)}`,
    `script-src ${page.script === null ? `'none'` : sha256(page.script)}`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `form-action ${[`'self'`, ...page.leadsTo].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
});

type Sink = { status: number; body: unknown; set(name: string, value: string): void };

export const writeHtml = (ctx: Sink, page: Page): void => {
  ctx.status = page.status;
  for (const [name, value] of Object.entries(headersOf(page))) ctx.set(name, value);
  ctx.body = page.body.markup;
};

export const sendHtml = (response: ServerResponse, page: Page): void => {
  response.writeHead(page.status, headersOf(page));
  response.end(page.body.markup);
};
