// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, pageOptions, writeOptions } from '../resource.ts'
import type { Selection } from '../query-string.ts'
import type { Words } from '../words.ts'
import { user, type User, type Role } from './entities.ts'

export interface UserCreate {
  lastName: string
  firstName: string
  email: string
  phone: string
  username: string
  plainPassword: string
  roles: Role[]
  enabled?: boolean
  apmAccessCode?: number
}

export interface UserUpdate {
  lastName?: string
  firstName?: string
  email?: string
  phone?: string
  username?: string
  roles?: string[]
  enabled?: boolean
  apmAccessCode?: number
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

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Selection<User>
}

/** One page of users. */
export const list = (params: ListParams = {}) =>
  pageOptions({ key: ['users', 'list', params], path: 'users', query: { ...params }, read: identified(user) })

/** One page of users, then the following ones by the server's links. */
export const listInfinite = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['users', 'listInfinite', params], path: 'users', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(user) })

/** Every user, for the pickers. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['users', 'all', params], path: 'users', query: { page: 1, itemsPerPage: 10000, ...params }, read: identified(user) })

export type CreateVariables = { body: UserCreate }

/** Create a user. */
export const create = (words?: Words<User, CreateVariables>) =>
  writeOptions({
    key: ['users', 'create'],
    call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'users', body, contentType: 'application/ld+json' }),
    read: identified(user),
    meta: { invalidates: ['users', 'companies'], failure: 'form' },
    words,
  })

export interface OneParams {
  q?: Selection<User>
}

/** One user. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['users', 'one', id, params], path: `users/${id}`, query: { ...params }, read: identified(user) })

export type UpdateVariables = { id: number; body: UserUpdate }

/** Change a user, or one's own profile. */
export const update = (words?: Words<User, UpdateVariables>) =>
  writeOptions({
    key: ['users', 'update'],
    call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `users/${id}`, body, contentType: 'application/merge-patch+json' }),
    read: identified(user),
    meta: { invalidates: ['users', 'companies', 'orders'], failure: 'form' },
    words,
  })

export type RemoveVariables = { id: number }

/** Delete a user who neither owns nor belongs to a company. */
export const remove = (words?: Words<undefined, RemoveVariables>) =>
  writeOptions({
    key: ['users', 'remove'],
    call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `users/${id}` }),
    read: nothing,
    meta: { invalidates: ['users', 'companies', 'orders'], failure: 'refusal', deletes: 'users' },
    words,
  })

export type UpdatePasswordVariables = { id: number; body: PasswordUpdate }

/** Change a password, one's own or another user's. */
export const updatePassword = (words?: Words<User, UpdatePasswordVariables>) =>
  writeOptions({
    key: ['users', 'updatePassword'],
    call: ({ id, body }: UpdatePasswordVariables) => ({ method: 'PATCH', path: `users/${id}/update-password`, body, contentType: 'application/merge-patch+json' }),
    read: identified(user),
    meta: { invalidates: [], failure: 'form' },
    words,
  })

export const useMe = (params?: MeParams) => useSuspenseQuery(me(params))
export const useUsers = (params?: ListParams) => useSuspenseQuery(list(params))
export const useInfiniteUsers = (params?: Omit<ListParams, 'page'>) => useSuspenseInfiniteQuery(listInfinite(params))
export const useAllUsers = (params?: Omit<ListParams, 'page'>) => useSuspenseQuery(all(params))
export const useCreateUser = (words?: Words<User, CreateVariables>) => useMutation(create(words))
export const useUser = (id: number, params?: OneParams) => useSuspenseQuery(one(id, params))
export const useUpdateUser = (words?: Words<User, UpdateVariables>) => useMutation(update(words))
export const useRemoveUser = (words?: Words<undefined, RemoveVariables>) => useMutation(remove(words))
export const useUpdateUserPassword = (words?: Words<User, UpdatePasswordVariables>) => useMutation(updatePassword(words))
