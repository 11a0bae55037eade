// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { configureIntegrationMachine } from '#machines/flows/integrations/configure-integration.ts';
import type { ConfigureIntegrationInput } from '#machines/flows/integrations/configure-integration.ts';
import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import type { IntegrationRow } from '#machines/lifecycles/integration/integration.types.ts';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { settingsFieldId } from './settings-field.ts';
import { marksOf } from '#tests/support/marked.ts';
import { settingsForms, testRailProblems } from '#schema/rules/integrations/forms.ts';
import { IntegrationPageView, UnloadedIntegrationView } from './integration-page.view.tsx';
import { TestRailFormView, JiraFormView } from './settings-forms.tsx';
import type { ToolLists, ToolList } from './tool-lists.ts';

afterEach(cleanup);

const known = { site: 'https://shop.atlassian.net', username: 'ann@shop.test' };
const begin = (input: Partial<ConfigureIntegrationInput>) => {
  const actorRef = createActor(configureIntegrationMachine, {
    input: { code: 'jira', known: null, typed: {}, unread: [], ...input },
  }).start();
  return { actorRef, send: vi.spyOn(actorRef, 'send') };
};
const listOf = <Item,>(items: readonly Item[], more: Partial<ToolList<Item>> = {}): ToolList<Item> => ({
  items,
  isLoading: false,
  failure: null,
  retry: () => undefined,
  ...more,
});
const lists = (more: Partial<ToolLists> = {}): ToolLists => ({
  blockedReason: null,
  projects: listOf([{ key: 'WEB', name: 'Web shop' }]),
  chosenProject: 'Web shop',
  onSearch: () => undefined,
  issueTypes: listOf(['Bug']),
  fields: listOf([]),
  definitions: [{ code: 'steps', label: 'Steps to reproduce' }],
  ...more,
});
const showJira = (input: Partial<ConfigureIntegrationInput>, isActive: boolean, given: Partial<ToolLists> = {}) => {
  const { actorRef, send } = begin(input);
  render(<JiraFormView actorRef={actorRef} isActive={isActive} lists={lists(given)} />);
  return send;
};
const exporting = { useDefaultExportSettings: true, projectKey: 'WEB', issuetypeName: 'Bug' };
const severity = { externalId: 'f1', name: 'Severity', type: 'option', required: true, allowedValues: ['S1', 'S2'] };

