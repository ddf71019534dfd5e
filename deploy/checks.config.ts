import { defineConfig } from 'vitest/config'

/** Checks of the sweep that start processes and servers. The unit tests start none. */
export default defineConfig({ test: { include: ['{deploy,tools,e2e,e2e/stub}/*.check.ts'], testTimeout: 60_000 } })
