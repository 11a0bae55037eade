/** Tells a stand-in of the demo to misbehave until `behave`. */
export async function misbehave(
  url: string,
  trouble: { readonly vendor: string; readonly kind: string; readonly where?: string },
): Promise<void> {
  const answer = await fetch(`${url}/stand-ins/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  });
  if (!answer.ok) throw new Error(`the stand-in refused: ${await answer.text()}`);
}

/** Ends all misbehaviour of the stand-ins. */
export async function behave(url: string): Promise<void> {
  await fetch(`${url}/stand-ins/trouble`, { method: 'DELETE' });
}
