// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { growingSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
import type { Asked } from '../records/selections.ts'
import { identified, mayLackIdentity } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions } from '../resource.ts'
import { user } from './entities.ts'

export interface MeParams {
  q?: Asked<'/me'>
}

/** The signed-in user. */
export const me = (params: MeParams = {}) =>
  itemOptions({ key: ['users', 'me', params], path: 'me', query: { ...params }, read: mayLackIdentity(user) })

/** The signed-in user with the id to write to. An answer without an id is a failure. */
export const ownAccount = (params: MeParams = {}) =>
  itemOptions({ key: ['users', 'ownAccount', params], path: 'me', query: { ...params }, read: identified(user) })

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Asked<'/users'>
}

/** One page of users, then the following ones by the server's links. */
export const list = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['users', 'list', params], path: 'users', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(user) })

/** Every user, for the pickers. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['users', 'all', params], path: 'users', query: { page: 1, itemsPerPage: 10000, ...params }, read: identified(user) })

export interface OneParams {
  q?: Asked<'/users/{id}'>
}

/** One user. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['users', 'one', id, params], path: `users/${id}`, query: { ...params }, read: identified(user) })

export const useMe = (params?: MeParams, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...me(params), ...settings })
export const useOwnAccount = (params?: MeParams, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...ownAccount(params), ...settings })
export const useUsersList = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useInfiniteQuery({ ...list(params), ...growingSettings, ...settings })
export const useAllUsersQuery = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...all(params), ...settings })
export const useUser = (id: number, params?: OneParams, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...one(id, params), ...settings })
export const useUserQuery = (id: number, params?: OneParams, settings?: QuerySettings) =>
  useQuery({ ...one(id, params), ...settings })
