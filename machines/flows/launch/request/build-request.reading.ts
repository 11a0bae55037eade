import { stayingAt, takenOver } from './build-request.rules.ts';
import { buildRequestSetup, soughtBy, wizardOf } from './build-request.setup.ts';
import type { BuildRequestContext } from './build-request.setup.ts';
import type { LoadedDraft } from './build-request.rules.ts';

type Loaded = { readonly context: BuildRequestContext; readonly event: { readonly output: LoadedDraft } };

const taken = ({ event }: Loaded) => takenOver(event.output, null);
const takenInWizard = ({ context, event }: Loaded) => takenOver(event.output, context.draft.wizard);
export const ofTest = ({ event }: { event: { testId: string } }) => ({ testId: event.testId });

export const reading = buildRequestSetup.createStateConfig({
  description: 'Somebody else types into the draft, or it is shared to be read: every page of it can be looked at, and nothing changed.',
  type: 'parallel',
  on: { 'draft.closed': { guard: 'isTheirs', target: 'loading' } },
  states: {
    page: {
      initial: 'summary',
      states: {
        summary: {
          on: {
            'test.edit': {
              guard: { type: 'isOpenable', params: ofTest },
              target: 'wizard',
              actions: { type: 'rememberEdited', params: ({ event }) => ({ testId: event.testId, step: event.step }) },
            },
            'wizard.resume': { guard: 'hasWizard', target: 'wizard' },
            'draft.followed': { guard: 'isTheirs', actions: { type: 'rememberFollowed', params: ({ event }) => event } },
          },
        },
        wizard: {
          description: 'Whoever reads finishes nothing: past the last step it stays at the last.',
          entry: 'forgetMove',
          invoke: {
            id: 'launchWizard',
            src: 'launchWizard',
            input: ({ context, self }) => ({ ...wizardOf(context.draft), flags: context.flags, listener: self, isReading: true }),
            onDone: { target: 'wizard', reenter: true },
            onError: 'summary',
          },
          on: {
            'wizard.changed': { actions: { type: 'rememberStep', params: ({ event }) => ({ step: event.step }) } },
            'draft.followed': [
              {
                guard: { type: 'isTheirsWithOpenTest', params: ({ event }) => ({ saved: event.saved }) },
                target: 'wizard',
                reenter: true,
                actions: {
                  type: 'rememberFollowed',
                  params: ({ context, event }) => ({ ...event, saved: stayingAt(context.draft.wizard, event.saved) }),
                },
              },
              { guard: 'isTheirs', target: 'summary', actions: { type: 'rememberFollowed', params: ({ event }) => event } },
            ],
            'wizard.leave': 'summary',
          },
        },
      },
    },
    hold: {
      initial: 'watching',
      states: {
        watching: {
          invoke: {
            id: 'watchDraft',
            src: 'watchDraft',
            input: ({ context: { draftId, version, holder, of } }) => ({ draftId, version, holder, of }),
            onError: {},
          },
          on: { 'draft.takeOver': { guard: 'mayType', target: 'taking' } },
        },
        taking: {
          tags: 'busy',
          description: 'The page stays as it is read until the draft can be typed into, and from then on.',
          invoke: {
            id: 'loadDraft',
            src: 'loadDraft',
            input: ({ context }) => ({ ...soughtBy(context), takeOver: true }),
            onDone: [
              { guard: 'isInWizard', target: '#found', actions: { type: 'rememberLoaded', params: takenInWizard } },
              { target: '#found', actions: { type: 'rememberLoaded', params: taken } },
            ],
            onError: { target: 'watching', actions: 'announceUntaken' },
          },
        },
      },
    },
  },
});
