// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import * as z from 'zod/mini'
import type { FormValues } from '#lib/form-values.ts'
import { missingOr } from '../rules.ts'
import type { ClientCreate } from './orders.ts'

export const productLine = z.object({
  name: z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true })),
  quantity: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).check(z.gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1')),
  price: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).check(z.gte(0, 'Veuillez saisir un nombre supérieur ou égal à 0')),
})

export const clientCreate = z.object({
  lastname: z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true })),
  firstname: z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true })),
  phone: z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }), z.regex(/^\+?\d+$/u, 'Ce champ ne doit contenir que des chiffres')),
  email: z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }), z.email("L'adresse e-mail n'est pas valide")),
})

export const orderCreate = z.object({
  bookingSlot: z.string('Ce champ est obligatoire').check(z.trim(), z.regex(/^\/api\/booking_slots\/\d+$/u, 'Ce champ est obligatoire')),
  products: z.optional(z.array(productLine)),
  client: clientCreate,
  receiveCode: z.optional(z.string().check(z.trim())),
  barcode: z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true })),
  hold: z.optional(z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).check(z.gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1'))),
  multiOrderCode: z.optional(z.nullable(z.string().check(z.trim()))),
  ageRestriction: z.optional(z.literal([18, null])),
  externalOrderId: z.optional(z.string().check(z.trim())),
})

export const orderUpdate = z.object({
  status: z.optional(z.enum(['created', 'ready_for_delivery', 'picked_up', 'operin', 'receive', 'operout', 'reminder', 'overtimedue', 'overtime', 'left_for_customer_service', 'return', 'cancel'])),
  cleveronOrderId: z.optional(z.nullable(z.string().check(z.trim()))),
  externalOrderId: z.optional(z.nullable(z.string().check(z.trim()))),
  barcode: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }))),
  cleveronSlotId: z.optional(z.nullable(z.string().check(z.trim()))),
  multiOrderCode: z.optional(z.nullable(z.string().check(z.trim()))),
  receiveCode: z.optional(z.nullable(z.string().check(z.trim()))),
  hold: z.optional(z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).check(z.gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1'))),
  ageRestriction: z.optional(z.literal([18, null])),
  products: z.optional(z.array(productLine)),
  shippedBy: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.regex(/^\/api\/users\/\d+$/u, 'Ce champ est obligatoire'))),
  bookingSlot: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.regex(/^\/api\/booking_slots\/\d+$/u, 'Ce champ est obligatoire'))),
})

/** What an empty form holds. */
export const clientBlank: FormValues<ClientCreate> = {
  lastname: '',
  firstname: '',
  phone: '',
  email: '',
}
