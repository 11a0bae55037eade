// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AttachFilesView } from './attach-files.view.tsx';

afterEach(cleanup);

const fileOf = (id: string) => ({ id, name: `${id}.apk`, mediaKind: 'archive', size: 2_048 });
const show = (count: number, more: Partial<Parameters<typeof AttachFilesView>[0]> = {}) => {
  const [onChoose, onRemove] = [vi.fn<(files: readonly File[]) => void>(), vi.fn<(at: number) => void>()];
  const files = Array.from({ length: count }, (_, at) => fileOf(`f${at}`));
  render(<AttachFilesView files={files} progress={null} error={null} onChoose={onChoose} onRemove={onRemove} {...more} />);
  return { onChoose, onRemove };
};
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Attach files', { selector: 'input' }), { target: { files } });

it('tells what is attached, takes others, and takes one off', () => {
  const { onChoose, onRemove } = show(2);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['f0.apk 2.0 KiBRemove', 'f1.apk 2.0 KiBRemove']);
  const chosen = [new File(['x'], 'shot.png'), new File(['y'], 'app.apk')];
  choose(...chosen);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(chosen);
  fireEvent.click(screen.getByRole('button', { name: 'Remove f1.apk' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(1);
});

it('tells which are not sent yet', () => {
  show(0, { files: [fileOf('f1'), { ...fileOf(''), name: 'film.mp4' }] });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['f1.apk 2.0 KiBRemove', 'film.mp4 Not sent yetRemove']);
});

it('says why it takes none now, and why one was refused', () => {
  show(1, { progress: 'Sending 2 of 3' });
  expect(screen.getByRole('status').textContent).toBe('Sending 2 of 3');
  expect(screen.getByRole('button', { name: 'choose files', description: /Wait until the files are sent\./ })).toBeDefined();
  cleanup();
  show(20);
  expect(screen.getByText('At most 20 files come along with a request.')).toBeDefined();
  cleanup();
  show(0, { error: 'This type of file is not supported.' });
  expect(screen.getByText('This type of file is not supported.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});
