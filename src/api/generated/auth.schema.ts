// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { emailAddress } from '#lib/contact.ts'
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'

export const loginCheck = z.object({
  username: z.string("Le nom d'utilisateur est obligatoire").overwrite(cleanName).min(1, { error: "Le nom d'utilisateur est obligatoire", abort: true }),
  password: z.string('Le mot de passe est obligatoire').min(1, { error: 'Le mot de passe est obligatoire', abort: true }),
})

export const forgotPassword = z.object({
  email: z.string("L'adresse e-mail est obligatoire").overwrite(emailAddress).min(1, { error: "L'adresse e-mail est obligatoire", abort: true }).check(z.email({ pattern: z.regexes.html5Email, error: "L'adresse e-mail n'est pas valide" })),
  url: z.string().overwrite(cleanName).check(z.url({ protocol: /^https?$/ })),
})

export const resetPassword = z.object({
  password: z.string('Mot de passe obligatoire').min(1, { error: 'Mot de passe obligatoire', abort: true }),
  retypedPassword: z.string('Confirmation du mot de passe obligatoire').min(1, { error: 'Confirmation du mot de passe obligatoire', abort: true }),
})
