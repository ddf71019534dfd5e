// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useInfiniteQuery, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { growingSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
import type { Selection } from '../query-string.ts'
import { identified, nothing } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, writeOptions } from '../resource.ts'
import type { Words } from '../words.ts'
import { user, type User, type Role } from './entities.ts'

export interface UserCreate {
  lastName: string
  firstName: string
  email: string
  phone: string
  username: string
  enabled?: boolean
  apmAccessCode?: number
  plainPassword: string
  roles: Role[]
}

export interface UserUpdate {
  lastName?: string
  firstName?: string
  email?: string
  phone?: string
  username?: string
  enabled?: boolean
  apmAccessCode?: number
  roles?: string[]
}

export interface PasswordUpdate {
  currentPassword: string
  newPassword: string
  newPasswordRetyped: string
}

export interface MeParams {
  q?: Selection<User>
}

/** The signed-in user. */
export const me = (params: MeParams = {}) =>
  itemOptions({ key: ['users', 'me', params], path: 'me', query: { ...params }, read: user })

/** The signed-in user with the id to write to. An answer without an id is a failure. */
export const ownAccount = (params: MeParams = {}) =>
  itemOptions({ key: ['users', 'ownAccount', params], path: 'me', query: { ...params }, read: identified(user) })

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Selection<User>
}

/** One page of users, then the following ones by the server's links. */
export const list = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['users', 'list', params], path: 'users', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(user) })

/** Every user, for the pickers. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['users', 'all', params], path: 'users', query: { page: 1, itemsPerPage: 10000, ...params }, read: identified(user) })

export type CreateVariables = { body: UserCreate }

/** Create a user. */
export const useCreateUser = (words?: Words<User, CreateVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'create'],
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'users', body, contentType: 'application/ld+json' }),
      read: identified(user),
      meta: { invalidates: ['users', 'companies'], serverSentence: 'never' },
      words,
    }),
  )

export interface OneParams {
  q?: Selection<User>
}

/** One user. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['users', 'one', id, params], path: `users/${id}`, query: { ...params }, read: identified(user) })

export type UpdateVariables = { id: number; body: UserUpdate }

/** Change a user, or one's own profile. */
export const useUpdateUser = (words?: Words<User, UpdateVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'update'],
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `users/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(user),
      meta: { invalidates: ['users', 'companies', 'orders'], serverSentence: 'never' },
      words,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a user who neither owns nor belongs to a company. */
export const useRemoveUser = (words?: Words<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'remove'],
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `users/${id}` }),
      read: nothing,
      meta: { invalidates: ['users', 'companies', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'users' },
      words,
    }),
  )

export type UpdatePasswordVariables = { id: number; body: PasswordUpdate }

/** Change a password, one's own or another user's. */
export const useUpdateUserPassword = (words?: Words<User, UpdatePasswordVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'updatePassword'],
      call: ({ id, body }: UpdatePasswordVariables) => ({ method: 'PATCH', path: `users/${id}/update-password`, body, contentType: 'application/merge-patch+json' }),
      read: identified(user),
      meta: { invalidates: [], serverSentence: 'never' },
      words,
    }),
  )

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
