// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { growingSettings, pageSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
import type { Asked } from '../records/selections.ts'
import { identified } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, pageOptions } from '../resource.ts'
import { bookingSlot, company, user } from './entities.ts'

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Asked<'/companies'>
  cleveronCompanyId?: string
}

/** One page of companies. */
export const page = (params: ListParams = {}) =>
  pageOptions({ key: ['companies', 'page', params], path: 'companies', query: { ...params }, read: identified(company) })

/** One page of companies, then the following ones by the server's links. */
export const list = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['companies', 'list', params], path: 'companies', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(company) })

/** Every company, for the pickers. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['companies', 'all', params], path: 'companies', query: { page: 1, itemsPerPage: 1000, ...params }, read: identified(company) })

/** Every company with its bookings, for the first step of the delivery wizard. */
export const withBookingSlots = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['companies', 'withBookingSlots', params], path: 'companies', query: { page: 1, itemsPerPage: 1000, ...params }, read: identified(company) })

export interface OneParams {
  q?: Asked<'/companies/{id}'>
}

/** One company. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['companies', 'one', id, params], path: `companies/${id}`, query: { ...params }, read: identified(company) })

export interface MembersParams {
  page?: number
  itemsPerPage?: number
  q?: Asked<'/companies/{id}/members'>
}

/** One page of the users who belong to a company, then the following ones by the server's links. */
export const members = (id: number, params: Omit<MembersParams, 'page'> = {}) =>
  infiniteOptions({ key: ['companies', 'members', id, params], path: `companies/${id}/members`, query: { page: 1, itemsPerPage: 10, ...params }, read: identified(user) })

/** Every member, right before the list is written back (a PATCH replaces it whole). */
export const allMembers = (id: number, params: Omit<MembersParams, 'page'> = {}) =>
  everyPageOptions({ key: ['companies', 'allMembers', id, params], path: `companies/${id}/members`, query: { page: 1, itemsPerPage: 100, ...params }, read: identified(user), complete: true })

export interface BookingsParams {
  page?: number
  itemsPerPage?: number
  q?: Asked<'/companies/{id}/bookings'>
}

/** One page of the bookings of a company, then the following ones by the server's links. */
export const bookings = (id: number, params: Omit<BookingsParams, 'page'> = {}) =>
  infiniteOptions({ key: ['companies', 'bookings', id, params], path: `companies/${id}/bookings`, query: { page: 1, itemsPerPage: 20, ...params }, read: identified(bookingSlot) })

/** Every booking of the company, to place or move an order. */
export const allBookings = (id: number, params: Omit<BookingsParams, 'page'> = {}) =>
  everyPageOptions({ key: ['companies', 'allBookings', id, params], path: `companies/${id}/bookings`, query: { page: 1, itemsPerPage: 50, ...params }, read: identified(bookingSlot) })

export const useCompaniesPage = (params?: ListParams, settings?: QuerySettings) =>
  useQuery({ ...page(params), ...pageSettings, ...settings })
export const useCompaniesList = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useInfiniteQuery({ ...list(params), ...growingSettings, ...settings })
export const useAllCompanies = (params?: Omit<ListParams, 'page'>, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...all(params), ...settings })
export const useAllCompaniesQuery = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...all(params), ...settings })
export const useCompaniesWithBookingSlots = (params?: Omit<ListParams, 'page'>, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...withBookingSlots(params), ...settings })
export const useCompany = (id: number, params?: OneParams, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...one(id, params), ...settings })
export const useCompanyMembers = (id: number, params?: Omit<MembersParams, 'page'>, settings?: QuerySettings) =>
  useInfiniteQuery({ ...members(id, params), ...growingSettings, ...settings })
export const useAllCompanyMembersQuery = (id: number, params?: Omit<MembersParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...allMembers(id, params), ...settings })
export const useCompanyBookings = (id: number, params?: Omit<BookingsParams, 'page'>, settings?: QuerySettings) =>
  useInfiniteQuery({ ...bookings(id, params), ...growingSettings, ...settings })
export const useAllCompanyBookings = (id: number, params?: Omit<BookingsParams, 'page'>, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...allBookings(id, params), ...settings })
export const useAllCompanyBookingsQuery = (id: number, params?: Omit<BookingsParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...allBookings(id, params), ...settings })