it('is headed by the name of the tool, with the way back, before the tool is there and where it does not come', () => {
  for (const failure of [null, { requestId: 'r1', retry: () => undefined }]) {
    render(<UnloadedIntegrationView code="jira" failure={failure} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jira');
    expect(screen.getByRole('link', { name: 'Back to integrations' })).toBeDefined();
    cleanup();
  }
});

it('is asked for again where it did not come', () => {
  const retry = vi.fn<() => void>();
  render(<UnloadedIntegrationView code="jira" failure={{ requestId: 'r1', retry }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

describe('the form of TestRail', () => {
  it('marks each field that its rule misses, and no other', () => {
    render(<TestRailFormView actorRef={begin({ code: 'testrail' }).actorRef} />);
    const values = { site: '', username: '', apiKey: '' };
    const { marked, required } = marksOf({ values, problems: testRailProblems, idOf: settingsFieldId });
    expect([marked.length, marked]).toEqual([3, required]);
  });

  it('LA-412 LA-413: says at each field what is missing, and sends what is typed', () => {
    const { actorRef, send } = begin({ code: 'testrail' });
    render(<TestRailFormView actorRef={actorRef} />);
    fireEvent.click(screen.getByRole('button', { name: /Test and save/ }));
    expect(screen.getAllByText("can't be blank")).toHaveLength(3);
    fireEvent.change(screen.getByLabelText('API key'), { target: { value: 'key' } });
    expect(send.mock.calls).toEqual([[{ type: 'settings.save' }], [{ type: 'values.change', fields: { apiKey: 'key' } }]]);
    expect(screen.getByLabelText('API key').getAttribute('type')).toBe('password');
  });
});

describe('the form of Jira', () => {
  it('LA-423 SH-300 SH-301 SH-302 SH-303: names the default priorities where a field is empty', () => {
    showJira({}, false);
    expect(['Critical', 'High', 'Medium', 'Low'].map((label) => screen.getByLabelText(label).getAttribute('placeholder'))).toEqual([
      'Highest',
      'High',
      'Medium',
      'Low',
    ]);
  });

  it('SH-295 LA-420: wants a token the first time, and hints at a new one later', () => {
    showJira({}, false);
    expect(screen.getByLabelText('Access token').getAttribute('aria-required')).toBe('true');
    expect(screen.queryByText('Input a new token if you want to change it.')).toBeNull();
    cleanup();
    showJira({ known }, true);
    expect(screen.getByLabelText('Access token').getAttribute('aria-required')).toBeNull();
    expect(screen.getByText('Input a new token if you want to change it.')).toBeDefined();
  });

  it.each([
    ['the first time', null, false],
    ['later', known, true],
  ] as const)('marks each field that its rule misses %s, and no other', (_, settings, isActive) => {
    showJira({ known: settings, typed: exporting }, isActive);
    const form = settingsForms.jira;
    const values = { ...form.empty, ...known, ...exporting };
    const { marked, required } = marksOf({ values, problems: (given) => form.problems(given, settings), idOf: settingsFieldId });
    expect([marked.length > 0, marked]).toEqual([true, required]);
  });

  it('has no settings of exports until the connection works, and says why', () => {
    const send = showJira({}, false);
    fireEvent.click(screen.getByRole('switch', { name: 'Use default export settings' }));
    expect(screen.getByText('Test and save the connection first; projects are read from Jira.')).toBeDefined();
    expect(send.mock.calls).toEqual([]);
  });

  it('shows project, issue type and labels while exports have settings, the type once a project is chosen', () => {
    showJira({ known }, true);
    expect(screen.queryByRole('combobox', { name: 'Project' })).toBeNull();
    cleanup();
    const send = showJira({ known, typed: { useDefaultExportSettings: true } }, true);
    expect(screen.getByText('Choose a project first.')).toBeDefined();
    fireEvent.click(screen.getByRole('combobox', { name: 'Project' }));
    fireEvent.click(screen.getByRole('option', { name: 'Web shop (WEB)' }));
    expect(send.mock.calls).toEqual([[{ type: 'values.change', fields: { projectKey: 'WEB', issuetypeName: '' } }]]);
  });

  it('fills each field with a field of the portal, or always with one of its values', () => {
    const field = { gatField: null, type: 'option', allowedValues: ['S1', 'S2'], defaultValue: '' };
    const typed = { ...exporting, customFieldsMapping: { WEB: { Bug: { f1: field } } } };
    const send = showJira({ known, typed }, true, { fields: listOf([severity]) });
    const mapping = within(screen.getByRole('region', { name: 'Field mapping' }));
    expect([mapping.getByText('Required in Jira'), mapping.getByText('One of a list')]).toHaveLength(2);
    fireEvent.click(mapping.getByRole('combobox', { name: 'Value of Severity' }));
    fireEvent.click(screen.getByRole('option', { name: 'S2' }));
    expect(send.mock.calls).toEqual([
      [
        {
          type: 'values.change',
          fields: { customFieldsMapping: { WEB: { Bug: { f1: { name: 'Severity', ...field, defaultValue: 'S2' } } } } },
        },
      ],
    ]);
  });

  it('offers nothing to choose that Jira cannot be asked for, and says why', () => {
    const send = showJira({ known, typed: exporting }, false, { blockedReason: 'Jira cannot be asked.' });
    expect(screen.getAllByText('Jira cannot be asked.')).toHaveLength(2);
    fireEvent.click(screen.getByRole('combobox', { name: 'Project' }));
    expect([screen.queryByRole('option'), screen.queryByRole('region', { name: 'Field mapping' })]).toEqual([null, null]);
    expect(send.mock.calls).toEqual([]);
  });

  it('says why fields did not come, and asks again', () => {
    const retry = vi.fn<() => void>();
    showJira({ known, typed: exporting }, true, { fields: listOf([], { failure: 'Jira is busy.', retry }) });
    expect(screen.getByText('Jira is busy.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
    cleanup();
    showJira({ known, typed: exporting }, true);
    expect(screen.getByText('This type has no other fields.')).toBeDefined();
  });
});

describe('an integration', () => {
  const places: Readonly<Record<'unconfigured' | 'active' | 'inactive', IntegrationRow>> = {
    unconfigured: { state: 'unconfigured' },
    active: { state: 'active' },
    inactive: { state: 'inactive' },
  };
  const draw = ({ state }: IntegrationRow) => {
    const { actorRef, send } = begin({ code: 'testrail' });
    const onReset = vi.fn<() => void>();
    const integration = { name: 'TestRail', description: 'Runs.', state, clientAuthenticationValid: state === 'active', checkedAt: null };
    render(
      <IntegrationPageView integration={integration as ShownIntegrationFragment} onReset={onReset}>
        <TestRailFormView actorRef={actorRef} />
      </IntegrationPageView>,
    );
    return () => send.mock.calls.length + onReset.mock.calls.length;
  };
  const by = ['customer', 'test_manager'] as const;
  const connect = { 'integration.connect': 'CT' };
  offersWhatTheChartAllows({
    lifecycle: integrationLifecycle,
    places,
    draw,
    controls: { 'integration.connect': /^Test and save/ },
    by,
    allowed: { unconfigured: connect, active: connect, inactive: connect },
  });
  const { unconfigured, ...kept } = places;
  const reset = { 'integration.reset': 'CT' };
  offersWhatTheChartAllows({
    lifecycle: integrationLifecycle,
    places: kept,
    draw,
    controls: { 'integration.reset': /^Reset/ },
    by,
    allowed: { active: reset, inactive: reset },
  });

  it('has nothing to forget before it is set up, though a reset that comes twice is taken', () => {
    draw(unconfigured);
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });
});
