// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resultsAsLeft, useResultsPlace } from './results-place.ts';

afterEach(cleanup);

function Overview({ search }: { readonly search: string }) {
  useResultsPlace(search);
  return null;
}

it('leads back to the overview as it was left', () => {
  const { rerender } = render(<Overview search="?find=checkout" />);
  expect(resultsAsLeft()).toBe('/results?find=checkout');
  rerender(<Overview search="" />);
  expect(resultsAsLeft()).toBe('/results');
});
