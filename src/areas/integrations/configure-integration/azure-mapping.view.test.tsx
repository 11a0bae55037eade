// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyMap } from '#machines/flows/integrations/map-fields.ts';
import type { FieldFill, MapValues } from '#machines/flows/integrations/map-fields.ts';
import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import type { IntegrationRow } from '#machines/lifecycles/integration/integration.types.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { AzureMappingView } from './azure-mapping.view.tsx';
import type { ToolLists } from './tool-lists.ts';

afterEach(cleanup);

const listOf = <Item,>(items: readonly Item[]) => ({ items, isLoading: false, failure: null, retry: () => undefined });
const foundIn = { externalId: 'Custom.FoundIn', name: 'Found In', type: 'string', required: true, allowedValues: ['Staging', 'Beta'] };
const lists: ToolLists = {
  blockedReason: null,
  projects: listOf([{ key: 'p1', name: 'Shop' }]),
  chosenProject: 'Shop',
  onSearch: () => undefined,
  issueTypes: listOf(['Bug']),
  fields: listOf([foundIn]),
  definitions: [{ code: 'comment', label: 'Comment' }],
};
const chosen: MapValues = { projectId: 'p1', projectName: 'Shop', workItemType: 'Bug', fields: {} };
const show = (values: MapValues, refusal: string | null = null, given: Partial<ToolLists> = {}) => {
  const [onPlace, onFill, onMap] = [
    vi.fn<(place: object) => void>(),
    vi.fn<(fieldId: string, fill: FieldFill) => void>(),
    vi.fn<() => void>(),
  ];
  render(
    <AzureMappingView
      values={values}
      lists={{ ...lists, ...given }}
      faults={{ projectId: null, workItemType: null, fields: 'Found In does not accept "Beta".' }}
      isSending={false}
      refusal={refusal}
      onPlace={onPlace}
      onFill={onFill}
      onMap={onMap}
    />,
  );
  return { onPlace, onFill, onMap };
};

describe('the field mapping of Azure DevOps', () => {
  it('asks for a project first, then for a type, then shows the fields and what is required', () => {
    const { onPlace } = show(emptyMap);
    expect([screen.getByText('Choose a project first.'), screen.queryByRole('region', { name: 'Field mapping' })]).toEqual([
      expect.anything(),
      null,
    ]);
    fireEvent.click(screen.getByRole('combobox', { name: 'Project' }));
    fireEvent.click(screen.getByRole('option', { name: 'Shop' }));
    expect(onPlace.mock.calls).toEqual([[{ projectId: 'p1', projectName: 'Shop', workItemType: '' }]]);
    cleanup();
    show(chosen);
    const mapping = within(screen.getByRole('region', { name: 'Field mapping' }));
    expect([mapping.getByText('Required in Azure DevOps'), mapping.getByText('Found In does not accept "Beta".')]).toHaveLength(2);
  });

  it('fills a field always with one of its values', () => {
    const fields = { 'Custom.FoundIn': { gatField: null, defaultValue: '' } };
    const { onFill } = show({ ...chosen, fields });
    fireEvent.click(screen.getByRole('combobox', { name: 'Value of Found In' }));
    fireEvent.click(screen.getByRole('option', { name: 'Staging' }));
    expect(onFill.mock.calls).toEqual([['Custom.FoundIn', { gatField: null, defaultValue: 'Staging' }]]);
  });

  it('chooses nothing while the tool cannot be asked, and says why', () => {
    show(chosen, null, { blockedReason: 'It cannot be asked.' });
    expect([screen.getAllByText('It cannot be asked.').length, screen.queryByRole('button', { name: 'Map fields' })]).toEqual([2, null]);
  });

  const places: Readonly<Record<'active' | 'inactive', IntegrationRow>> = { active: { state: 'active' }, inactive: { state: 'inactive' } };
  offersWhatTheChartAllows({
    lifecycle: integrationLifecycle,
    places,
    draw: (row, actor) => {
      const { onMap } = show(chosen, verdicts(integrationLifecycle, row, actor)['integration.map']);
      return () => onMap.mock.calls.length;
    },
    controls: { 'integration.map': /^Map fields$/ },
    by: ['customer', 'test_manager'],
    allowed: { active: { 'integration.map': 'CT' }, inactive: {} },
  });
});
