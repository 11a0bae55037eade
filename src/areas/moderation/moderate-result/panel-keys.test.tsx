// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { moderateResultMachine } from '#machines/flows/moderation/moderate-result.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { caseResultRowOf } from '#schema/generated/client/rows/case-result.documents.ts';
import { StatusBarProvider, useStatusBarEntries } from '#src/status-bar.tsx';
import { ToastHost } from '#src/ui/toast.tsx';
import { resultOf } from '../moderation.builders.ts';
import type { ShownResult } from '../result/result-body.tsx';
import { usePanelKeys } from './panel-keys.ts';

afterEach(cleanup);

const place = { position: '1 of 1', onPrevious: null, onNext: null };

const begin = (facts: Partial<ShownResult>, isLate = false) => {
  const wanted: boolean[] = [];
  const actorRef = createActor(moderateResultMachine, { input: { caseResultId: 'r1' } }).start();
  actorRef.on('approval.wanted', ({ approved }) => void wanted.push(approved));
  const result = resultOf(facts);
  const said = verdicts(caseResultLifecycle, caseResultRowOf(result), { role: 'community_test_manager', userId: 'u1' });
  function Keys() {
    const [isThere, setIsThere] = useState(!isLate);
    usePanelKeys({ actorRef, judged: isThere ? { result, verdicts: said } : null, place, onClose: () => undefined, reportKeys: [] });
    return (
      <>
        <button type="button" onClick={() => setIsThere(true)}>
          It comes
        </button>
        <ToastHost />
      </>
    );
  }
  function Said() {
    const words = useStatusBarEntries().keys?.map(
      ({ keys, label, refusal }) => `${keys}: ${label}${refusal?.() == null ? '' : ' (refused)'}`,
    );
    return <p>{words?.join(', ')}</p>;
  }
  render(
    <StatusBarProvider>
      <Keys />
      <Said />
    </StatusBarProvider>,
  );
  const press = (key: string) => fireEvent.keyDown(document.body, { key, code: key });
  return { press, said, isAsked: () => actorRef.getSnapshot().value, wanted };
};

describe('the keys of the panel', () => {
  it('judge a result', () => {
    const { press, wanted } = begin({});
    press('1');
    expect(wanted).toEqual([true]);
  });

  it('wait for a result that is not shown yet, and say so', async () => {
    const { press, wanted } = begin({}, true);
    press('1');
    expect(await screen.findByText('The result is judged once it is shown.')).toBeDefined();
    expect(wanted).toEqual([]);
    fireEvent.click(screen.getByText('It comes'));
    expect(wanted).toEqual([true]);
  });

  it('say what the chart refuses of a result that was judged before it was shown', async () => {
    const { press, said, wanted } = begin({ participantStatus: 'results_published' }, true);
    press('1');
    fireEvent.click(screen.getByText('It comes'));
    expect(await screen.findAllByText(said['approval.toggle'] ?? '')).toHaveLength(1);
    expect(wanted).toEqual([]);
  });

  it('are said, with what the chart refuses of them', () => {
    begin({});
    expect(screen.getByText('j k: result, 1: approve, f: approve, next failed, e: request edit, Escape: close')).toBeDefined();
    cleanup();
    begin({ participantStatus: 'results_published' });
    expect(
      screen.getByText('j k: result, 1: approve (refused), f: approve, next failed (refused), e: request edit (refused), Escape: close'),
    ).toBeDefined();
  });

  it.each([
    ['1', 'approval.toggle'],
    ['e', 'edit.request'],
  ] as const)('say why %s does nothing where the chart refuses, once however often it is pressed', async (key, type) => {
    const { press, said, isAsked, wanted } = begin({ participantStatus: 'results_published' });
    const before = isAsked();
    press(key);
    press(key);
    expect(await screen.findAllByText(said[type] ?? '')).toHaveLength(1);
    expect([wanted, isAsked()]).toEqual([[], before]);
  });
});
