// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import type { FormValues } from '#lib/form-values.ts'
import { missingOr } from '../rules.ts'
import type { TemperatureZoneUpdate } from './temperature-zones.writes.ts'

export const temperatureZoneUpdate = z.object({
  name: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }).optional(),
  myKey: z.enum(['HT', 'MT', 'LT'], missingOr('Ce champ est obligatoire', 'Veuillez choisir une valeur de la liste')).optional(),
  currentTemp: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).optional(),
})

/** Values of an empty form. */
export const temperatureZoneBlank: FormValues<TemperatureZoneUpdate> = {
  name: '',
  myKey: '',
  currentTemp: '',
}
