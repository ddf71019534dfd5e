import { beforeEach, expect, test } from 'vitest'
import { useRemoveCompany } from '#api/generated/companies.writes.ts'
import { useRemoveLocker } from '#api/generated/lockers.writes.ts'
import { useRemoveOrder } from '#api/generated/orders.writes.ts'
import { useRemoveSlot } from '#api/generated/slots.writes.ts'
import { useRemoveTemperatureZone } from '#api/generated/temperature-zones.writes.ts'
import { useRemoveUser } from '#api/generated/users.writes.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { write } from '#api/test-hooks.ts'
import { hasSession } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'

const formFailure = "Une erreur s'est produite ! Veuillez recommencer."
const reason = 'La machine « Taina » contient encore <b>3</b> colis.'

/** Deletions, and the resources whose answers contain the deleted record. */
const deletions = [
  ['companies', useRemoveCompany, 'companies'],
  ['users', useRemoveUser, 'users'],
  ['lockers', useRemoveLocker, 'lockers'],
  ['temperature_zones', useRemoveTemperatureZone, 'lockers'],
  ['slots', useRemoveSlot, 'lockers'],
  ['orders', useRemoveOrder, 'orders'],
] as const

const answers = [
  [reason, () => json({ 'hydra:description': reason }, 403)],
  [reason, () => json({ detail: reason }, 403)],
  [formFailure, () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  [formFailure, () => json({ 'hydra:description': 'Plus de place sur le disque.' }, 500)],
  [formFailure, () => json({ 'hydra:description': 'Not Found' }, 404)],
] as const

beforeEach(() => {
  queryClient.clear()
  signIn()
})

test.each(deletions)(
  '[CO-12] [USR-09] [LOC-37] [ORD-80] [N30] [ERR-11] [ERR-12] [ERR-56] DELETE %s: every failure is shown, the list is read again, the session goes on',
  async (path, useRemove, shownBy) => {
    for (const [sentence, answer] of answers) {
      flash.clear()
      const calls = answerCalls(answer)
      queryClient.setQueryData([shownBy, 'list', {}], 'rows')
      await expect(write(queryClient, useRemove, { id: 7 })).rejects.toBeInstanceOf(Error)
      expect(queryClient.getQueryState([shownBy, 'list', {}])?.isInvalidated).toBe(true)
      expect(JSON.parse(localStorage.getItem('eb_flash_session') ?? '')).toEqual({ status: 'error', message: sentence })
      expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`DELETE /api/${path}/7`])
      expect(hasSession()).toBe(true)
    }
  },
)
