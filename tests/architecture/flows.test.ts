import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

const nameOf = (path: string, role: string) => basename(path).replace(role, '');
const machines = filesOf('machines/flows/**/*.machine.ts');
const ports = filesOf('src/**/*.ports.ts').map((path) => nameOf(path, '.ports.ts'));
const hasPorts = (machine: string) => {
  const types = machine.replace('.machine.ts', '.types.ts');
  return filesOf(types).length > 0 && /export type \w+Ports\b/.test(textOf(types));
};

describe('flows', () => {
  it('each flow that reaches the world has exactly one file of ports', () => {
    const flows = machines.filter(hasPorts).map((path) => nameOf(path, '.machine.ts'));
    expect(flows.filter((flow) => ports.filter((each) => each === flow).length !== 1)).toEqual([]);
  });

  it('each file of ports belongs to a flow', () => {
    const flows = machines.map((path) => nameOf(path, '.machine.ts'));
    expect(ports.filter((each) => !flows.includes(each))).toEqual([]);
  });

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
