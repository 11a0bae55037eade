import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('TRUST_PROXY', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['loopback, 10.1.2.3,fd00::/8', ['loopback', '10.1.2.3', 'fd00::/8']],
  ])('reads %s as a number of proxies or as their networks', (given, read) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(read);
  });

  it.each(['yes', 'true', '-1', '11', '1.5', '10.0.0.0/33', '10.0.0.0/0', '::/0', 'fd00::/129', 'proxy.example', ',', '10.0.0.0/'])(
    'refuses %s',
    (given) => {
      expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/^TRUST_PROXY must be/u);
    },
  );
});

describe('PUBLIC_URL', () => {
  it.each(['https://muster.example.com/portal', 'https://muster.example.com/?a=1', 'https://a:b@muster.example.com'])(
    'is an origin, not %s',
    (given) => {
      expect(() => readConfig({ PUBLIC_URL: given })).toThrow(/^PUBLIC_URL must be/u);
    },
  );

  it('has no slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://muster.example.com/' }).publicUrl).toBe('https://muster.example.com');
  });

  it('has https in production, unless http is allowed by name', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/muster' };
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://muster.example.com' })).toThrow(/https.*ALLOW_HTTP/u);
    expect(() => readConfig(production)).toThrow(/https.*ALLOW_HTTP/u);
    expect(readConfig({ ...production, PUBLIC_URL: 'https://muster.example.com' }).publicUrl).toBe('https://muster.example.com');
    expect(readConfig({ ...production, PUBLIC_URL: 'http://muster.example.com', ALLOW_HTTP: '1' }).publicUrl).toBe(
      'http://muster.example.com',
    );
    expect(readConfig({ PUBLIC_URL: 'http://muster.example.com' }).publicUrl).toBe('http://muster.example.com');
  });
});

describe('a database in production', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://muster.example.com' };

  it('is named, or the embedded one is meant', () => {
    expect(() => readConfig(production)).toThrow(/^DATABASE_URL is not set\..*EMBEDDED_DATABASE=1/u);
    expect(readConfig({ ...production, DATABASE_URL: 'postgres://db/muster' }).databaseUrl).toBe('postgres://db/muster');
    expect(readConfig({ ...production, EMBEDDED_DATABASE: '1' }).databaseUrl).toBeNull();
  });

  it('is the embedded one elsewhere', () => {
    expect(readConfig({}).databaseUrl).toBeNull();
  });
});
