// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import * as z from 'zod/mini'

export const loginCheck = z.object({
  username: z.string("Le nom d'utilisateur est obligatoire").check(z.trim(), z.minLength(1, { error: "Le nom d'utilisateur est obligatoire", abort: true })),
  password: z.string('Le mot de passe est obligatoire').check(z.minLength(1, { error: 'Le mot de passe est obligatoire', abort: true })),
})

export const forgotPassword = z.object({
  email: z.string("L'adresse e-mail est obligatoire").check(z.trim(), z.minLength(1, { error: "L'adresse e-mail est obligatoire", abort: true }), z.email("L'adresse e-mail n'est pas valide")),
  url: z.string().check(z.trim(), z.url({ protocol: /^https?$/ })),
})

export const resetPassword = z.object({
  password: z.string('Mot de passe obligatoire').check(z.minLength(1, { error: 'Mot de passe obligatoire', abort: true })),
  retypedPassword: z.string('Confirmation du mot de passe obligatoire').check(z.minLength(1, { error: 'Confirmation du mot de passe obligatoire', abort: true })),
})
