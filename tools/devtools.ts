/** Packages of the devtools in the licence file, which lists every package in the build. */
export const devtoolsIn = (licenses: string) =>
  [...licenses.matchAll(/^## (\S+) - \d/gm)].map(([, name = '']) => name).filter((name) => name.includes('devtools'))

/** Whether a script contains code of the devtools, recognised by their class names and component names. */
export const holdsDevtools = (script: string) => /tsqd-|(React|Tan[Ss]tack)(Query|Router)Devtools/.test(script)
