import { describe, expect, it } from 'vitest';
import { changesOf, shippedBom } from './release.ts';
import type { Bom, Lock } from './release.ts';

const component = (name: string, version = '1.0.0') => ({ 'bom-ref': `${name}@${version}`, name, version });

describe('the bill of a release', () => {
  const bom: Bom = {
    components: [component('server'), component('widgets'), component('widgets', '2.0.0'), component('linter'), component('types')],
    dependencies: [
      { ref: 'muster@1.0.0', dependsOn: ['server@1.0.0', 'widgets@1.0.0', 'linter@1.0.0'] },
      { ref: 'server@1.0.0', dependsOn: ['types@1.0.0'] },
      { ref: 'linter@1.0.0', dependsOn: ['widgets@2.0.0'] },
    ],
  };
  const lock: Lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/server': { version: '1.0.0' },
      'node_modules/widgets': { version: '1.0.0', dev: true },
      'node_modules/linter': { version: '1.0.0', dev: true },
      'node_modules/types': { version: '1.0.0', devOptional: true },
    },
  };

  it('names what is installed and what the client was made of, and neither what built it nor what tested it', () => {
    const { components, dependencies } = shippedBom(bom, lock, new Set(['widgets']));
    expect(components.map((each) => each['bom-ref'])).toEqual(['server@1.0.0', 'widgets@1.0.0', 'widgets@2.0.0']);
    expect(dependencies).toEqual([
      { ref: 'muster@1.0.0', dependsOn: ['server@1.0.0', 'widgets@1.0.0'] },
      { ref: 'server@1.0.0', dependsOn: [] },
    ]);
  });
});

describe('what a version changes', () => {
  const changelog = '# Changes\n\n## 1.1.0\n\n- Charts\n\n## 1.0.0 (2026-11-29)\n\n- First\n';

  it('is the part under its number', () => {
    expect(changesOf(changelog, '1.1.0')).toBe('1.1.0\n\n- Charts');
    expect(changesOf(changelog, '1.0.0')).toBe('1.0.0 (2026-11-29)\n\n- First');
  });

  it('is missing for a number that only begins another', () => {
    expect(changesOf(changelog, '1.0')).toBeNull();
  });
});
