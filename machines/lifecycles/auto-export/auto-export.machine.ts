import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { givenSeverities } from '#schema/vocabulary/issue.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { AutoExportContext, AutoExportEvent, AutoExportRow } from './auto-export.types.ts';

const autoExportSetup = setup({
  types: { context: {} as AutoExportContext, events: {} as AutoExportEvent, input: {} as AutoExportContext },
  guards: {
    mayExport: roleIn('customer', 'test_manager'),
    isWantedOff: ({ event }) => event.type === 'export.toggle' && event.enabled === false,
    isWantedOn: ({ event }) => event.type === 'export.toggle' && event.enabled === true,
    hasActiveDestination: ({ context }) => context.enabledDestinations.some((name) => context.activeDestinations.includes(name)),
    hasDestination: ({ event }) => event.type === 'settings.save' && event.enabledDestinations.length > 0,
    hasActiveDestinations: ({ context, event }) =>
      event.type === 'settings.save' &&
      event.enabledDestinations.every((name) => context.activeDestinations.includes(name) || context.enabledDestinations.includes(name)),
    hasKnownSeverities: ({ event }) =>
      event.type === 'settings.save' && event.severitiesForExport.every((severity) => givenSeverities.some((given) => given === severity)),
  },
  actions: {
    rememberSettings: assign((_, params: { enabledDestinations: readonly string[]; severitiesForExport: readonly string[] }) => ({
      enabledDestinations: [...new Set(params.enabledDestinations)],
      severitiesForExport: [...new Set(params.severitiesForExport)],
    })),
    keep: assign({}),
  },
});

const settings = autoExportSetup.createStateConfig({
  on: {
    'settings.save': {
      guard: and(['mayExport', 'hasDestination', 'hasActiveDestinations', 'hasKnownSeverities']),
      actions: {
        type: 'rememberSettings',
        params: ({ event }) => ({ enabledDestinations: event.enabledDestinations, severitiesForExport: event.severitiesForExport }),
      },
    },
  },
}).on;

/** A destination with an inactive integration may stay, and waits. */
export const autoExportMachine = autoExportSetup.createMachine({
  id: 'autoExport',
  context: ({ input }) => input,
  initial: 'disabled',
  states: {
    disabled: {
      on: {
        ...settings,
        'export.toggle': [
          { guard: and(['mayExport', 'isWantedOff']), actions: 'keep' },
          { guard: and(['mayExport', 'hasActiveDestination']), target: 'enabled' },
        ],
      },
    },
    enabled: {
      on: {
        ...settings,
        'export.toggle': [
          { guard: and(['mayExport', 'isWantedOn']), actions: 'keep' },
          { guard: 'mayExport', target: 'disabled' },
        ],
      },
    },
  },
});

const { noDestination, noActiveDestination, notActive } = autoExportTexts;

export const autoExportLifecycle = columnLifecycle<typeof autoExportMachine, AutoExportRow>({
  name: 'auto-export',
  machine: autoExportMachine,
  status: 'state',
  remembers: ['enabledDestinations', 'severitiesForExport'],
  facts: ['activeDestinations'],
  reasons: {
    mayExport: notAllowed('Only customers and test managers can change auto-export.'),
    isWantedOff: refusal('blank', noActiveDestination, ['enabledDestinations']),
    isWantedOn: refusal('invalid_state', 'Auto-export is off.'),
    hasActiveDestination: refusal('blank', noActiveDestination, ['enabledDestinations']),
    hasDestination: refusal('blank', noDestination, ['enabledDestinations']),
    hasActiveDestinations: refusal('inclusion', notActive, ['enabledDestinations']),
    hasKnownSeverities: refusal('inclusion', 'The severity must be low, medium, high or critical.', ['severitiesForExport']),
  },
  sentences: { enabled: 'Auto-export is on.', disabled: 'Auto-export is off.' },
  samples: {
    'export.toggle': { enabled: null },
    'settings.save': { enabledDestinations: ['jira:WEB'], severitiesForExport: ['critical', 'high'] },
  },
});
