import { time } from './timing.ts';
import type { Stand } from './timing.ts';
import { choose, open } from './wizard.ts';

const deviceCount = 5_000;

type Device = { readonly id: string; readonly name: string };
type Answer = { readonly data?: { mobileDevices?: readonly Device[] } | null };

/** Lets the answers of the server offer as many devices as no catalogue has today. */
const offerDevices = ({ page }: Stand): Promise<unknown> =>
  page.route('**/api/customer_portal', async (route) => {
    if (!route.request().postData()?.includes('TargetingChoices')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as Answer;
    const known = body.data?.mobileDevices ?? [];
    if (body.data == null || known.length === 0) return route.fulfill({ response });
    body.data.mobileDevices = Array.from({ length: Math.ceil(deviceCount / known.length) }, (_, round) =>
      round === 0 ? known : known.map(({ id, name, ...more }) => ({ ...more, id: `${id}-${round}`, name: `${name} ${round + 1}` })),
    )
      .flat()
      .slice(0, deviceCount);
    return route.fulfill({ response, json: body });
  });

/** Searches among thousands of devices and takes one. */
export async function measureDevices(stand: Stand, test: string): Promise<void> {
  await offerDevices(stand);
  await open(stand, test, 'targeting');
  await time(stand, `${deviceCount} devices`, () => choose(stand, 'Devices', 'galaxy s2'));
}
