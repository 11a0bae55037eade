import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

describe('flows', () => {
  it('only hosts, ports and the entry provide', () => {
    const providers = filesOf(
      ['machines/**/*.ts', 'src/**/*.{ts,tsx}'],
      ['**/*.test.{ts,tsx}', '**/*.builders.ts', 'machines/testing/**'],
    ).filter((path) => /\.provide\(/.test(textOf(path)));
    expect(providers.filter((path) => !/(\.host\.tsx|\.ports\.ts|^src\/(?:main\.tsx|use-(?:flow|form)\.ts))$/.test(path))).toEqual([]);
  });
});

describe('views', () => {
  const views = filesOf('src/**/*.{view,act}.tsx');
  const foreign = /\b(useEffect|useLayoutEffect|useReducer|useQuery|useMutation|useSubscription|fetch)\(/;

  it('have no effect, no query and no fetch', () => {
    expect(views.filter((path) => foreign.test(textOf(path)))).toEqual([]);
  });

  it('import no file of another flow', () => {
    const borrowed = views.flatMap((path) =>
      [...textOf(path).matchAll(/from '(\.\.\/[^']+)'/g)]
        .map((match) => match[1] ?? '')
        .filter((from) => /\.(view|host|ports|documents)\.tsx?$/.test(from))
        .map((from) => `${path}: ${from}`),
    );
    expect(borrowed).toEqual([]);
  });
});
