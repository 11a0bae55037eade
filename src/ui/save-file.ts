import { cutText } from '#schema/cut-text.ts';
const longestName = 100;

/** Valid on every system. */
export function harmlessName(called: string): string {
  const plain = called
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '-')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const name = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu.test(plain) ? `_${plain}` : plain;
  const ending = /\.\w{1,10}$/u.exec(name)?.[0] ?? '';
  const start = cutText(name.slice(0, name.length - ending.length), longestName - ending.length);
  return `${start}${ending}` || 'put-aside';
}

/** What the server sends as a file. */
export function saveAddress(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, harmlessName(name));
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const saveFile = (name: string, text: string, type = 'text/csv'): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
