import { describe, expect, it } from 'vitest';
import { misplaced } from './settings.ts';

const under = (publicUrl: string, opened: string) => misplaced(publicUrl, new URL(opened));

describe('the address of an installation', () => {
  it('is where it is', () => {
    expect(under('http://localhost:4173', 'http://localhost:4173/results?status=completed')).toBe(null);
    expect(under('https://muster.example.com/', 'https://muster.example.com/')).toBe(null);
  });

  it('is gone to from another name of it, at the same page', () => {
    expect(under('http://localhost:4173', 'http://127.0.0.1:4173/results?status=completed#top')).toEqual({
      to: 'http://localhost:4173/results?status=completed#top',
    });
    expect(under('http://localhost:4173', 'http://[::1]:4173/')).toEqual({ to: 'http://localhost:4173/' });
    expect(under('https://muster.example.com', 'http://10.0.0.7:4173/launch')).toEqual({ to: 'https://muster.example.com/launch' });
  });

  it('never leads another machine to itself', () => {
    expect(under('http://localhost:4173', 'http://devbox:4173/')).toEqual({
      sentence: 'Muster was started for http://localhost:4173. To open it here, start it with PUBLIC_URL=http://devbox:4173.',
    });
  });

  it('never leads off the installation, whatever the page is called', () => {
    expect(under('https://muster.example.com', 'https://other.example.com//evil.example/')).toEqual({
      to: 'https://muster.example.com//evil.example/',
    });
  });
});
