const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;
const awkward = /[<>:"|?*]/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
const longest = 120;

/** A file name that is safe to show, to save and to send: no path, no invisible or reversing characters, and an ending that tells the truth. */
export const safeName = (given: string, ending: string): string => {
  const last = given.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const visible = last
    .replaceAll(invisible, '')
    .replaceAll(awkward, '_')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
    .trim();
  const stem = visible.replace(/\.[A-Za-z0-9]{1,8}$/u, '').replace(/[\s.]+$/u, '');
  const kept = [...(stem === '' ? 'file' : stem)].slice(0, longest).join('');
  return `${reserved.test(`${kept}.`) ? `_${kept}` : kept}.${ending}`;
};
