// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { keepSeat, lastSeat } from './last-seat.ts';

afterEach(() => localStorage.clear());

describe('the frame before the server says who it is', () => {
  it('is that of whoever used this browser last, until they leave', () => {
    const seat = { role: 'test_manager', organization: 'Northwind', code: 'NW' } as const;
    expect(lastSeat()).toBeNull();
    keepSeat(seat);
    expect(lastSeat()).toEqual(seat);
    keepSeat(null);
    expect(lastSeat()).toBeNull();
  });

  it('has no places where what was kept cannot be read', () => {
    for (const kept of ['{', '{"role":"king","organization":"x","code":null}', '7']) {
      localStorage.setItem('muster.seat', kept);
      expect(lastSeat()).toBeNull();
    }
  });
});
