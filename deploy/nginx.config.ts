import { defineConfig } from 'vitest/config'

/** `npm run nginx`: apart from the unit tests, because it needs a build and an nginx. */
export default defineConfig({ test: { include: ['deploy/nginx.check.ts'] } })
