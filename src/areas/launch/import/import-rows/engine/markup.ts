/** In document order; names in lower case without prefix. */
export type Visitor = {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
};

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '\u2013',
  mdash: '\u2014',
  hellip: '\u2026',
  bull: '\u2022',
  lsquo: '\u2018',
  rsquo: '\u2019',
  sbquo: '\u201A',
  ldquo: '\u201C',
  rdquo: '\u201D',
  bdquo: '\u201E',
  euro: '\u20AC',
  trade: '\u2122',
  larr: '\u2190',
  rarr: '\u2192',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
};
/** HTML's names of U+00A0 to U+00FF, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

function namedText(name: string): string | null {
  const known = named[name] ?? named[name.toLowerCase()];
  if (known !== undefined) return known;
  const place = latin.indexOf(name);
  return place < 0 ? null : place === 0 ? ' ' : String.fromCharCode(0xa0 + place);
}

export const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return namedText(name) ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;

/** Quoted values may hold '>'. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

/** Comments, CDATA, instructions. */
function endOfOther(text: string, at: number): number {
  const [close, length] = text.startsWith('<!--', at) ? ['-->', 3] : text.startsWith('<![CDATA[', at) ? [']]>', 3] : ['>', 1];
  const end = text.indexOf(close, at);
  return end < 0 ? text.length : end + length;
}

/** XML or HTML, in one pass; broken markup is skipped. */
export function visitMarkup(text: string, visitor: Visitor): void {
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    const plain = text.slice(at, start < 0 ? text.length : start);
    if (plain !== '') visitor.text(unescaped(plain));
    if (start < 0) return;
    const next = text[start + 1] ?? '';
    if (next === '!' || next === '?') {
      at = endOfOther(text, start);
      if (text.startsWith('<![CDATA[', start)) visitor.text(text.slice(start + 9, at - 3));
      continue;
    }
    const end = endOfTag(text, start + 1);
    if (end < 0) return;
    const isClose = next === '/';
    const isEmpty = text[end - 1] === '/';
    const inside = text.slice(start + (isClose ? 2 : 1), isEmpty ? end - 1 : end);
    const [full = ''] = /^[^\s/]+/.exec(inside) ?? [];
    const name = full.slice(full.indexOf(':') + 1).toLowerCase();
    if (isClose) visitor.close(name);
    else {
      visitor.open(name, inside.slice(full.length));
      if (isEmpty) visitor.close(name);
    }
    at = end + 1;
  }
}

export function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found === null ? null : unescaped(found[1] ?? found[2] ?? found[3] ?? '');
}

export type MarkupNode = {
  readonly name: string;
  readonly attributes: string;
  readonly children: MarkupNode[];
  /** Its own, without that of the nodes inside. */
  text: string;
};

/** The root and what is inside; a node that is never closed ends with its parent. */
export function markupTree(text: string): MarkupNode | null {
  const top: MarkupNode = { name: '', attributes: '', children: [], text: '' };
  const open: MarkupNode[] = [top];
  visitMarkup(text, {
    open: (name, attributes) => {
      const node: MarkupNode = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    close: (name) => {
      const at = open.findLastIndex((node) => node.name === name);
      if (at <= 0) return;
      open.splice(at);
    },
    text: (piece) => {
      const node = open.at(-1);
      if (node !== undefined) node.text += piece;
    },
  });
  return top.children[0] ?? null;
}

export const childOf = (node: MarkupNode | undefined, name: string): MarkupNode | undefined =>
  node?.children.find((child) => child.name === name);
export const childrenOf = (node: MarkupNode | undefined, name: string): readonly MarkupNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];
