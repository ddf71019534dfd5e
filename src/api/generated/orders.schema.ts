// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { emailAddress } from '#lib/contact.ts'
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import type { FormValues } from '#lib/form-values.ts'
import { missingOr } from '../rules.ts'
import type { ClientCreate } from './orders.writes.ts'

export const productLine = z.object({
  name: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  quantity: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1'),
  price: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gte(0, 'Veuillez saisir un nombre supérieur ou égal à 0'),
})

export const clientCreate = z.object({
  lastname: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  firstname: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  phone: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }).regex(/^\+?\d+$/u, { error: 'Ce champ ne doit contenir que des chiffres', abort: true }).regex(/^(?!.*\d{16})/u, 'Un numéro de téléphone a au plus 15 chiffres'),
  email: z.string('Ce champ est obligatoire').overwrite(emailAddress).min(1, { error: 'Ce champ est obligatoire', abort: true }).check(z.email({ pattern: z.regexes.html5Email, error: "L'adresse e-mail n'est pas valide" })),
})

export const orderCreate = z.object({
  bookingSlot: z.string('Ce champ est obligatoire').overwrite(cleanName).regex(/^\/api\/booking_slots\/\d+$/u, 'Ce champ est obligatoire'),
  products: z.array(productLine).optional(),
  client: clientCreate,
  receiveCode: z.string().overwrite(cleanName).optional(),
  barcode: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  hold: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1').optional(),
  multiOrderCode: z.string().overwrite(cleanName).nullable().optional(),
  ageRestriction: z.literal([18, null]).optional(),
  externalOrderId: z.string().overwrite(cleanName).optional(),
})

export const orderUpdate = z.object({
  status: z.enum(['created', 'ready_for_delivery', 'picked_up', 'operin', 'receive', 'operout', 'reminder', 'overtimedue', 'overtime', 'left_for_customer_service', 'return', 'cancel']).optional(),
  cleveronOrderId: z.string().overwrite(cleanName).nullable().optional(),
  externalOrderId: z.string().overwrite(cleanName).nullable().optional(),
  barcode: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }).optional(),
  cleveronSlotId: z.string().overwrite(cleanName).nullable().optional(),
  multiOrderCode: z.string().overwrite(cleanName).nullable().optional(),
  receiveCode: z.string().overwrite(cleanName).nullable().optional(),
  hold: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1').optional(),
  ageRestriction: z.literal([18, null]).optional(),
  products: z.array(productLine).optional(),
  shippedBy: z.string('Ce champ est obligatoire').overwrite(cleanName).regex(/^\/api\/users\/\d+$/u, 'Ce champ est obligatoire').optional(),
  bookingSlot: z.string('Ce champ est obligatoire').overwrite(cleanName).regex(/^\/api\/booking_slots\/\d+$/u, 'Ce champ est obligatoire').optional(),
})

/** Values of an empty form. */
export const clientBlank: FormValues<ClientCreate> = {
  lastname: '',
  firstname: '',
  phone: '',
  email: '',
}
