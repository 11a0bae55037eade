import { createFileRoute } from '@tanstack/react-router';
import { EditProfileHost } from '../areas/organization/edit-profile/edit-profile.host.tsx';

export const Route = createFileRoute('/_app/organization-user-settings/profile')({ component: EditProfileHost });
