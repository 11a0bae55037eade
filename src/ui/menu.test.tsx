// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';
import type { Navigation } from './navigation.tsx';
import { NavigationProvider } from './navigation.tsx';

afterEach(cleanup);

/** The dialog comes when the menu is gone, and the focus with it. */
function Ending() {
  const [isAsked, ask] = useState(false);
  const items = [{ id: 'a', items: [{ id: 'end', label: 'End' }] }];
  return (
    <>
      <Menu label="More" trigger={<Button>More</Button>} groups={items} onAction={() => setTimeout(() => ask(true), 50)} />
      <Modal
        isOpen={isAsked}
        title="End this test run?"
        onClose={() => ask(false)}
        actions={<Button onPress={() => ask(false)}>Cancel</Button>}
      >
        Now.
      </Modal>
    </>
  );
}

describe('a dialog that a menu opens', () => {
  it('gives the focus back to the button of the menu', async () => {
    render(<Ending />);
    const more = screen.getByRole('button', { name: 'More' });
    fireEvent.click(more);
    fireEvent.click(screen.getByRole('menuitem', { name: 'End' }));
    (document.activeElement as HTMLElement).blur();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(more));
  });
});

describe('a menu', () => {
  const groups = [
    {
      id: 'Actions',
      items: [
        { id: 'export', label: 'Export' },
        { id: 'remove', label: 'Remove', disabledReason: 'Offline' },
      ],
    },
  ];

  it('names a group by its title', () => {
    const titled = [{ id: 'reactions', title: 'React', items: [{ id: 'up', label: 'Thumbs up' }] }];
    render(<Menu label="More" trigger={<Button>More</Button>} groups={titled} onAction={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('group', { name: 'React' })).toBeDefined();
  });

  it.each([
    ['ArrowDown', 'Export'],
    ['ArrowUp', 'Remove'],
  ])('is opened by %s on its button, at %s, and is told by the button while it is open', (key, name) => {
    render(<Menu label="More" trigger={<Button>More</Button>} groups={groups} onAction={() => undefined} />);
    const more = screen.getByRole('button', { name: 'More' });
    expect(more.hasAttribute('aria-controls')).toBe(false);
    fireEvent.keyDown(more, { key });
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name }));
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('menu'));
  });

  it('acts on an item, and an item with a reason says it and does nothing', () => {
    const act = vi.fn<(id: string) => void>();
    render(<Menu label="More" trigger={<Button>More</Button>} groups={groups} onAction={act} />);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    const refused = screen.getByRole('menuitem', { name: 'Remove' });
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Offline');
    fireEvent.click(refused);
    expect(act).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    expect(act).toHaveBeenCalledExactlyOnceWith('export');
  });
});

describe('an entry with an address', () => {
  const places = [{ id: 'places', items: [{ id: 'page', label: 'Open as a page', href: '/issues/7' }] }];
  const show = () => {
    const navigate = vi.fn<Navigation['navigate']>();
    render(
      <NavigationProvider navigate={navigate}>
        <Menu label="More" trigger={<Button>More</Button>} groups={places} onAction={() => undefined} />
      </NavigationProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    return { navigate, entry: screen.getByRole('menuitem', { name: 'Open as a page' }) };
  };

  it('is a link: a press goes there inside the application and closes the menu', () => {
    const { navigate, entry } = show();
    expect([entry.tagName, entry.getAttribute('href')]).toEqual(['A', '/issues/7']);
    expect(fireEvent.click(entry)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/issues/7', { replace: false });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('is left to the browser, which opens another tab: %o', (held) => {
    const { navigate, entry } = show();
    const isLeft = fireEvent.click(entry, held);
    expect(isLeft).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a menu that a key opens', () => {
  it('puts the focus on its first entry, where Enter acts', async () => {
    const act = vi.fn<(id: string) => void>();
    render(
      <Menu label="More" trigger={<Button>More</Button>} groups={[{ id: 'a', items: [{ id: 'end', label: 'End' }] }]} onAction={act} />,
    );
    const more = screen.getByRole('button', { name: 'More' });
    more.focus();
    fireEvent.keyDown(more, { key: 'Enter' });
    fireEvent.click(more, { detail: 0 });
    const end = screen.getByRole('menuitem', { name: 'End' });
    await vi.waitFor(() => expect(document.activeElement).toBe(end));
    fireEvent.keyDown(end, { key: 'Enter' });
    fireEvent.keyUp(end, { key: 'Enter' });
    expect(act).toHaveBeenCalledExactlyOnceWith('end');
  });
});

describe('a modal', () => {
  it('is named by its title and closes on Escape', () => {
    const close = vi.fn<() => void>();
    render(
      <Modal isOpen onClose={close} title="Publish results of 2 testers" actions={<Button kind="primary">Publish 2 testers</Button>}>
        Publishing cannot be undone.
      </Modal>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Publish results of 2 testers' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});
