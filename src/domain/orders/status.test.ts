import { expect, test } from 'vitest'
import {
  atStatus,
  isInMachine,
  isOnTheWay,
  isOrderStatus,
  ON_THE_WAY,
  ORDER_STATUSES,
  statusFacts,
  statusLabel,
} from './status.ts'

test.each([
  { id: 'ORD-30', status: 'created', label: 'Commande créée', tone: 'dark' },
  { id: 'ORD-31', status: 'ready_for_delivery', label: 'prête pour la livraison', tone: 'warning' },
  { id: 'ORD-32', status: 'picked_up', label: 'en cours de livraison', tone: 'secondary' },
  { id: 'ORD-33', status: 'operin', label: 'déposée', tone: 'info' },
  { id: 'ORD-34', status: 'receive', label: 'récupérée par le client', tone: 'success' },
  { id: 'ORD-35', status: 'operout', label: 'récupérée par le coursier', tone: 'secondary' },
  { id: 'ORD-36', status: 'reminder', label: 'non récupérée depuis un certain temps', tone: 'warning' },
  { id: 'ORD-37', status: 'overtimedue', label: "proche de l'expiration", tone: 'danger' },
  { id: 'ORD-38', status: 'overtime', label: 'expirée', tone: 'danger' },
  { id: 'ORD-39', status: 'left_for_customer_service', label: 'retournée au service client', tone: 'info' },
  { id: 'ORD-40', status: 'return', label: 'retour par le client', tone: 'danger' },
  { id: 'ORD-41', status: 'cancel', label: 'annulée', tone: 'danger' },
])('[$id] « $status » is shown as « $label », in the tone $tone', ({ status, label, tone }) => {
  expect(statusLabel(status)).toBe(label)
  expect(statusFacts(status)?.tone).toBe(tone)
})

test('[ORD-07] [ORD-08] [ORD-09] [ORD-10] [ORD-11] [G-32] the slot is shown in four statuses', () =>
  expect(ORDER_STATUSES.filter(isInMachine)).toEqual(['operin', 'reminder', 'overtimedue', 'overtime']))

test('a parcel is on its way in two statuses', () => expect(ORDER_STATUSES.filter(isOnTheWay)).toEqual(ON_THE_WAY))

test('[ORD-42] an unknown status shows its raw value', () => {
  expect(atStatus(undefined)).toBe('statut inconnu')
  expect(statusLabel('fetched_by_robot')).toBe('fetched_by_robot')
  expect(statusLabel(undefined)).toBe('-')
  expect(statusFacts('constructor')).toBeUndefined()
  expect(isOrderStatus('toString')).toBe(false)
})
