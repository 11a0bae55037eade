import { GuidanceHost } from '../areas/operator/guidance/guidance.host.tsx';
import { OperatorFrame } from '../areas/operator/parts/operator-frame.tsx';
import { PeopleHost } from '../areas/operator/people/people.host.tsx';

export function People() {
  return (
    <OperatorFrame current="people">
      <PeopleHost />
      <GuidanceHost />
    </OperatorFrame>
  );
}
