import { expect } from 'vitest';
import { journey } from '../support/journey.ts';

journey('a customer who asks for an address signs in and arrives there', async ({ journey: { as } }) => {
  const page = await as('customer', '/overview');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/overview');
});

journey('a page under another name of the server leads to the same page under its own', async ({ journey: { asStranger, url } }) => {
  const own = new URL(url);
  const other = own.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  const page = await asStranger(`http://${other}:${own.port}/results`);
  await page.getByLabel('Email', { exact: true }).waitFor();
  expect(new URL(page.url()).origin).toBe(own.origin);
});
