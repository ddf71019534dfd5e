import type { HistoryState, ParsedLocation } from '@tanstack/react-router'
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { clearSession } from '#api/session-end.ts'
import { tokenOf } from '#api/test-calls.ts'
import { parseConfig } from '#app/config/config.ts'
import { type historyKeys, storageKeys } from '#lib/storage-keys.ts'
import { hasItem, writeJson } from '#lib/storage.ts'
import { beginSession } from '#session/session.ts'
import { arrivalAddress, createPageSession, ofFeature } from './guards.ts'

const here = (username: string) => beginSession({ accessToken: tokenOf(username) })
/** Starts the next page in this tab: after a reload, or opened by a link. */
const newPage = (opened?: string) => createPageSession(opened)

beforeEach(() => {
  clearSession()
  sessionStorage.clear()
})

test('[AUTH-08] only the address with which the page was opened is kept', () => {
  expect(newPage('/lockers/detail/1').signInStateFor('/lockers/detail/1?x=1')).toEqual({
    address: '/lockers/detail/1?x=1',
  })
  expect(newPage('/connexion').signInStateFor('/lockers/detail/1')).toEqual({})
  // A reload, or Back from another page.
  expect(newPage().signInStateFor('/lockers/detail/1')).toEqual({})
})

test('the state of a history entry has only the keys in the table of stored values', () => {
  // The router's own entries begin with __.
  expectTypeOf<Exclude<keyof HistoryState, `__${string}`>>().toEqualTypeOf<keyof typeof historyKeys>()
})

test('a screen that is switched off is unknown, and the default opens where it is the first one', () => {
  const context = { config: parseConfig({ features: { analysis: false } }) }
  const open = (state: HistoryState) => {
    try {
      return ofFeature('analysis')({ context, location: { href: '/analyse', state: state as ParsedLocation['state'] } })
    } catch (thrown) {
      return thrown
    }
  }
  expect(open({})).toMatchObject({ isNotFound: true })
  expect(open({ isHome: true })).toMatchObject({ options: { to: '/societes' } })
})

test('after signing out there is no reason and no address, whatever address is opened next', () => {
  const page = newPage('/lockers')
  here('teva')
  page.begin()
  expect(page.end({ why: 'signed-out' }, '/lockers')).toEqual({})
  expect(page.signInStateFor('/lockers')).toEqual({})
  expect(page.hasEnded()).toBe(true)
})

test('[AUTH-36] an ended session is recorded as missing, with its user and the requested address', () => {
  const page = newPage()
  here('teva')
  page.begin()
  clearSession()
  const ended = { why: 'missing', username: 'teva', address: '/bookings' }
  expect(page.signInStateFor('/bookings')).toEqual(ended)
  // Another screen gets the same state.
  expect(page.signInStateFor('/societes')).toEqual(ended)
  here('moana')
  page.begin()
  expect(page.hasEnded()).toBe(false)
})

test('[AUTH-34] the reason survives one reload and is removed when it is read', () => {
  const before = newPage()
  here('teva')
  before.begin()
  before.keepForReload(before.end({ why: 'refused' }, '/bookings'))
  const after = newPage()
  const ended = { why: 'refused', username: 'teva', address: '/bookings' }
  expect(after.signInStateFor('/bookings')).toEqual(ended)
  expect(hasItem(storageKeys.signInState)).toBe(false)
  expect(after.signInStateFor('/bookings')).toEqual(ended)
  expect(newPage().signInStateFor('/bookings')).toEqual({})
})

test('a reason that was not read is removed at the next sign-in', () => {
  writeJson(storageKeys.signInState, { why: 'refused' })
  here('teva')
  newPage().begin()
  expect(hasItem(storageKeys.signInState)).toBe(false)
})

const isScreen = (pathname: string) => pathname.startsWith('/lockers')

test('[AUTH-08] a sign-in leads to the requested address, if it is a screen', () => {
  here('teva')
  expect(arrivalAddress({ address: '/lockers/detail/1?x=1#y' }, isScreen)).toBe('/lockers/detail/1?x=1#y')
  expect(arrivalAddress({ address: '/nulle-part' }, isScreen)).toBe('/')
  expect(arrivalAddress({}, isScreen)).toBe('/')
})

const outside = ['//evil.test', String.raw`/\evil.test`, '/%5Cevil.test', 'https:evil.test', '/\t/evil.test']
test.each(outside)('a sign-in does not lead to %j', (address) => {
  const isAny = vi.fn(() => true)
  expect(arrivalAddress({ address }, isAny)).toBe('/')
  expect(isAny).not.toHaveBeenCalled()
})

test('the address where a session ended is used only for the same person', () => {
  const ended = { why: 'refused', address: '/lockers' } as const
  here('teva')
  expect(arrivalAddress({ ...ended, username: 'teva' }, isScreen)).toBe('/lockers')
  expect(arrivalAddress({ ...ended, username: 'moana' }, isScreen)).toBe('/')
  // The user of that session is unknown.
  beginSession({ accessToken: 'opaque' })
  expect(arrivalAddress(ended, isScreen)).toBe('/')
})
