// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { emailAddress } from '#lib/contact.ts'
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import type { FormValues } from '#lib/form-values.ts'
import type { CompanyCreate } from './companies.writes.ts'

export const companyCreate = z.object({
  cleveronCompanyId: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  orderEventUrl: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }).check(z.url({ protocol: /^https?$/, abort: true, error: 'Veuillez saisir une URL valide' })).regex(/^[hH][tT][tT][pP][sS]?:\/\/\S+$/u, 'Veuillez saisir une URL valide'),
  name: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  contactName: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }),
  contactEmail: z.string('Ce champ est obligatoire').overwrite(emailAddress).min(1, { error: 'Ce champ est obligatoire', abort: true }).check(z.email({ pattern: z.regexes.html5Email, error: "L'adresse e-mail n'est pas valide" })),
  contactPhone: z.string('Ce champ est obligatoire').overwrite(cleanName).min(1, { error: 'Ce champ est obligatoire', abort: true }).regex(/^\d+$/u, { error: 'Ce champ ne doit contenir que des chiffres', abort: true }).regex(/^(?!.*\d{16})/u, 'Un numéro de téléphone a au plus 15 chiffres'),
  mailProviderActive: z.boolean().optional(),
  smsProviderActive: z.boolean().optional(),
})

/** Values of an empty form. */
export const companyBlank: FormValues<CompanyCreate> = {
  cleveronCompanyId: '',
  orderEventUrl: '',
  name: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  mailProviderActive: false,
  smsProviderActive: false,
}
