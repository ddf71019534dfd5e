import type { World } from '../fixtures/world.ts'

export const seedCompanies = (world: World, ...companies: object[]) => world.start({ companies })
