import { expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

const tree = textOf('src/route-tree.gen.ts');
const served = [...(/\n  to:([\s\S]*?);/u.exec(tree)?.[1] ?? '').matchAll(/'([^']+)'/gu)]
  .map((match) => match[1] ?? '')
  .filter((route) => route !== '/$')
  .map((route) => new RegExp(`^${route.replaceAll(/\$\w+/gu, '[^/]+')}/?$`, 'u'));

/** Answered by the server, not by a screen. */
const ofServer = /^\/(?:api|oidc|files|demo|sign_up|config\.json|health|fonts|stand-ins)\b/u;

/** Beginnings of addresses, by which the area of a screen is told. */
const beginnings = new Set(['/test-requests', '/test_managers']);

/** Every address written in the client: a text that begins with a slash and a letter, with what is filled in as one step. */
const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(['"`])(\/[a-z][^'"`\s]*)\1/gu)].map((match) =>
    (match[2] ?? '').replaceAll(/\$\{[^}]*\}/gu, 'x').replace(/[?#].*$/u, ''),
  );

const leadsNowhere = (address: string): boolean =>
  !ofServer.test(address) && !beginnings.has(address) && !served.some((route) => route.test(address));

it('every address that the client writes is a screen', () => {
  const files = filesOf('{src,machines,schema/{rules,vocabulary}}/**/*.{ts,tsx}', [
    '**/*.{test,builders}.{ts,tsx}',
    'src/route-tree.gen.ts',
    'src/gallery/**',
  ]);
  const found = files.flatMap((file) => addressesIn(textOf(file)).map((address) => ({ file, address })));
  expect(found.length).toBeGreaterThan(60);
  expect(addressesIn("<a href='/nowhere' /> `/results/${id}/x?tab=1`").filter(leadsNowhere)).toEqual(['/nowhere', '/results/x/x']);
  expect(found.filter(({ address }) => leadsNowhere(address))).toEqual([]);
});
