// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SidePanel } from './side-panel.tsx';

beforeEach(() => void Object.assign(document.body, { innerHTML: '' }));
afterEach(cleanup);

function List({ names }: { readonly names: readonly string[] }) {
  const [opened, open] = useState<string | null>(null);
  const [gone, leave] = useState<string | null>(null);
  return (
    <main id="main">
      <h1>Results</h1>
      <ul>
        {names
          .filter((name) => name !== gone)
          .map((name) => (
            <li key={name} aria-current={name === opened ? 'true' : undefined}>
              <button type="button" data-key={name} onClick={() => open(name)}>
                {name}
              </button>
              <button type="button" onClick={() => open(name)}>
                Publish {name}
              </button>
            </li>
          ))}
      </ul>
      {opened === null ? null : (
        <SidePanel title={opened} subject={opened} position="of two" onClose={() => open(null)} onNext={() => open(names[1] ?? null)}>
          <button key={opened} type="button" onClick={() => leave(opened)}>
            Take away
          </button>
        </SidePanel>
      )}
    </main>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const close = () => fireEvent.keyDown(screen.getByRole('complementary'), { key: 'Escape' });
const focused = () => document.activeElement?.textContent;

describe('a panel in which something goes', () => {
  function People() {
    const [names, setNames] = useState(['Ana', 'Luca']);
    return (
      <SidePanel title="Moderators" onClose={() => setNames([])}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
            Remove {name}
          </button>
        ))}
      </SidePanel>
    );
  }

  it('takes the focus that went with it, so that Escape closes it', async () => {
    render(<People />);
    press('Remove Luca');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('complementary'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Remove Ana' })).toBeNull();
  });

  it('leaves the focus where somebody has moved it meanwhile', async () => {
    render(<People />);
    screen.getByRole('button', { name: 'Remove Ana' }).focus();
    (document.activeElement as HTMLElement).blur();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Luca' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a panel that is closed', () => {
  it('gives the focus back to what opened it', () => {
    render(<List names={['Ann', 'Ben']} />);
    press('Publish Ann');
    expect(document.activeElement).toBe(screen.getByRole('complementary'));
    close();
    expect(focused()).toBe('Publish Ann');
  });

  it('gives it to the row that was shown last', () => {
    render(<List names={['Ann', 'Ben']} />);
    press('Ann');
    press('Next');
    close();
    expect(focused()).toBe('Ben');
  });

  it('gives it to the title where neither stands any more', async () => {
    render(<List names={['Ann']} />);
    press('Ann');
    press('Take away');
    close();
    await expect.poll(focused).toBe('Results');
  });
});

describe('a panel that stays while one thing after another is read', () => {
  const panel = () => screen.getByRole('complementary');

  it('keeps the focus where it is, and tells who listens what is shown now', async () => {
    render(<List names={['Ann', 'Ben']} />);
    press('Ann');
    const before = panel();
    press('Next');
    expect(panel()).toBe(before);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Next');
    await expect.poll(() => screen.getByRole('status').textContent).toBe('Ben, of two');
  });

  it('takes the focus that went with what was in it, and that of another row', () => {
    render(<List names={['Ann', 'Ben']} />);
    press('Ann');
    screen.getByRole('button', { name: 'Take away' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Ben' }));
    expect(document.activeElement).toBe(panel());
    press('Ann');
    expect(document.activeElement).toBe(panel());
  });
});
