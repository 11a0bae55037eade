import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn as Session } from '#src/viewer.tsx';

const fieldOf = ({ definitions: [definition] }: DocumentNode): string => {
  const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  return field?.kind === Kind.FIELD ? field.name.value : '';
};

/** A signed-in member around a view that sends mutations: what was sent, by field, and answers, which stay out unless given. */
export const signedInWith = (answer: () => Promise<unknown> = () => new Promise(() => undefined), role: ActorRole = 'test_manager') => {
  const calls: unknown[] = [];
  const mutation = (document: DocumentNode, { input }: { readonly input: unknown }) => {
    calls.push({ [fieldOf(document)]: input });
    return { toPromise: () => answer().then((answered) => ({ data: { [fieldOf(document)]: answered } })) };
  };
  const signedIn = { viewer: { id: 'u1', role }, portal: { client: { mutation } } } as unknown as Session;
  const SignedIn = ({ children }: { readonly children: ReactNode }) => <SignedInContext value={signedIn}>{children}</SignedInContext>;
  return { calls, SignedIn };
};
