import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { cookieOf, pageCookie, serviceCookies } from './cookie.ts';
import type { IdentitySettings } from './settings.ts';

const at = (publicUrl: string) => ({ publicUrl }) as IdentitySettings;

describe('a cookie of the sign-in pages', () => {
  it('goes over TLS alone where the installation has it, under a name that says so', () => {
    expect(pageCookie(at('https://muster.example.com'), 'muster_device', 'x', 60)).toBe(
      '__Secure-muster_device=x; Path=/oidc/interaction; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(pageCookie(at('http://localhost:4173'), 'muster_device', 'x', 60)).not.toMatch(/Secure/u);
  });

  it('that keeps somebody signed in is set by this host alone', () => {
    expect(serviceCookies(at('https://muster.example.com'))).toEqual({
      session: '__Host-muster_session',
      interaction: '__Secure-muster_interaction',
      resume: '__Secure-muster_resume',
    });
    expect(Object.values(serviceCookies(at('http://localhost:4173')))).toEqual(['muster_session', 'muster_interaction', 'muster_resume']);
  });

  it('is read under either name', () => {
    const sent = (cookie: string) => cookieOf({ headers: { cookie } } as IncomingMessage, 'muster_device');
    expect([sent('a=1; __Secure-muster_device=x'), sent('muster_device=y'), sent('other=z')]).toEqual(['x', 'y', null]);
  });
});
