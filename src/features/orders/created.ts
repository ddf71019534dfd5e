import { entryMemory } from '#session/tab.ts'

/** The ids of the deliveries that the wizard has created, for the list that follows it. */
export const createdOrders = entryMemory<number[]>()
