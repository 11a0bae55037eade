import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import fastify from 'fastify';
import { build } from 'vite';
import { documentsPlugin } from '../../scripts/vite-documents.ts';
import { projectRoot } from './tree.ts';

export type Components = {
  readonly open: (browser: Browser, options?: BrowserContextOptions) => Promise<Page>;
  readonly dispose: () => Promise<void>;
};

/** The page with every component, built and served once. */
export async function buildComponents(): Promise<Components> {
  const outDir = await mkdtemp(join(tmpdir(), 'muster-components-'));
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [documentsPlugin(), react(), tailwindcss()],
    build: { outDir, target: 'es2024', rolldownOptions: { input: 'gallery.html' } },
  });
  const server = fastify();
  await server.register(fastifyStatic, { root: outDir });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    open: async (browser, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      await page.goto(`${origin}/gallery.html`);
      await page.getByRole('heading', { name: 'Components' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
    dispose: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Asks the browser itself for a picture: Playwright settles the whole page for each, and one file takes hundreds. */
function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** What is drawn where an element stands, `beyond` its edge on each side, or in a part of its box. */
export async function drawnAt(at: Locator, beyond = 0, part?: (box: Part) => Part): Promise<Buffer> {
  await at.scrollIntoViewIfNeeded();
  const found = await at.boundingBox();
  if (found === null) throw new Error('It is not drawn');
  const box = part?.(found) ?? found;
  const clip = {
    x: Math.max(0, Math.floor(box.x - beyond)),
    y: Math.max(0, Math.floor(box.y - beyond)),
    width: Math.ceil(box.width + 2 * beyond),
    height: Math.ceil(box.height + 2 * beyond),
  };
  const devtools = await devtoolsOf(at.page());
  const scrolled = await at.page().evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return { x: scrollX, y: scrollY };
  });
  const picture = { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', { clip: picture, optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** How many pixels of two drawings of one size stand out from each other by a contrast of three to one or more. */
export const differing = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      const linear = (value = 0): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (data: Uint8ClampedArray | undefined, at: number): number =>
        0.2126 * linear(data?.[at]) + 0.7152 * linear(data?.[at + 1]) + 0.0722 * linear(data?.[at + 2]);
      let count = 0;
      for (let at = 0; at < Math.min(first?.length ?? 0, second?.length ?? 0); at += 4) {
        const [light = 0, dark = 0] = [luminance(first, at), luminance(second, at)].toSorted((a, b) => b - a);
        if ((light + 0.05) / (dark + 0.05) >= 3) count += 1;
      }
      return count;
    },
    [one.toString('base64'), other.toString('base64')],
  );
