import { defineConfig } from 'vitest/config'

/** `npm run servers` and `npm run hosts` are not part of the unit tests, because they need a build and other servers. */
export default defineConfig({ test: { include: ['deploy/*.check.ts'] } })
