import { createFileRoute } from '@tanstack/react-router';
import { MailHost } from '../areas/operator/mail/mail.host.tsx';

export const Route = createFileRoute('/_app/operator/mail')({ component: MailHost });
