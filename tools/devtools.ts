/** Packages of the devtools in the file of licences, which names every package of which a line is in the build. */
export const devtoolsIn = (licenses: string) =>
  [...licenses.matchAll(/^## (\S+) - \d/gm)].map(([, name = '']) => name).filter((name) => name.includes('devtools'))

/** Whether a script holds what is written in the devtools and nowhere else: class names, names of components. */
export const holdsDevtools = (script: string) => /tsqd-|(React|Tan[Ss]tack)(Query|Router)Devtools/.test(script)
