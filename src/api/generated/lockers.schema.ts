// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import type { FormValues } from '#lib/form-values.ts'
import { missingOr } from '../rules.ts'
import type { LockerUpdate } from './lockers.writes.ts'

export const lockerSlotCreate = z.object({
  size: z.enum(['XS', 'S', 'M'], missingOr('Ce champ est obligatoire', 'Veuillez choisir une valeur de la liste')),
  capacity: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1'),
  height: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0'),
  width: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0'),
  depth: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0'),
  maxWeight: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gt(0, 'Veuillez saisir un nombre supérieur à 0'),
  maxVolume: z.number().optional(),
})

export const lockerZoneCreate = z.object({
  key: z.enum(['HT', 'MT', 'LT'], missingOr('Ce champ est obligatoire', 'Veuillez choisir une valeur de la liste')),
  name: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  currentTemp: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')),
  slots: z.record(z.string(), lockerSlotCreate),
})

export const lockerCreate = z.object({
  image: z.string().overwrite(cleanName).optional(),
  location: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  shortLocation: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  cleveronApmId: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  latitude: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gte(-90, 'Veuillez saisir un nombre compris entre -90 et 90').lte(90, 'Veuillez saisir un nombre compris entre -90 et 90'),
  longitude: z.number(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre')).gte(-180, 'Veuillez saisir un nombre compris entre -180 et 180').lte(180, 'Veuillez saisir un nombre compris entre -180 et 180'),
  city: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  type: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier')),
  zones: z.record(z.string(), lockerZoneCreate),
})

/** Values of an empty form. */
export const lockerBlank: FormValues<LockerUpdate> = {
  location: '',
  shortLocation: '',
  cleveronApmId: '',
  latitude: '',
  longitude: '',
  city: '',
  type: '',
}
