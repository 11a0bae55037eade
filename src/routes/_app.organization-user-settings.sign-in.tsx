import { createFileRoute } from '@tanstack/react-router';
import { OwnSignInHost } from '../areas/organization/own-sign-in/own-sign-in.host.tsx';

export const Route = createFileRoute('/_app/organization-user-settings/sign-in')({ component: OwnSignInHost });
