// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recording, reproduction } from './reproductions.builders.ts';
import type { Reproduction } from './reproductions.rules.ts';
import { ReproductionsView } from './reproductions.view.tsx';

afterEach(cleanup);

const show = (...reproductions: readonly Reproduction[]) =>
  render(<ReproductionsView reproductions={reproductions} onStale={() => undefined} />).container;
const tabs = (): readonly string[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const choose = (name: string): void => {
  fireEvent.click(screen.getByRole('tab', { name }));
};
const panel = () => within(screen.getByRole('tabpanel'));

describe('how an issue showed for other testers', () => {
  it.each([
    [['pass', 'fail', 'pass'], 'This issue was reproducible for 2 other testers'],
    [['pass', 'blocked'], 'This issue was reproducible for 1 other tester'],
    [['fail', null], 'This issue was reproducible for 0 other testers'],
  ] as const)('RE-253: says of %j "%s"', (statuses, sentence) => {
    show(...statuses.map((status, at) => reproduction(`r${at}`, { status })));
    expect(screen.getByRole('region', { name: 'Reproducibility' }).querySelector('p')?.textContent).toBe(sentence);
  });

  it('RE-255 RE-264: has a tab for each in their order, without those who were kept from trying', () => {
    const statuses = ['blocked', 'pass', 'fail', 'blocked', 'not_tested'] as const;
    show(...statuses.map((status, at) => reproduction(`r${at}`, { status })));
    expect(tabs()).toEqual(['Repro Test 1', 'Repro Test 2', 'Repro Test 3']);
    choose('Repro Test 2');
    expect(panel().getByText('Notes of r2')).toBeDefined();
    choose('Repro Test 3');
    expect(panel().getByText('Notes of r4')).toBeDefined();
  });

  it('prints each of them, with all of its notes, and shows tabs again afterwards', () => {
    const long = `First. ${'word '.repeat(300)}Last.`;
    show(reproduction('r1', {}), reproduction('r2', { testerNotes: long }));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Repro Test 1')).toBeDefined();
    expect(screen.getByText('Notes of r1')).toBeDefined();
    expect(screen.getByText(/Last\./)).toBeDefined();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(tabs()).toEqual(['Repro Test 1', 'Repro Test 2']);
  });

  it.each([
    ['RE-256 RE-260', 'pass', 'Could reproduce'],
    ['RE-256 RE-261', 'fail', 'Could not reproduce'],
    ['RE-256 RE-263', 'not_tested', 'Not tested'],
    ['RE-256 RE-263', null, 'Not tested'],
  ] as const)('%s: shows the status %s', (_, status, label) => {
    show(reproduction('r1', { status }));
    expect(panel().getByText(label)).toBeDefined();
  });

  it('RE-257: shows the environment, and says when it is not known', () => {
    show(reproduction('r1', { environment: 'iOS 26, iPhone 17' }), reproduction('r2', { environment: null }));
    expect(panel().getByText('iOS 26, iPhone 17')).toBeDefined();
    choose('Repro Test 2');
    expect(panel().getByText('Environment not known')).toBeDefined();
  });

  it('RE-258: shows the notes, long ones on demand, and says when there are none', () => {
    const long = `First. ${'word '.repeat(300)}Last.`;
    show(
      reproduction('r1', { testerNotes: '<b>Same</b> here' }),
      reproduction('r2', { testerNotes: long }),
      reproduction('r3', { testerNotes: ' ' }),
    );
    expect(panel().getByText('<b>Same</b> here')).toBeDefined();
    choose('Repro Test 2');
    expect(panel().queryByText(/Last\./)).toBeNull();
    fireEvent.click(panel().getByRole('button', { name: 'Show all' }));
    expect(panel().getByText(/Last\./)).toBeDefined();
    fireEvent.click(panel().getByRole('button', { name: 'Show less' }));
    expect(panel().queryByText(/Last\./)).toBeNull();
    choose('Repro Test 3');
    expect(panel().getByText('The tester left no notes.')).toBeDefined();
  });

  it('RE-259: shows the videos of the chosen tab alone, with their names and controls, and starts none', () => {
    const container = show(
      reproduction('r1', { attachments: [recording('first'), recording('second')] }),
      reproduction('r2', { attachments: [recording('third')] }),
    );
    const videos = () => [...container.querySelectorAll('video')];
    expect(videos().map((video) => [video.getAttribute('src'), video.controls, video.autoplay, video.getAttribute('aria-label')])).toEqual([
      ['/files/first', true, false, 'first.webm'],
      ['/files/second', true, false, 'second.webm'],
    ]);
    expect(panel().getByText('first.webm')).toBeDefined();
    choose('Repro Test 2');
    expect(videos().map(({ src }) => new URL(src, 'http://x').pathname)).toEqual(['/files/third']);
  });

  it('says nothing of attachments where there are none, or only removed ones', () => {
    show(reproduction('r1', { attachments: [{ ...recording('gone'), archived: true }] }));
    expect(panel().queryByText('Attachments')).toBeNull();
  });

  it('walks the tabs by arrow keys', () => {
    show(reproduction('r1'), reproduction('r2'), reproduction('r3'));
    const first = screen.getByRole('tab', { name: 'Repro Test 1' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Repro Test 2');
    expect(document.activeElement?.textContent).toBe('Repro Test 2');
  });

  it('keeps the chosen tab when another one arrives, and falls back when it goes', () => {
    const view = render(<ReproductionsView reproductions={[reproduction('r1'), reproduction('r2')]} onStale={() => undefined} />);
    choose('Repro Test 2');
    view.rerender(
      <ReproductionsView reproductions={[reproduction('r0'), reproduction('r1'), reproduction('r2')]} onStale={() => undefined} />,
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Repro Test 3');
    expect(panel().getByText('Notes of r2')).toBeDefined();
    view.rerender(
      <ReproductionsView reproductions={[reproduction('r1'), reproduction('r2', { status: 'blocked' })]} onStale={() => undefined} />,
    );
    expect(panel().getByText('Notes of r1')).toBeDefined();
  });

  it('is not there where nobody could try', () => {
    expect(show(reproduction('r1', { status: 'blocked' })).textContent).toBe('');
    expect(show().textContent).toBe('');
  });

  it('plays on when the server answers with a new link, and takes the new one where the old one broke', () => {
    const stale = vi.fn<() => void>();
    const of = (url: string) => reproduction('r1', { attachments: [{ ...recording('film'), url }] });
    const view = render(<ReproductionsView reproductions={[of('/files/one')]} onStale={stale} />);
    const video = () => view.container.querySelector('video') as HTMLVideoElement;
    view.rerender(<ReproductionsView reproductions={[of('/files/two')]} onStale={stale} />);
    expect(video().getAttribute('src')).toBe('/files/one');
    fireEvent.error(video());
    expect([video().getAttribute('src'), stale.mock.calls.length]).toEqual(['/files/two', 1]);
    fireEvent.loadedMetadata(video());
    view.rerender(<ReproductionsView reproductions={[of('/files/three')]} onStale={stale} />);
    expect(video().getAttribute('src')).toBe('/files/two');
  });
});
