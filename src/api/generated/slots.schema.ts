// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { z } from '#lib/zod.ts'
import type { FormValues } from '#lib/form-values.ts'
import { missingOr } from '../rules.ts'
import type { SlotUpdate } from './slots.writes.ts'

export const slotUpdate = z.object({
  size: z.enum(['XS', 'S', 'M'], missingOr('Ce champ est obligatoire', 'Veuillez choisir une valeur de la liste')).optional(),
  capacity: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1').optional(),
  height: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0').optional(),
  width: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0').optional(),
  depth: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0').optional(),
  maxWeight: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0').optional(),
  maxVolume: z.number().optional(),
})

/** Values of an empty form. */
export const slotBlank: FormValues<SlotUpdate> = {
  size: '',
  capacity: '',
  height: '',
  width: '',
  depth: '',
  maxWeight: '',
  maxVolume: '',
}
