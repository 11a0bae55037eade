import type { autoExportMachine } from '#machines/lifecycles/auto-export/auto-export.machine.ts';
import type { AutoExportRow } from '#machines/lifecycles/auto-export/auto-export.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const off: AutoExportRow = {
  state: 'disabled',
  enabledDestinations: ['jira:WEB'],
  severitiesForExport: ['high'],
  activeDestinations: ['jira:PAY', 'jira:WEB'],
};
const nowhere: AutoExportRow = { ...off, enabledDestinations: [] };

walkOverHttp<typeof autoExportMachine, AutoExportRow>({
  subject: subjects.autoExport,
  shown: shown.autoExport,
  thing: () => 'auto-export',
  prepare: async (world) => {
    await world.sql('delete from issue_export');
    await world.sql(`update integration set settings = '{}'`);
  },
  facts: async (world, { activeDestinations }) => {
    await world.sql('delete from export_job');
    await world.sql(`update auto_export_settings set destinations = '[]'`);
    for (const value of activeDestinations)
      await world.sql(
        `insert into export_job (organization_id, integration_id, destination, target, params)
         values ($1, $2, 'jira', $3, jsonb_build_object('project_key', $3::text, 'issuetype_name', 'Bug'))`,
        [world.id('organization'), world.id('tracker'), value.slice('jira:'.length)],
      );
  },
  places: {
    off,
    on: { ...off, state: 'enabled' },
    'off without a destination': nowhere,
    'off with an inactive one': { ...off, activeDestinations: ['jira:PAY'] },
    'on without a destination': { ...nowhere, state: 'enabled' },
  },
  asked: {
    'settings.save': {
      mutation: 'saveAutoExportSettings',
      input: ({ enabledDestinations, severitiesForExport }) => ({ enabledDestinations, severitiesForExport }),
    },
    'export.toggle': { mutation: 'toggleAutoExport', input: ({ enabled }) => (enabled === null ? {} : { enabled }) },
  },
  elsewhere: {},
  more: [
    { type: 'settings.save', enabledDestinations: [], severitiesForExport: ['high'] },
    { type: 'settings.save', enabledDestinations: ['jira:PAY', 'github:nowhere'], severitiesForExport: [] },
    { type: 'settings.save', enabledDestinations: ['jira:PAY', 'jira:PAY'], severitiesForExport: ['low'] },
    { type: 'settings.save', enabledDestinations: ['jira:PAY'], severitiesForExport: ['unknown'] },
    { type: 'export.toggle', enabled: true },
    { type: 'export.toggle', enabled: false },
  ],
});
