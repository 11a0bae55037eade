// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { keepLastViewer, lastViewer } from './last-viewer.ts';

afterEach(() => localStorage.clear());

describe('the frame before the server says who it is', () => {
  it('is that of whoever used this browser last, until they leave', () => {
    const viewer = { role: 'test_manager', organization: 'Northwind', code: 'NW' } as const;
    expect(lastViewer()).toBeNull();
    keepLastViewer(viewer);
    expect(lastViewer()).toEqual(viewer);
    keepLastViewer(null);
    expect(lastViewer()).toBeNull();
  });

  it('has no places where what was kept cannot be read', () => {
    for (const kept of ['{', '{"role":"king","organization":"x","code":null}', '7']) {
      localStorage.setItem('muster.seat', kept);
      expect(lastViewer()).toBeNull();
    }
  });
});
