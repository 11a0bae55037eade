import { createFileRoute } from '@tanstack/react-router';
import { CountriesHost } from '../areas/operator/countries/countries.host.tsx';

export const Route = createFileRoute('/_app/operator/countries')({ component: CountriesHost });
