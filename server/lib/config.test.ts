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
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/muster?sslmode=verify-full' };
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
    expect(readConfig({ ...production, DATABASE_URL: 'postgres://db/muster?sslmode=verify-full' }).databaseUrl).toBe(
      'postgres://db/muster?sslmode=verify-full',
    );
    expect(readConfig({ ...production, EMBEDDED_DATABASE: '1' }).databaseUrl).toBeNull();
  });

  it('is the embedded one elsewhere', () => {
    expect(readConfig({}).databaseUrl).toBeNull();
  });
});

describe('a database on another machine', () => {
  const reading = (address: string, more = {}) => readConfig({ DATABASE_URL: address, ...more }).databaseUrl;

  it.each([
    'postgres://u:p@db/muster',
    'postgres://db/muster?sslmode=disable',
    'postgres://db/muster?sslmode=prefer',
    'postgres://db/muster?sslmode=no-verify',
    'postgres://db/muster?sslmode=require&uselibpqcompat=true',
    'postgres://db/muster?sslmode=require&sslmode=disable',
    'postgres://localhost/muster?host=db',
    'postgres://[fd00::1]/muster',
    'postgres://128.0.0.1/muster',
    'postgres://localhost.example.com/muster',
  ])('is not reached without TLS: %s', (address) => {
    expect(() => reading(address)).toThrow(
      /^DATABASE_URL leads to another machine without TLS: .* Add \?sslmode=verify-full to it, or set DATABASE_PLAIN=1/u,
    );
    expect(reading(address, { DATABASE_PLAIN: '1' })).toBe(address);
  });

  it.each([
    'postgres://db/muster?sslmode=verify-full',
    'postgres://db/muster?sslmode=require',
    'postgres://db/muster?ssl=true',
    'postgres://localhost/muster',
    'postgres://127.0.0.1:5433/muster',
    'postgres://[::1]/muster',
    'postgres:///muster?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/muster',
  ])('is reached by TLS, and one of this machine without: %s', (address) => {
    expect(reading(address)).toBe(address);
  });

  it('is meant by the address of the plain role, too', () => {
    const urls = { DATABASE_URL: 'postgres://localhost/muster', DATABASE_APP_URL: 'postgres://db/muster' };
    expect(() => readConfig(urls)).toThrow(/^DATABASE_APP_URL leads to another machine without TLS/u);
    const replica = { DATABASE_URL: 'postgres://localhost/muster', DATABASE_REPLICA_URL: 'postgres://db/muster' };
    expect(() => readConfig(replica)).toThrow(/^DATABASE_REPLICA_URL leads to another machine without TLS/u);
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://localhost/muster' })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL.');
  });
});
