import { aCompany } from '../../builders/company.ts'
import type { World } from '../fixtures/world.ts'

export async function seedCompanies(world: World, ...companies: object[]) {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies })
}

export const manyCompanies = (count: number) =>
  Array.from({ length: count }, (_, index) => aCompany({ id: index + 1, name: `Société ${index + 1}` }))
