import { readConfig } from '../lib/config.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

const [email = demoAccounts[0]?.email ?? '', password = demoPassword] = process.argv.slice(2);
const { port, publicUrl } = readConfig();

const ask = async (): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/demo/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => null);
  if (answer === null) throw new Error(`No server answers at ${publicUrl}. Start one with npm start.`);
  if (answer.status === 401) throw new Error(`There is no demo account ${email} with this password.`);
  if (!answer.ok) throw new Error(`Tokens are printed in the demo only (the server answered ${answer.status}).`);
  return ((await answer.json()) as { access_token: string }).access_token;
};

try {
  console.log(await ask());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
