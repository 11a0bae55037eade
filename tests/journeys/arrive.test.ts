import { expect } from 'vitest';
import { journey } from '../support/journey.ts';

journey('a customer who asks for an address signs in and arrives there', async ({ journey: { as } }) => {
  const page = await as('customer', '/overview');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/overview');
});
