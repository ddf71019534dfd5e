import { defineConfig } from 'vitest/config'

/** `npm run nginx` is not part of the unit tests, because it needs a build and an nginx. */
export default defineConfig({ test: { include: ['deploy/nginx*.check.ts'] } })
