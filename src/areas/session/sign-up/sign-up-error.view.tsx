import { LinkButton } from '#src/ui/link-button.tsx';

type SignUpErrorProps = { readonly title: string; readonly text: string; readonly code: string | null };

/** Where a sign-up ends that the server refused. */
export function SignUpErrorView({ title, text, code }: SignUpErrorProps) {
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="text-ink-2">{text}</p>
      {code === null ? null : <p className="code-text whitespace-normal! [overflow-wrap:anywhere]">{code}</p>}
      <LinkButton kind="primary" size="large" href="/auth/login">
        Log in
      </LinkButton>
    </>
  );
}
