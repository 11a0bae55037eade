import { attributeOf, visitMarkup } from './markup.ts';
import { lookOf, lookOfId } from './number-look.ts';
import type { NumberLook } from './number-look.ts';

export type SheetPart = { readonly name: string; readonly part: string };
/** By cell style. */
export function looksOf(styles: string): readonly NumberLook[] {
  const formats = new Map<number, NumberLook>();
  const looks: NumberLook[] = [];
  let isInCells = false;
  visitMarkup(styles, {
    open: (name, attributes) => {
      if (name === 'numfmt')
        formats.set(Number(attributeOf(attributes, 'numFmtId') || Number.NaN), lookOf(attributeOf(attributes, 'formatCode') ?? ''));
      if (name === 'cellxfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributeOf(attributes, 'numFmtId') ?? '0');
      looks.push(formats.get(id) ?? lookOfId(id));
    },
    close: (name) => {
      if (name === 'cellxfs') isInCells = false;
    },
    text: () => {},
  });
  return looks;
}

const written = /_x([0-9a-f]{4})_/gi;
/** Decodes _xHHHH_ escapes of characters that XML cannot hold. */
export const plainText = (text: string): string =>
  text.includes('_x') ? text.replace(written, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** Without phonetic readings. */
export function sharedTexts(part: string): readonly string[] {
  const texts: string[] = [];
  let text: string | null = null;
  let isReading = false;
  let isText = false;
  visitMarkup(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rph') isReading = true;
      if (name === 't') isText = true;
    },
    close: (name) => {
      if (name === 'rph') isReading = false;
      if (name === 't') isText = false;
      if (name !== 'si') return;
      texts.push(plainText(text ?? ''));
      text = null;
    },
    text: (piece) => {
      if (isText && !isReading && text !== null) text += piece;
    },
  });
  return texts;
}

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

const resolved = (target: string, from: string): string => {
  const way = target.replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of `${way.startsWith('/') ? '' : folderOf(from)}${way}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
};

/** The .rels part of a part. */
export const relationsPartOf = (part: string): string => `${folderOf(part)}_rels/${part.slice(part.lastIndexOf('/') + 1)}.rels`;

export function relationsOf(
  relations: string,
  from: string,
): {
  readonly byId: ReadonlyMap<string, string>;
  readonly byType: ReadonlyMap<string, string>;
} {
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  visitMarkup(relations, {
    open: (name, attributes) => {
      if (name !== 'relationship') return;
      const type = (attributeOf(attributes, 'Type') ?? '').split('/').at(-1) ?? '';
      const part = resolved(attributeOf(attributes, 'Target') ?? '', from);
      byType.set(type, part);
      if (type === 'worksheet') byId.set(attributeOf(attributes, 'Id') ?? '', part);
    },
    close: () => {},
    text: () => {},
  });
  return { byId, byType };
}

/** Visible sheets, or all where none is, and whether dates count from 1904. */
export function sheetsOf(
  workbook: string,
  byId: ReadonlyMap<string, string>,
): { readonly sheets: readonly SheetPart[]; readonly is1904: boolean } {
  const found: (SheetPart & { readonly isHidden: boolean })[] = [];
  let is1904 = false;
  visitMarkup(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookpr') is1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      const part = byId.get(attributeOf(attributes, '(?:\\w+:)?id') ?? '');
      const isHidden = /hidden/i.test(attributeOf(attributes, 'state') ?? '');
      if (part !== undefined) found.push({ name: attributeOf(attributes, 'name') ?? part, part, isHidden });
    },
    close: () => {},
    text: () => {},
  });
  const seen = found.filter(({ isHidden }) => !isHidden);
  return { sheets: (seen.length > 0 ? seen : found).map(({ name, part }) => ({ name, part })), is1904 };
}
