import type { startConsole } from './console.ts'
import type { Engine } from './engine.ts'
import type { Page } from './page.ts'

export interface Scene {
  page: Page
  engine: Engine
  server: Awaited<ReturnType<typeof startConsole>>
}

export interface Step {
  name: string
  run: (scene: Scene) => Promise<unknown>
  /** Reason why an engine does not support the scene. */
  without?: Record<string, string>
}
