import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImageViewer } from './image-viewer.tsx';
import { VideoViewer } from './video-viewer.tsx';

afterEach(cleanup);

const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('turns a picture by its key as soon as it is open, and after a press beside it', () => {
  render(<ImageViewer name="shot.png" url="data:," />);
  const picture = screen.getByRole('img', { name: 'shot.png' });
  press('r');
  expect(picture.style.transform).toContain('rotate(90deg)');
  screen.getByRole('button', { name: 'Zoom in' }).focus();
  press('r');
  expect(picture.style.transform).toContain('rotate(180deg)');
});

it('plays a video by its key as soon as it is open', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const nothing = () => undefined;
  render(<VideoViewer id="f" url="data:," start={null} onSecond={nothing} onStale={nothing} />);
  press('k');
  expect(play).toHaveBeenCalledOnce();
  play.mockRestore();
});
