// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import * as z from 'zod/mini'

export const clientUpdate = z.object({
  lastname: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }))),
  firstname: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }))),
  phone: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }), z.regex(/^\+?\d+$/u, 'Ce champ ne doit contenir que des chiffres'))),
  email: z.optional(z.string('Ce champ est obligatoire').check(z.trim(), z.minLength(1, { error: 'Ce champ est obligatoire', abort: true }), z.email("L'adresse e-mail n'est pas valide"))),
})
