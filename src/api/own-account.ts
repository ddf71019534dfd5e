import { useSuspenseQuery } from '@tanstack/react-query'
import { user } from './generated/entities.ts'
import { identified } from './read.ts'
import { itemOptions } from './resource.ts'

/**
 * The signed-in user, with the id to write to. `GET me` may name itself `/api/me`: without an id in its answer there is
 * nobody who could be changed, and reading it is a failure (G-90, N14).
 */
export const ownAccount = () => itemOptions({ key: ['users', 'ownAccount'], path: 'me', read: identified(user) })

export const useOwnAccount = () => useSuspenseQuery(ownAccount())
