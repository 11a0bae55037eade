// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { outcomeIn } from './launch-outcome-state.ts';
import { OutcomeView } from './outcome.view.tsx';

afterEach(cleanup);

const again = '/test-requests/testrail/42';
type Shown = { readonly message?: string; readonly vendor?: ExternalVendor; readonly testId?: string | null };

function show(code: string | null, { message = 'The server says so.', vendor = 'testrail', testId = null }: Shown = {}) {
  const { container } = render(
    <OutcomeView vendor={vendor} error={code === null ? null : { code, message }} testId={testId} again={again} />,
  );
  return {
    hue: container.querySelector('[data-outcome]')?.getAttribute('data-outcome'),
    header: screen.getByRole('heading', { level: 1 }).textContent,
    texts: [...container.querySelectorAll('p')].map((text) => text.textContent),
    links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  };
}
const notSent = 'Your test request has not been sent';
const tryAgain = ['Try again', again];

describe('the page of the outcome', () => {
  it('LA-098 LA-099 LA-273 LA-570 LA-571: says without an error that the request was received', () => {
    expect(outcomeIn({}).launchError).toBeNull();
    expect(show(null, { testId: 'a1' })).toEqual({
      hue: 'success',
      header: 'We have received your test request',
      texts: ['Testers will begin testing soon.', 'Results will be updated in your test-management tool as they come in.'],
      links: [
        ['View results', '/results/a1'],
        ['Launch another test', '/launch'],
      ],
    });
  });

  it('LA-558 LA-559 LA-568: says that there is no integration, and leads to where one is made', () => {
    expect(show('client_authentication_not_found')).toEqual({
      hue: 'danger',
      header: notSent,
      texts: ['You do not have an active integration with TestRail.'],
      links: [['Create an integration with TestRail', '/organization-settings/integrations/testrail'], tryAgain],
    });
    cleanup();
    expect(show('client_authentication_not_found', { vendor: 'zephyr-squad' }).links).toContainEqual([
      'Create an integration with Zephyr Squad',
      '/organization-settings/integrations',
    ]);
  });

  it('LA-560 LA-561: says nothing but that the test was requested already', () => {
    expect(show('request_debounce')).toEqual({
      hue: 'danger',
      header: 'This test has already been requested',
      texts: [],
      links: [['View results', '/results']],
    });
  });

  it('LA-562 LA-563: warns when the request was received with a problem', () => {
    expect(show('vendor_error', { testId: 'a1' })).toEqual({
      hue: 'warning',
      header: 'We have received your test request but there was a problem',
      texts: ['The server says so.', 'Results may not be sent back to TestRail.'],
      links: [
        ['View results', '/results/a1'],
        ['Launch another test', '/launch'],
      ],
    });
  });

  it.each([
    ['LA-564', 'translation_error', 'We could not read this test run. Please check its test cases and try again.'],
    ['LA-566', 'record_invalid', 'There was a problem with provided data'],
    ['LA-567', 'anything_else', 'There was a problem processing your test request.'],
    ['LA-567', '', 'There was a problem processing your test request.'],
  ])('%s LA-568: %j has the default header and words of its own', (_, code, text) => {
    expect(show(code)).toEqual({ hue: 'danger', header: notSent, texts: [text, 'The server says so.'], links: [tryAgain] });
  });

  it('LA-565: leads to the settings where the run could not be loaded', () => {
    expect(show('invalid_integration')).toEqual({
      hue: 'danger',
      header: notSent,
      texts: ['We could not load this test run. Please check your integration settings.', 'The server says so.'],
      links: [['TestRail settings', '/organization-settings/integrations/testrail'], tryAgain],
    });
    cleanup();
    expect(show('invalid_integration', { vendor: 'zephyr-squad' }).links[0]).toEqual([
      'Zephyr Squad settings',
      '/organization-settings/integrations',
    ]);
  });

  it('LA-569: an answer that was lost is an unknown error', () => {
    expect(show('unknown_error', { message: 'Unknown error' }).texts).toEqual([
      'There was a problem processing your test request.',
      'Unknown error',
      'The request was not sent, or its answer was lost. Try again: it cannot be launched twice.',
    ]);
  });

  it('LA-099 LA-274: reads the error that came along, whatever it is', () => {
    const launchError = { code: 'record_invalid', message: 'No.' };
    expect(outcomeIn({ launchError }).launchError).toEqual(launchError);
    expect([outcomeIn({ launchError: 'x' }).launchError, outcomeIn({ launchError: null }).launchError]).toEqual([
      { code: '', message: '' },
      null,
    ]);
    expect([
      outcomeIn({ launchedTestId: 'a1' }).launchedTestId,
      outcomeIn({}).launchedTestId,
      outcomeIn({ launchedTestId: 7 }).launchedTestId,
    ]).toEqual(['a1', null, null]);
  });

  it('tries again in its place where there is no other address', () => {
    const pressed: string[] = [];
    render(<OutcomeView vendor="testrail" error={{ code: 'x', message: '' }} testId={null} again={() => void pressed.push('again')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(pressed).toEqual(['again']);
  });
});
