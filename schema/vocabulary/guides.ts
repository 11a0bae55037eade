/** One step of a guide: what is to be done, why, and where. */
export type GuideStep = { readonly label: string; readonly why: string; readonly href: string };

/** Stands in an address for the organization that the step is about; without one, the step leads to the list. */
const customers = '/operator/organizations/$organization';

/** From the launch to the results, in the guides of customers. */
const ofTest = {
  launch: {
    label: 'Launch a request',
    why: 'It names the app, the test cases and who should test. Nothing is sent before you press Launch, and a draft is kept.',
    href: '/launch',
  },
  live: {
    label: 'See it go live',
    why: 'Testers who match are invited once it is live.',
    href: '/results',
  },
  results: {
    label: 'Read the first results',
    why: 'Results are reviewed before you read them. Failed ones become issues, which you accept or reject.',
    href: '/issues',
  },
} as const satisfies Readonly<Record<string, GuideStep>>;

/** What is to be done first, in this order, by whom a guide is for. */
export const guides = {
  operator: {
    title: 'Set up this installation',
    steps: {
      organization: {
        label: 'Create the organization of a customer',
        why: 'Its tests, people and credits stand apart from those of every other.',
        href: '/operator',
      },
      switches: {
        label: 'Choose what it may use',
        why: 'It can launch and chat from the start. Credits, automatic launch and imports are off until you switch them on.',
        href: `${customers}#switches`,
      },
      credits: {
        label: 'Add credits',
        why: 'Its tests are paid with credits, and it has none: a launch would be refused.',
        href: `${customers}#credits`,
      },
      customer: {
        label: 'Invite a customer',
        why: 'A customer describes what is to be tested, and decides about the issues.',
        href: `${customers}#people`,
      },
      manager: {
        label: 'Invite a test manager',
        why: 'A test manager chooses testers, assigns moderators and publishes results.',
        href: `${customers}#people`,
      },
      moderator: {
        label: 'Invite a community test manager',
        why: 'Results are reviewed before a customer reads them. Without a moderator a test stands still.',
        href: `${customers}#people`,
      },
      token: {
        label: 'Make a token for your crowd system',
        why: 'The crowd system hands over testers and their results with it.',
        href: '/operator/crowd',
      },
      testers: {
        label: 'Hand over testers',
        why: 'A launch invites those who match. Your crowd system sends them with saveTesters.',
        href: '/operator/crowd',
      },
      launch: {
        label: 'See the first test go live',
        why: 'Its customer launches a request; where it does not start by itself, its test manager launches the test.',
        href: customers,
      },
    },
  },
  manager: {
    title: 'Your first test',
    steps: {
      team: {
        label: 'Invite a customer',
        why: 'A customer describes what is to be tested, and decides about the issues.',
        href: '/organization-settings/users',
      },
      launch: {
        label: 'Launch a request, or have your customer launch one',
        why: 'A request holds one to ten tests. It names the app, the test cases and who should test.',
        href: '/launch',
      },
      live: {
        label: 'Launch its test',
        why: 'A request that does not start by itself waits for you. Testers are invited once its test is live.',
        href: '/results',
      },
      moderator: {
        label: 'Assign a moderator',
        why: 'Without one, results wait. You can assign whoever has signed in once: open Moderators in the menu of the test.',
        href: '/results',
      },
      results: {
        label: 'Publish the results of a tester',
        why: 'Issues are made from the failed ones, and the customer can read them.',
        href: '/results',
      },
    },
  },
  customer: {
    title: 'Your first test',
    steps: {
      credits: {
        label: 'Get credits',
        why: 'Your tests are paid with credits, and there are none: a launch would be refused. Whoever runs this service adds them.',
        href: '/organization-user/credit-usage',
      },
      ...ofTest,
      team: {
        label: 'Invite a colleague',
        why: 'Everybody in your organization reads the same tests and decides about the same issues.',
        href: '/organization-settings/users',
      },
    },
  },
  trial: {
    title: 'Your trial',
    steps: {
      name: {
        label: 'Name your organization',
        why: 'Colleagues and testers see this name.',
        href: '/organization-settings',
      },
      ...ofTest,
      team: {
        label: 'Invite a colleague',
        why: 'A trial is better judged by two.',
        href: '/organization-settings/users',
      },
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly steps: Readonly<Record<string, GuideStep>> }>>;

export type GuideName = keyof typeof guides;
export const guideNames = Object.keys(guides) as readonly GuideName[];

type StepsOf = { readonly [Name in GuideName]: keyof (typeof guides)[Name]['steps'] };
export type StepName = StepsOf[GuideName];

export const stepsOf = (name: GuideName): readonly (readonly [StepName, GuideStep])[] =>
  Object.entries(guides[name].steps) as unknown as readonly (readonly [StepName, GuideStep])[];

export const guideTexts = { failed: 'The guide could not be put away.' };
