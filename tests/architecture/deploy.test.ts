import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { variables } from '#server/lib/config.ts';
import { filesOf, projectRoot } from '../support/tree.ts';

const read = (name: string): string => readFileSync(path.join(projectRoot, 'deploy', name), 'utf8');
const chart = 'helm/muster';
const templates = filesOf([`deploy/${chart}/templates/*`]).map((file) => read(path.relative('deploy', file)));

type Values = Readonly<Record<string, unknown>>;
const at = (values: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (typeof found === 'object' && found !== null ? (found as Values)[name] : undefined), values);

/** Read by PostgreSQL's own programs, by Caddy, by Node.js, or by a shell script that stands beside. */
const foreign = new Set(['NODE_EXTRA_CA_CERTS', 'DOMAIN', 'KEEP_DAYS', 'PGHOST', 'PGUSER', 'PGDATABASE', 'PGPASSWORD']);
const isKnown = (name: string): boolean => name in variables || foreign.has(name) || name.startsWith('POSTGRES_');

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const stages = dockerfile.split(/^FROM /mu).slice(1);

  it('is built on exact versions, of which Node.js is the one that the packages bring', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(stages.map((stage) => /^node:(\d+\.\d+\.\d+)-/u.exec(stage)?.[1])).toEqual(stages.map(() => dependencies['node']));
  });

  it('runs as nobody of weight, says how it is, and installs nothing that builds', () => {
    const last = stages.at(-1) ?? '';
    expect(last).toMatch(/^USER node$/mu);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/mu);
    expect(last).not.toMatch(/apt-get|npm (?:ci|install)|curl|^ADD /mu);
    expect(stages.at(0)).toContain('npm ci --omit=dev --omit=optional --ignore-scripts');
  });

  it('is given what it copies, and no more', () => {
    const given = readFileSync(path.join(projectRoot, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gmu)].flatMap(({ 1: names = '' }) => names.split(' '));
    expect(given.toSorted()).toEqual([...new Set(copied)].toSorted());
  });
});

describe('the compose file', () => {
  type Service = { readonly image: string; readonly environment?: Readonly<Record<string, string>> };
  const { services } = parse(read('compose/compose.yaml')) as { readonly services: Readonly<Record<string, Service>> };

  it('sets what is read', () => {
    const set = Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment));
    expect(set.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('asks for what its example of settings names', () => {
    const asked = [...read('compose/compose.yaml').matchAll(/\$\{(\w+)/gu)].map(({ 1: name = '' }) => name);
    const named = [...read('compose/muster.env.example').matchAll(/^(\w+)=/gmu)].map(({ 1: name = '' }) => name);
    expect([...new Set(asked)].filter((name) => name !== 'MUSTER_VERSION').toSorted()).toEqual(named.toSorted());
  });

  it('takes exact versions of what others make', () => {
    const others = Object.values(services).flatMap(({ image }) => (image.startsWith('muster:') ? [] : [image]));
    expect(others.filter((image) => !/:\d+\.\d+(?:\.\d+)?-\w+$/u.test(image))).toEqual([]);
  });
});

describe('the chart for Kubernetes', () => {
  it('reads no value that is not described', () => {
    const values: unknown = parse(read(`${chart}/values.yaml`));
    const schema: unknown = JSON.parse(read(`${chart}/values.schema.json`));
    const named = templates.flatMap((text) => [...text.matchAll(/\.Values((?:\.\w+)+)/gu)].map(({ 1: name = '' }) => name.slice(1)));
    const unknown = [...new Set(named)].filter((name) => {
      const names = name.split('.');
      const isSetting = names[0] === 'settings';
      return at(values, isSetting ? ['settings'] : names) === undefined || at(schema, ['properties', names[0] ?? '']) === undefined;
    });
    expect(unknown).toEqual([]);
    expect(Object.keys(values as Values).filter((name) => !named.some((each) => each.split('.')[0] === name))).toEqual([]);
  });

  it('sets what is read', () => {
    const set = templates.flatMap((text) => [...text.matchAll(/\{ name: ([A-Z_]+), value:/gu)].map(({ 1: name = '' }) => name));
    expect(set.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('is YAML where its actions are left out', () => {
    const bare = (text: string): string =>
      text
        .replaceAll(/^\s*\{\{-?[^}]*\}\}\n/gmu, '')
        .replaceAll(/\{\{-? include "muster\.(?:labels|env|mounts|volumes)"[^}]*\}\}/gu, '')
        .replaceAll(/\{\{[^}]*\}\}/gu, 'x');
    const wrong = templates
      .filter((text) => !text.includes('define'))
      .flatMap((text) => parseAllDocuments(bare(text)).flatMap(({ errors }) => errors.map(({ message }) => message)));
    expect(wrong).toEqual([]);
  });
});

describe('the proxies', () => {
  it.each(['proxy/Caddyfile', 'proxy/nginx.conf'])('%s leads to the port that Muster listens on', (name) => {
    expect(read(name)).toContain(`:${variables.PORT.fallback}`);
  });
});
