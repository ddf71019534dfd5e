import { aUser } from '../../builders/user.ts'
import type { World } from '../fixtures/world.ts'

const moana = { id: 7, firstName: 'Moana', lastName: 'Tehei', roles: ['ROLE_TECH', 'ROLE_SHIPPER'] }

/** The five accounts of the tests, and Moana, who belongs to no company. */
export async function seedMoana(world: World, more: Parameters<typeof aUser>[0] = {}) {
  await world.reset({ seed: 'empty' })
  await world.seed({ users: [aUser({ ...moana, ...more })] })
}
