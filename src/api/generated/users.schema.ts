// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { emailAddress } from '#lib/contact.ts'
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import type { FormValues } from '#lib/form-values.ts'
import type { UserCreate } from './users.writes.ts'

export const userCreate = z.object({
  lastName: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  firstName: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  email: z.string('Ce champ est obligatoire').overwrite(emailAddress).min(1, { error: 'Ce champ est obligatoire', abort: true }).check(z.email({ pattern: z.regexes.html5Email, error: "L'adresse e-mail n'est pas valide" })),
  phone: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }).regex(/^\d+$/u, { error: 'Ce champ ne doit contenir que des chiffres', abort: true }).regex(/^(?!.*\d{16})/u, 'Un numéro de téléphone a au plus 15 chiffres'),
  username: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  enabled: z.boolean().optional(),
  apmAccessCode: z.int("Le code d'accès APM est obligatoire").optional(),
  plainPassword: z.string('Ce champ est obligatoire').min(1, { error: 'Ce champ est obligatoire', abort: true }),
  roles: z.array(z.enum(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER', 'ROLE_TECH', 'ROLE_SHIPPER']), 'Ce champ est obligatoire').min(1, 'Ce champ est obligatoire'),
})

export const passwordUpdate = z.object({
  currentPassword: z.string('Ce champ est obligatoire').min(1, { error: 'Ce champ est obligatoire', abort: true }),
  newPassword: z.string('Ce champ est obligatoire').min(1, { error: 'Ce champ est obligatoire', abort: true }),
  newPasswordRetyped: z.string('Ce champ est obligatoire').min(1, { error: 'Ce champ est obligatoire', abort: true }),
})

/** Values of an empty form. */
export const userBlank: FormValues<Omit<UserCreate, 'roles'>> = {
  lastName: '',
  firstName: '',
  email: '',
  phone: '',
  username: '',
  enabled: false,
  apmAccessCode: '',
  plainPassword: '',
}
