// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { configureIntegrationMachine } from '#machines/flows/integrations/configure-integration.ts';
import { recallSettings, settingsPlace, useKeptSettings } from './use-settings-screen.ts';
import { forgetKept, keepHere } from '#src/keeping/kept.ts';

const place = settingsPlace('o1', 'u1', 'testrail');
const kept = { typed: { site: 'https://shop.testrail.io' }, unread: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  forgetKept(place);
  localStorage.clear();
});

describe('settings on this device', () => {
  it('are what they were, for one member, organization and tool, until they are forgotten', () => {
    keepHere(place, kept);
    expect(recallSettings(place, 'testrail')).toEqual(kept);
    const others = [settingsPlace('o2', 'u1', 'testrail'), settingsPlace('o1', 'u2', 'testrail'), settingsPlace('o1', 'u1', 'jira')];
    expect(others.map((other) => recallSettings(other, 'testrail'))).toEqual([null, null, null]);
    forgetKept(place);
    expect(recallSettings(place, 'testrail')).toBeNull();
  });

  it('last as long as the page where they cannot be kept', () => {
    const refuse = (): never => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepHere(place, kept);
    expect(recallSettings(place, 'testrail')).toEqual(kept);
  });

  it('are kept with every change, without the secret, and forgotten once nothing is typed any more', () => {
    const input = { code: 'testrail', known: { site: 'https://a.test', username: 'ann' }, typed: {}, unread: [] } as const;
    const actor = createActor(configureIntegrationMachine, { input }).start();
    renderHook(() => useKeptSettings(actor, place));
    actor.send({ type: 'values.change', fields: { apiKey: 'secret' } });
    expect(localStorage.getItem(place)).toBeNull();
    actor.send({ type: 'values.change', fields: { site: 'https://b.test' } });
    expect(recallSettings(place, 'testrail')).toEqual({ typed: { site: 'https://b.test' }, unread: [] });
    expect(localStorage.getItem(place)).not.toContain('secret');
    actor.send({ type: 'values.change', fields: { site: 'https://a.test' } });
    expect(localStorage.getItem(place)).toBeNull();
  });
});
