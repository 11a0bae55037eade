export const demoPassword = 'crowd-demo';

export type DemoAccount = { readonly email: string; readonly title: string; readonly about: string };

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'customer@demo.test', title: 'Customer', about: 'Northwind, every feature on' },
  { email: 'manager@demo.test', title: 'Test manager', about: 'Northwind, may switch organization' },
  { email: 'moderator@demo.test', title: 'Community test manager', about: 'One accepted, one open assignment' },
  { email: 'trial@demo.test', title: 'Customer on trial', about: 'Contoso, 2 days left, empty' },
  { email: 'classic@demo.test', title: 'Customer', about: 'Fabrikam, the simple launch form' },
  { email: 'operator@demo.test', title: 'Operator', about: 'Runs this installation' },
];
