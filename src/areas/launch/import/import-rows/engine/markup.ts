/** In document order; names in lower case without prefix. */
export type Visitor = {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return named[name.toLowerCase()] ?? whole;
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
