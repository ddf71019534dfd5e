import type { OrderStatus } from '#api/generated/entities.ts'
import { NONE, quoted } from '#lib/french.ts'
import type { Tone } from '#ui/badges.tsx'

/** Statuses that staff may set. Only the machine sets the rest. */
export type ManualStatus = Extract<
  OrderStatus,
  'ready_for_delivery' | 'picked_up' | 'operin' | 'receive' | 'operout' | 'left_for_customer_service' | 'cancel'
>

/** The other actions of the list. */
export type OrderAct = 'duplicate' | 'resend' | 'remove'

interface StatusFacts {
  label: string
  tone: Tone
  /** In the order of the specification. */
  next: readonly ManualStatus[]
  /** The likely next status, if it is not the first one of the specification. */
  likely?: ManualStatus
  acts?: readonly OrderAct[]
}

/** The one table of statuses. The labels are copied from the specification, letter for letter. */
const TABLE = {
  created: { label: 'Commande créée', tone: 'dark', next: ['ready_for_delivery', 'cancel'], acts: ['duplicate'] },
  ready_for_delivery: {
    label: 'prête pour la livraison',
    tone: 'warning',
    next: ['picked_up', 'cancel'],
    acts: ['duplicate'],
  },
  picked_up: {
    label: 'en cours de livraison',
    tone: 'secondary',
    next: ['operin', 'left_for_customer_service', 'cancel'],
    acts: ['duplicate'],
  },
  operin: { label: 'déposée', tone: 'info', next: ['receive', 'operout'], acts: ['resend', 'duplicate'] },
  receive: { label: 'récupérée par le client', tone: 'success', next: [] },
  operout: { label: 'récupérée par le coursier', tone: 'secondary', next: ['left_for_customer_service', 'cancel'] },
  reminder: { label: 'non récupérée depuis un certain temps', tone: 'warning', next: ['receive', 'operout'] },
  overtimedue: { label: "proche de l'expiration", tone: 'danger', next: ['receive', 'operout'] },
  // The courier takes an expired parcel back.
  overtime: { label: 'expirée', tone: 'danger', next: ['receive', 'operout'], likely: 'operout' },
  left_for_customer_service: { label: 'retournée au service client', tone: 'info', next: ['receive', 'cancel'] },
  return: { label: 'retour par le client', tone: 'danger', next: [] },
  cancel: { label: 'annulée', tone: 'danger', next: [], acts: ['remove'] },
} satisfies Record<OrderStatus, StatusFacts>

/** Statuses in the order of the specification. */
export const ORDER_STATUSES = Object.keys(TABLE) as OrderStatus[]

export const isOrderStatus = (status: string | undefined): status is OrderStatus =>
  status !== undefined && Object.hasOwn(TABLE, status)

/** Statuses in which the parcel is in the machine. Only then does it have a slot and a pick-up deadline. */
export const IN_MACHINE = ['operin', 'reminder', 'overtimedue', 'overtime'] as const satisfies OrderStatus[]

export type StatusInMachine = (typeof IN_MACHINE)[number]

/** Statuses of a parcel that is on its way to its machine. */
export const ON_THE_WAY = ['ready_for_delivery', 'picked_up'] as const satisfies OrderStatus[]

export const isOnTheWay = (status: string | undefined) => ON_THE_WAY.some((each) => each === status)

/** Statuses in which a parcel is in a machine or on the way to it, in the order in which it passes them. */
export const UNDER_WAY = [...ON_THE_WAY, ...IN_MACHINE] as const satisfies OrderStatus[]

export type StatusUnderWay = (typeof UNDER_WAY)[number]

/** Statuses with work left, in the order in which an order passes them. */
const OPEN = ['created', ...UNDER_WAY, 'left_for_customer_service'] as const satisfies OrderStatus[]

export type OpenStatus = (typeof OPEN)[number]

/** The statuses that an order passes before this one. */
export const statusesBefore = (status: OpenStatus) => OPEN.slice(0, OPEN.indexOf(status))

export const isInMachine = (status: string | undefined): status is StatusInMachine =>
  IN_MACHINE.some((each) => each === status)

/** Facts of a status; undefined for a status that this console does not know. */
export const statusFacts = (status: string | undefined): StatusFacts | undefined =>
  isOrderStatus(status) ? TABLE[status] : undefined

/** Whether the status may still change. */
export const isOngoing = (status: string | undefined) => (statusFacts(status)?.next ?? []).length > 0

/** Most likely next status, never a cancellation. */
export function likelyNext(status: string | undefined): ManualStatus | undefined {
  const facts = statusFacts(status)
  return facts?.likely ?? facts?.next[0]
}

/** The label, or the raw value of an unknown status. */
export const statusLabel = (status: string | undefined): string => statusFacts(status)?.label ?? status ?? NONE

/** The status of an order in a sentence, or that it is not known. */
export const atStatus = (status: string | undefined) =>
  status === undefined ? 'statut inconnu' : `au statut ${quoted(statusLabel(status))}`
