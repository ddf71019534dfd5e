import type { World } from '../fixtures/world.ts'

export async function seedCompanies(world: World, ...companies: object[]) {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies })
}
