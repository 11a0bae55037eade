import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, projectRoot } from '#tests/support/tree.ts';
import { launchLimits } from './launch/limits.ts';
import { limits, pageSizes, periods } from './limits.ts';

const product = filesOf('{schema,machines,server,src,crowd}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$|schema\/generated/.test(path))
  .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
  .join('\n');

it.each(Object.entries({ limits, pageSizes, periods, launchLimits }))('each number of %s is read by the product', (name, numbers) => {
  const isRead = (key: string): boolean =>
    product.includes(`${name}.${key}`) ||
    product.includes(`most.${key}`) ||
    product.includes(`most('${key}')`) ||
    new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\} = ${name}\\b`).test(product);
  expect(Object.keys(numbers).filter((key) => !isRead(key))).toEqual([]);
});

it('SH-471: feature flags are asked for every ten minutes', () => {
  expect(periods.featureFlagsMs).toBe(10 * 60 * 1000);
});

it('SH-277, SH-468: an organization is looked for half a second after the last letter', () => {
  expect(periods.organizationSearchMs).toBe(500);
});
