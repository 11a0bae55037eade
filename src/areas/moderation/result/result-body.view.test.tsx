import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResultFacts } from './result-body.tsx';
import type { ShownResult } from './result-body.tsx';

afterEach(cleanup);

const reason = 'The tester tested another environment than was asked for';

it.each([true, false])('RE-226: shows the first 25 characters of the reason where a result is rejected: %s', (isRejected) => {
  const result = {
    status: 'fail',
    isRejected,
    rejectionReason: reason,
    testerEnvironment: '',
    testerCountry: { code: 'DE', name: 'Germany' },
  } as unknown as ShownResult;
  render(<ResultFacts result={result} />);
  const shown = screen.queryByTitle(reason);
  expect(shown?.textContent.slice(0, 25) ?? null).toBe(isRejected ? reason.slice(0, 25) : null);
  expect(screen.queryByText(reason)).toBeNull();
});
