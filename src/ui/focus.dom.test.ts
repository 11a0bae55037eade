// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { findFocus, focusHeading } from './focus.ts';

afterEach(() => document.body.replaceChildren());

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
const draw = (inside: string): void => {
  document.body.innerHTML = `<main id="main">${inside}</main><button>Elsewhere</button>`;
};
const atFocus = (): string => document.activeElement?.textContent ?? '';

it('the title of the page gets the focus, not one that is kept hidden before it', async () => {
  draw('<div style="display: none"><h1>Before</h1></div><h1>Now</h1>');
  focusHeading();
  await expect.poll(atFocus).toBe('Now');
});

it('a title that is hidden while its page comes is waited for', async () => {
  draw('<div id="kept" style="display: none"><h1>Soon</h1></div>');
  focusHeading();
  await frame();
  await frame();
  expect(document.activeElement?.id).toBe('main');
  document.getElementById('kept')?.removeAttribute('style');
  await expect.poll(atFocus).toBe('Soon');
});

it.each([
  ['is taken away', (title: Element) => title.replaceWith(Object.assign(document.createElement('h1'), { textContent: 'Whole' }))],
  [
    'is put aside',
    (title: Element) => {
      title.setAttribute('style', 'display: none !important');
      title.after(Object.assign(document.createElement('h1'), { textContent: 'Whole' }));
    },
  ],
])('the next title takes over from one that %s', async (_, change) => {
  draw('<h1>Coming</h1>');
  focusHeading();
  await expect.poll(atFocus).toBe('Coming');
  change(document.getElementsByTagName('h1')[0] as Element);
  await expect.poll(atFocus).toBe('Whole');
});

it('whoever goes elsewhere stays there when the title goes', async () => {
  draw('<h1>Coming</h1>');
  focusHeading();
  await expect.poll(atFocus).toBe('Coming');
  document.querySelector('button')?.focus();
  const title = document.querySelector('h1');
  title?.after(Object.assign(document.createElement('h1'), { textContent: 'Whole' }));
  title?.remove();
  await frame();
  await frame();
  expect(atFocus()).toBe('Elsewhere');
});

it('whoever finds a place by himself keeps it while the focus is found again', async () => {
  draw('<h1>Here</h1>');
  findFocus();
  document.querySelector('button')?.focus();
  await frame();
  await frame();
  expect(atFocus()).toBe('Elsewhere');
  document.querySelector('button')?.blur();
  findFocus();
  await expect.poll(atFocus).toBe('Here');
});
