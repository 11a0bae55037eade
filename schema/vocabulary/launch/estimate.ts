/** The choices whose change an estimate looks at. */
export const leverKinds = ['delivery', 'video', 'results', 'targeting'] as const;
export type LeverKind = (typeof leverKinds)[number];

/** How the link to an application answers from outside. */
export const applicationLinkStates = ['answers', 'missing', 'unreachable', 'inside', 'unchecked'] as const;
export type ApplicationLinkState = (typeof applicationLinkStates)[number];
