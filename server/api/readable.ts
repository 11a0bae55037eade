import type { BusEvent } from '../workflow/bus.ts';
import type { RequestContext } from './context.ts';
import { notFound } from './errors.ts';
import { readFacts } from './facts.ts';
import { isId } from './ids.ts';

const onTest = ({ viewer: { organizationId } }: RequestContext, testId: string): BusEvent => ({
  organizationId,
  topic: 'test',
  testId,
  entityId: testId,
  payload: {},
});

export const readable = async (context: RequestContext, given: string): Promise<string> => {
  const testId = given.toLowerCase();
  if (!isId(given)) throw notFound();
  const { viewer, person, database, services } = context;
  const { organizationId, userId } = viewer;
  const { role } = person;
  const facts = await readFacts({ database, ...services }, { organizationId, role, userId: null }, [onTest(context, testId)]);
  if (!facts.mayRead(testId, userId)) throw notFound();
  return testId;
};
