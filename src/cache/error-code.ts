const wordOf = (body: unknown, name: string): string | null => {
  const word: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof word === 'string' ? word : null;
};

/** A proxy may answer with `error_code` in the body: converted to a GraphQL error. */
export const withErrorCode = async (response: Response): Promise<Response> => {
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  if (response.ok || !isJson) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = wordOf(body, 'error_code');
  if (code === null || Array.isArray(Reflect.get(Object(body), 'errors'))) return response;
  const { status, statusText } = response;
  const message = wordOf(body, 'message') ?? wordOf(body, 'error') ?? code;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
  return new Response(JSON.stringify({ errors: [{ message, extensions: { code: code.toUpperCase() } }] }), { status, statusText, headers });
};
