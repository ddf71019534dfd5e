// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import * as z from 'zod/mini'
import type { FormValues } from '#lib/form-values.ts'
import { missingOr } from '../rules.ts'
import type { SlotUpdate } from './slots.ts'

export const slotUpdate = z.object({
  size: z.optional(z.enum(['XS', 'S', 'M'], 'Ce champ est obligatoire')),
  capacity: z.optional(z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).check(z.gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1'))),
  height: z.optional(z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).check(z.gt(0, 'Veuillez saisir un nombre supérieur à 0'))),
  width: z.optional(z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).check(z.gt(0, 'Veuillez saisir un nombre supérieur à 0'))),
  depth: z.optional(z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).check(z.gt(0, 'Veuillez saisir un nombre supérieur à 0'))),
  maxWeight: z.optional(z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).check(z.gt(0, 'Veuillez saisir un nombre supérieur à 0'))),
  maxVolume: z.optional(z.number()),
})

/** What an empty form holds. */
export const slotBlank: FormValues<SlotUpdate> = {
  size: '',
  capacity: '',
  height: '',
  width: '',
  depth: '',
  maxWeight: '',
  maxVolume: '',
}
