import type { AutoExportRow } from '#machines/lifecycles/auto-export/auto-export.types.ts';
import { graphql } from '../gql.ts';
import type { AutoExportRowFragment } from '../graphql.ts';

export const AutoExportAsked = graphql(`
  fragment AutoExportRow on AutoExportSettings {
    id
    state
    enabledDestinations
    severitiesForExport
    activeDestinations
  }
`);

/** What the chart asks of a AutoExportSettings, from what the API shows of it. */
export const autoExportRowOf = (from: AutoExportRowFragment): AutoExportRow => ({
  state: from.state,
  enabledDestinations: from.enabledDestinations,
  severitiesForExport: from.severitiesForExport,
  activeDestinations: from.activeDestinations,
});

/** The fields of a AutoExportSettings that show columns of its chart. */
export const autoExportFields = { state: 'state', enabledDestinations: 'enabledDestinations', severitiesForExport: 'severitiesForExport', activeDestinations: 'activeDestinations' } as const;
