import { expect, type Page } from '@playwright/test'
import { field, fillField } from '../support/pages/vocabulary.ts'
import { press } from './acts.ts'
import { type Write, write } from './table.ts'

const noProfile = "Une erreur s'est produite ! Veuillez recommencer"
const strong = 'Motdepasse!2024'

const signIn = {
  screen: '/connexion',
  isPublic: true,
  fill: async (page: Page) => {
    await fillField(page, "Nom d'utilisateur", 'admin')
    await fillField(page, 'Mot de passe', 'Motdepasse!2023')
  },
  kept: (page: Page) => expect(field(page, "Nom d'utilisateur")).toHaveValue('admin'),
  send: press('Se connecter'),
}

/** Calls without a session. They have no token, so no token refresh applies. */
export const publicWrites: Write[] = [
  write('auth.loginCheck', 'signing in', {
    ...signIn,
    done: 'Administrateur',
    property: 'username',
  }),
  write('users.me', 'signing in', {
    ...signIn,
    done: 'Administrateur',
    // Every failure of the profile fails the sign-in with the same message.
    sentence: noProfile,
  }),
  write('auth.forgotPassword', 'a forgotten password', {
    screen: '/mot-de-passe-oublie',
    isPublic: true,
    fill: (page) => fillField(page, 'Adresse e-mail', 'membre@example.test'),
    kept: (page) => expect(field(page, 'Adresse e-mail')).toHaveValue('membre@example.test'),
    send: press('Envoyer'),
    done: "Si cette adresse correspond à un compte, un e-mail de réinitialisation vient d'être envoyé.",
    property: 'email',
  }),
  write('auth.resetPassword', 'a new password', {
    screen: '/reinitialisation-mot-de-passe/abc',
    seed: (world) => world.fault({ path: '/api/forgot-password/' }, { status: 204 }),
    isPublic: true,
    fill: async (page) => {
      await fillField(page, 'Nouveau mot de passe', strong)
      await fillField(page, 'Confirmation du mot de passe', strong)
    },
    kept: (page) => expect(field(page, 'Nouveau mot de passe')).toHaveValue(strong),
    send: press('Réinitialiser'),
    done: 'Mot de passe réinitialisé ! Vous pouvez vous connecter.',
    property: 'password',
    // A link unknown to the server cannot be retried.
    sentence: { '404': "Désolé ! Vous n'avez fait aucune demande de réinitialisation." },
    final: ['404'],
  }),
]
