// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { autoExportSettingsMachine, destinationBox, severityBox } from '#machines/flows/issues/auto-export-settings.ts';
import type { AutoExportSettingsContext, SavedSettings } from '#machines/flows/issues/auto-export-settings.ts';
import { toggleAutoExportMachine } from '#machines/flows/issues/toggle-auto-export.ts';
import { AutoExportForm } from './auto-export-form.view.tsx';
import { AutoExportPageView, NoDestinationsView, UnloadedAutoExportView } from './auto-export-page.view.tsx';
import { ToggleAutoExportView } from './toggle-auto-export.view.tsx';

afterEach(cleanup);

const saved: SavedSettings = { version: 1, enabledDestinations: ['jira:WEB'], severitiesForExport: ['high'] };
const jira = { name: 'Jira (WEB, Bug)', value: 'jira:WEB' };
const github = { name: 'GitHub (shop/web)', value: 'github:shop/web' };

const form = (
  context: Partial<AutoExportSettingsContext> = {},
  value: 'saving' | { editing: 'calm' | 'correcting' } = { editing: 'calm' },
) => {
  const input = { saved, choices: {} };
  const snapshot = autoExportSettingsMachine.resolveState({ value, context: { ...input, isOvertaken: false, ...context } });
  const actorRef = createActor(autoExportSettingsMachine, { input, snapshot });
  const send = vi.spyOn(actorRef, 'send').mockImplementation(() => undefined);
  render(<AutoExportForm actorRef={actorRef} options={[jira]} waiting={[github]} />);
  return send;
};
const boxesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.labels?.[0]?.textContent, box.checked]);

describe('the head', () => {
  it('RE-305, RE-306, RE-307: says whether issues leave by themselves', () => {
    for (const [isEnabled, words] of [
      [true, 'Active'],
      [false, 'Inactive'],
    ] as const) {
      render(
        <AutoExportPageView isEnabled={isEnabled} actions={null}>
          <p>Form</p>
        </AutoExportPageView>,
      );
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Auto-export');
      expect(screen.getByRole('status').textContent).toBe(words);
      cleanup();
    }
  });

  it('RE-316: without a destination leads to the integrations', () => {
    render(<NoDestinationsView />);
    expect(screen.getByText("You don't have any integrations set up, yet")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Integrations' }).getAttribute('href')).toBe('/organization-settings/integrations');
  });

  it('says that it loads, and that it could not', () => {
    const retry = vi.fn<() => void>();
    render(<UnloadedAutoExportView failure={null} />);
    expect(screen.getByText('Loading the settings of auto-export')).toBeDefined();
    cleanup();
    render(<UnloadedAutoExportView failure={{ requestId: 'r1', retry }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the form', () => {
  it('RE-309, RE-310, RE-311: has a box for each severity but unknown, in the order of their rank', () => {
    form();
    expect(boxesIn('Auto-export settings')).toEqual([
      ['Export critical severity issues', false],
      ['Export high severity issues', true],
      ['Export medium severity issues', false],
      ['Export low severity issues', false],
    ]);
  });

  it('RE-312: asks where to, and tells of a destination that waits', () => {
    form({ choices: { [destinationBox(github.value)]: true } });
    expect(screen.getByRole('group', { name: 'Where should we export to?' })).toBeDefined();
    expect(boxesIn('Destinations')).toEqual([
      ['Jira (WEB, Bug)', true],
      ['GitHub (shop/web)', true],
    ]);
    expect(screen.queryByText('No severity is chosen, so nothing is exported.')).toBeNull();
    expect(screen.getByText('Not active: exports wait until the integration is renewed.')).toBeDefined();
  });

  it('says that nothing is exported while no severity is chosen', () => {
    form({ choices: { [severityBox('high')]: false } });
    expect(screen.getByText('No severity is chosen, so nothing is exported.')).toBeDefined();
  });

  it('RE-313, RE-314: sends what is pressed', () => {
    const send = form();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Export critical severity issues' }));
    fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(send.mock.calls.map(([event]) => event)).toEqual([
      { type: 'box.change', box: severityBox('critical'), isChosen: true },
      { type: 'settings.save' },
      { type: 'settings.cancel' },
    ]);
  });

  it('says at its place that no destination is chosen', () => {
    form({ choices: { [destinationBox(jira.value)]: false } }, { editing: 'correcting' });
    const group = screen.getByRole('group', { name: 'Where should we export to?' });
    expect(within(group).getByText('At least one destination has to be selected')).toBeDefined();
  });

  it('says that somebody else has changed the settings', () => {
    form({ isOvertaken: true });
    expect(screen.getByText('Somebody else has changed these settings.')).toBeDefined();
  });
});

describe('the switch', () => {
  const toggle = (matching: number | null, isEnabled = false, disabledReason: string | null = null) => {
    const context = { wish: { enabled: true, exportMatching: false }, matching: matching ?? 0 };
    const snapshot = toggleAutoExportMachine.resolveState({ value: matching === null ? 'resting' : 'asking', context });
    const actorRef = createActor(toggleAutoExportMachine, { snapshot });
    const send = vi.spyOn(actorRef, 'send').mockImplementation(() => undefined);
    render(<ToggleAutoExportView actorRef={actorRef} isEnabled={isEnabled} disabledReason={disabledReason} />);
    return send;
  };

  it('turns on what is off and off what is on, or says why not', () => {
    for (const [isEnabled, words, type] of [
      [false, 'Turn on', 'export.enable'],
      [true, 'Turn off', 'export.disable'],
    ] as const) {
      const send = toggle(null, isEnabled);
      fireEvent.click(screen.getByRole('button', { name: words }));
      expect(send.mock.calls).toEqual([[{ type }]]);
      cleanup();
    }
    toggle(null, false, 'Save or cancel your changes first.');
    expect(screen.getByRole('button', { name: 'Turn on' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Save or cancel your changes first.')).toBeDefined();
  });

  it.each([
    ['Export them too', 'matching.include'],
    ['Only new ones', 'matching.exclude'],
    ['Cancel', 'question.cancel'],
  ])('asks about issues that match already: %s', (words, type) => {
    const send = toggle(1);
    const question = within(screen.getByRole('alertdialog', { name: '1 issue matches now' }));
    fireEvent.click(question.getByRole('button', { name: words }));
    expect(send.mock.calls).toEqual([[{ type }]]);
  });
});
