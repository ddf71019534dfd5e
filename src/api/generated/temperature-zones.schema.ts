// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import * as z from 'zod/mini'
import type { FormValues } from '#lib/form-values.ts'
import { missingOr } from '../rules.ts'
import type { TemperatureZoneUpdate } from './temperature-zones.ts'

export const temperatureZoneUpdate = z.object({
  name: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }))),
  myKey: z.optional(z.enum(['HT', 'MT', 'LT'], 'Ce champ est obligatoire')),
  currentTemp: z.optional(z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre'))),
})

/** What an empty form holds. */
export const temperatureZoneBlank: FormValues<TemperatureZoneUpdate> = {
  name: '',
  myKey: '',
  currentTemp: '',
}
