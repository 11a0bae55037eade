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
