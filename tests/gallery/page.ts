import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Picture } from './pictures.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 1600px; padding: 24px }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-bottom: 24px }
  h2 { position: sticky; top: 0; margin: 32px 0 8px; padding: 8px 0; background: Canvas }
  h3 { margin: 24px 0 8px; font: 600 14px/1.4 ui-monospace, monospace }
  figure { display: grid; grid-template-columns: 1fr 1fr 220px 220px; gap: 12px; align-items: start; margin: 0 }
  img { width: 100%; border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: 4px }
  li { color: light-dark(#a3271c, #ff8f84) }`;

const figureOf = ({ kind, state, title, files, faults }: Picture): string => `
  <h3>${escaped(kind)}${state === 'there' ? '' : `, ${state}`} <small>${escaped(title)}</small></h3>
  ${faults.length === 0 ? '' : `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>`}
  <figure>${files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(`${kind}, ${file}`)}"></a>`).join('')}</figure>`;

/** One page with all pictures by role, its looks beside each other. */
export const pageOf = (pictures: readonly Picture[]): string => {
  const roles = [...new Set(pictures.map(({ role }) => role))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Muster, every screen</title>
<style>${style}</style>
<h1>Every screen</h1>
<nav>${roles.map((role) => `<a href="#${role}">${role}</a>`).join('')}</nav>
${roles
  .map(
    (role) =>
      `<h2 id="${role}">${role}</h2>${pictures
        .filter((picture) => picture.role === role)
        .map(figureOf)
        .join('')}`,
  )
  .join('\n')}
</html>
`;
};

type Pair = { readonly file: string; readonly before: string | null; readonly isSame: boolean };

/** A picture of this run and the one of the same name of another. */
const pairOf = (folder: string, other: string, file: string): Pair => {
  const path = join(other, file);
  if (!existsSync(path)) return { file, before: null, isSame: false };
  return { file, before: relative(folder, path), isSame: readFileSync(path).equals(readFileSync(join(folder, file))) };
};

const halfOf = (words: string, file: string | null): string =>
  `<figcaption>${words}</figcaption>${file === null ? '<p>No such picture.</p>' : `<a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(`${words}: ${file}`)}"></a>`}`;

/** One page with the pictures of an earlier run at the left and those of this one at the right; what is the same, dot for dot, is only counted. */
export const besidePage = (pictures: readonly Picture[], folder: string, other: string): string => {
  const pairs = pictures.map((picture) => ({ picture, pairs: picture.files.map((file) => pairOf(folder, other, file)) }));
  const changed = pairs.filter(({ pairs: each }) => each.some(({ isSame }) => !isSame));
  const same = pairs.length - changed.length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Muster, before and after</title>
<style>${style}
  figure { grid-template-columns: 1fr 1fr; margin-bottom: 16px }</style>
<h1>Before and after</h1>
<p>${changed.length} screens differ, ${same} are the same.</p>
${changed
  .map(
    ({ picture: { role, kind, state }, pairs: each }) =>
      `<h3>${escaped(`${role} ${kind}${state === 'there' ? '' : `, ${state}`}`)}</h3>${each
        .filter(({ isSame }) => !isSame)
        .map(({ file, before }) => `<figure><div>${halfOf('Before', before)}</div><div>${halfOf('After', file)}</div></figure>`)
        .join('')}`,
  )
  .join('\n')}
</html>
`;
};
