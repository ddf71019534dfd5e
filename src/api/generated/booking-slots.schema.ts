// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import { missingOr } from '../rules.ts'

export const bookingSlotCreate = z.object({
  slot: z.string('Ce champ est obligatoire').overwrite(cleanName).regex(/^\/api\/slots\/\d+$/u, 'Ce champ est obligatoire'),
  company: z.string('Ce champ est obligatoire').overwrite(cleanName).regex(/^\/api\/companies\/\d+$/u, 'Ce champ est obligatoire'),
  capacity: z.int(missingOr('Ce champ est obligatoire', 'Veuillez saisir un nombre entier supérieur ou égal à 1')).gte(1, 'Veuillez saisir un nombre entier supérieur ou égal à 1'),
})
