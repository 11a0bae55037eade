// JavaScript, since a Node.js that reads no TypeScript ends with a stack trace before it runs a line of it.
if (process.features.typescript) await import('./start.ts');
else {
  process.stderr.write(
    `Muster needs Node.js 24, and this is ${process.version}. It comes with the package "node", whose install script did not run: ` +
      'run `npm rebuild node --ignore-scripts=false`, or start with a Node.js 24 of your own.\n',
  );
  process.exitCode = 1;
}
