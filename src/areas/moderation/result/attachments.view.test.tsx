// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Attachments } from './attachments.tsx';
import type { ShownAttachment } from './attachments.tsx';

afterEach(() => {
  cleanup();
  document.cookie = 'muster_playback_rate=; path=/; max-age=0';
});

const video = (id: string): ShownAttachment => ({
  id,
  archived: false,
  name: `${id}.mp4`,
  url: `/files/${id}`,
  mediaKind: 'video',
  size: 5,
});
const open = (name: string): HTMLVideoElement | null => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
  return document.querySelector('video');
};

describe('the speed of a video', () => {
  it('RE-233: once chosen is that of the next video, also on the next page', () => {
    const first = render(<Attachments attachments={[video('one'), video('two')]} />);
    expect(open('one.mp4')?.playbackRate).toBe(1);
    fireEvent.click(screen.getByRole('radio', { name: '1.5x' }));
    expect(document.querySelector('video')?.playbackRate).toBe(1.5);
    expect(document.cookie).toContain('muster_playback_rate=1.5');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(open('two.mp4')?.playbackRate).toBe(1.5);
    first.unmount();
    render(<Attachments attachments={[video('three')]} />);
    expect(open('three.mp4')?.playbackRate).toBe(1.5);
  });
});
