import { expect, test } from 'vitest'
import { verdictOn } from './change-status.ts'
import { messages } from './copy.ts'
import { factsOf, ORDER_STATUSES } from './status.ts'

test('[ORD-74] an order gets a status only from those that allow it, one by one or in a run', () => {
  for (const now of ORDER_STATUSES) {
    const allowed = ORDER_STATUSES.filter((target) => verdictOn(now, target) === 'write')
    expect(new Set(allowed), now).toEqual(new Set(factsOf(now)?.next))
    expect(verdictOn(now, now)).toBe('there')
  }
})

test.each([undefined, 'fetched_by_robot'])('nothing is sent to an order whose status is %s', (now) => {
  expect(ORDER_STATUSES.map((target) => verdictOn(now, target))).toEqual(ORDER_STATUSES.map(() => 'skip'))
})

test('the sentence names the status that the order has now, or says that it is not known', () => {
  expect(messages.movedOn(14, 'operin')).toBe(
    "Entre-temps, la commande #14 est passée au statut «\u00A0déposée\u00A0». Rien n'a été envoyé\u00A0: l'affichage se met à jour.",
  )
  expect(messages.movedOn(14, undefined)).toMatch(/^Le statut actuel de la commande #14 n'est pas connu\. /)
})
