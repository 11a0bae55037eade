import { createFileRoute } from '@tanstack/react-router';
import { OperatorFrame } from '../areas/operator/parts/operator-frame.tsx';
import { GuidanceHost } from '../areas/operator/guidance/guidance.host.tsx';
import { PeopleHost } from '../areas/operator/people/people.host.tsx';

export const Route = createFileRoute('/_app/operator/people')({ component: People });

function People() {
  return (
    <OperatorFrame current="people">
      <PeopleHost />
      <GuidanceHost />
    </OperatorFrame>
  );
}
