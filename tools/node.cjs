'use strict'

// Runs before every script (`node -r ./tools/node.cjs …`), also in an old Node, which cannot read TypeScript: it says in a
// sentence what Node itself would say in a stack.

const { existsSync } = require('fs')
const { join } = require('path')

const NEEDED = 24

const problems = [
  !existsSync(join(__dirname, '..', 'node_modules')) && 'The packages of Consigne are not installed yet: npm ci',
  parseInt(process.versions.node, 10) < NEEDED &&
    `Consigne needs Node ${NEEDED} or newer, and this is ${process.versions.node} (${process.execPath}).\n` +
      'On Linux and Windows `npm ci` brings its own, unless optional packages are left out. Elsewhere: https://nodejs.org',
]

const problem = problems.find(Boolean)
if (problem) {
  console.error(problem)
  process.exit(1)
}
