import { usePageTitle } from '#src/title.ts';
import { useIntegrations } from '../use-integrations.ts';
import { ZephyrCards } from '../zephyr-connections/zephyr-cards.host.tsx';
import { IntegrationsView } from './integrations.view.tsx';

/** The list of integrations. */
export default function IntegrationsHost() {
  usePageTitle('Integrations');
  const { integrations, failure } = useIntegrations();
  return (
    <IntegrationsView integrations={integrations} failure={failure}>
      <ZephyrCards />
    </IntegrationsView>
  );
}
