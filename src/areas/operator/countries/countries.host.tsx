import { savePayoutMultiplierMachine } from '#machines/flows/operator/acts.ts';
import { useForm } from '#src/use-form.ts';
import { useQuery } from 'urql';
import { Unloaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { OperatorCountries, SavePayoutMultiplier } from './countries.documents.ts';
import { CountriesView, MultiplierView } from './countries.view.tsx';
import type { ShownCountry } from './countries.view.tsx';

/** What testers are paid in each country, beside what a test pays. */
export function CountriesHost() {
  const { typed, setTyped, query } = useTyped();
  const [{ data, error }, ask] = useQuery({ query: OperatorCountries, variables: { query }, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const saving = useForm(savePayoutMultiplierMachine, SavePayoutMultiplier, {
    done: 'The multiplier was saved. It applies to tests launched from now on.',
    onDone: again,
  });
  const change = ({ id, name, payoutMultiplier }: ShownCountry) =>
    saving.send({ type: 'form.open', values: { countryId: id, name, multiplier: String(payoutMultiplier) } });
  return (
    <OperatorFrame current="countries">
      <CountriesView
        countries={data?.operatorCountries ?? null}
        unread={<Unloaded what="countries" error={error} onRetry={again} />}
        typed={typed}
        onType={setTyped}
        onChange={change}
      />
      <MultiplierView actorRef={saving} />
    </OperatorFrame>
  );
}
