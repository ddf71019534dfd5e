import { expect, type Page } from '@playwright/test'
import { fillCompany } from '../support/pages/company-form.ts'
import { fillMachine } from '../support/pages/new-machine.ts'
import { chooseRole, fillUser } from '../support/pages/user-form.ts'
import { field, fillField, rowMenu } from '../support/pages/vocabulary.ts'
import { confirmed, inDialog, pick, press, saveDialog } from './acts.ts'
import { seedCompany, seedLocker, seedRemovable } from './seed.ts'
import { type Write, write } from './table.ts'

/** Fills one field with a text that is different from the stored one. */
const typed = (label: string, text: (nth: number) => string) => ({
  fill: (page: Page, nth: number) => fillField(page, label, text(nth)),
  kept: (page: Page, nth: number) => expect(field(page, label)).toHaveValue(text(nth)),
})
/** A new user, whose name no other case has. */
const newUser = (name: string, more?: (page: Page) => Promise<unknown>) => ({
  fill: async (page: Page, nth: number) => {
    await fillUser(page)
    await fillField(page, "Nom d'utilisateur", `${name}${nth}`)
    await fillField(page, 'Adresse e-mail', `${name}${nth}@example.test`)
    await more?.(page)
  },
  kept: (page: Page, nth: number) => expect(field(page, "Nom d'utilisateur")).toHaveValue(`${name}${nth}`),
  done: 'Utilisateur créé !',
})
const onCompany = { screen: '/societes/detail/900', seed: seedCompany }
const onMachine = { screen: '/lockers/detail/900', seed: seedLocker }
/** The deletion of a record, by its row or by its button on the page of its machine. */
const removal = (operation: string, where: string, done: string, ask: (page: Page) => Promise<unknown>) => ({
  operation,
  where,
  done,
  send: confirmed(ask),
  refusal: 'ofServerOn403' as const,
})

/** All writes of all screens, except those of deliveries (writes-orders.ts). seed.ts creates the records. */
export const writes: Write[] = [
  write('companies.create', 'the form', {
    screen: '/societes/creation',
    fill: (page, nth) => fillCompany(page, { cleveronCompanyId: `CMP-${nth}`, name: `Nouvelle ${nth}` }),
    kept: (page, nth) => expect(field(page, 'Nom')).toHaveValue(`Nouvelle ${nth}`),
    done: 'Société créée !',
  }),
  write('companies.update', 'the form', {
    screen: '/societes/modification/900',
    seed: seedCompany,
    ...typed('Nom du contact', (nth) => `Hina ${nth}`),
    done: 'Société modifiée !',
  }),
  write('companies.update', 'an option of the detail', {
    ...onCompany,
    send: (page) => page.getByRole('switch').first().click(),
    done: 'Société modifiée !',
  }),
  write('companies.update', 'an owner for the company', {
    ...onCompany,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Ajouter un propriétaire' }).click()
      await pick(page, 'Utilisateur', /Seul/)
    },
    kept: (page) => expect(page.getByRole('combobox', { name: 'Utilisateur' })).toHaveValue(/Seul/),
    send: saveDialog,
    done: 'Proriétaire ajouté !',
    property: 'owner',
  }),
  write('companies.update', 'a member who leaves', {
    ...onCompany,
    send: confirmed((page) => rowMenu(page, 'Moana Premier', 'Retirer Moana de cette société')),
    done: 'Utilisateur retiré de la société !',
  }),
  {
    ...removal('companies.remove', 'the list', 'Société supprimée', (page) => rowMenu(page, 'Vide', 'Supprimer')),
    screen: '/societes',
    seed: seedRemovable,
  },
  write('users.create', 'the form', {
    ...newUser('moana', (page) => chooseRole(page, 'Membre')),
    screen: '/utilisateurs/creation',
    property: 'email',
  }),
  write('companies.update', 'the company of a copied user', {
    ...newUser('copie'),
    screen: '/utilisateurs/creation?copie=900',
    seed: seedCompany,
    property: 'members',
  }),
  write('users.update', 'the form', {
    screen: '/utilisateurs/modification/901',
    ...typed('Prénom', (nth) => `Moana ${nth}`),
    done: 'Utilisateur modifié !',
    property: 'firstName',
  }),
  write('users.update', 'the form of the account', {
    screen: '/mon-compte/modification',
    ...typed('Prénom', (nth) => `Teiki ${nth}`),
    done: 'Utilisateur modifié !',
    property: 'firstName',
    unread: true,
  }),
  write('users.updatePassword', 'the password of another user', {
    screen: '/utilisateurs/modification/mot-de-passe/902',
    fill: async (page) => {
      await fillField(page, 'Mot de passe actuel', 'Motdepasse!2023')
      await fillField(page, 'Nouveau mot de passe', 'Motdepasse!2023')
      await fillField(page, 'Confirmation du nouveau mot de passe', 'Motdepasse!2023')
    },
    kept: (page) => expect(field(page, 'Nouveau mot de passe')).toHaveValue('Motdepasse!2023'),
    done: 'Mot de passe modifié !',
    property: 'newPassword',
    unread: true,
  }),
  {
    ...removal('users.remove', 'the list', 'Utilisateur supprimé !', (page) => rowMenu(page, 'Aro Seul', 'Supprimer')),
    screen: '/utilisateurs',
    seed: seedRemovable,
  },
  write('lockers.create', 'the form', {
    screen: '/lockers/creation',
    fill: async (page, nth) => {
      await fillMachine(page)
      await fillField(page, 'Apm ID', `N${nth}`)
    },
    kept: (page, nth) => expect(field(page, 'Apm ID')).toHaveValue(`N${nth}`),
    done: 'Machine créée !',
    property: 'city',
  }),
  write('lockers.update', 'the form', {
    screen: '/lockers/modification/901',
    ...typed('Ville', (nth) => `Papeete ${nth}`),
    done: 'Machine modifiée !',
    property: 'city',
  }),
  {
    ...removal('lockers.remove', 'the list', 'Machine supprimée !', (page) => rowMenu(page, 'APM899', 'Supprimer')),
    screen: '/lockers',
    seed: seedRemovable,
  },
  write('temperatureZones.update', 'the zone of a machine', {
    ...onMachine,
    ...inDialog(press('Modifier la zone Ambiant'), 'Nom', (nth) => `Ambiant ${nth}`),
    done: 'Zone de température modifiée !',
  }),
  {
    ...removal(
      'temperatureZones.remove',
      'the zone of a machine',
      'Zone de température supprimée !',
      press('Supprimer la zone Vide'),
    ),
    ...onMachine,
  },
  write('slots.update', 'the slot of a machine', {
    ...onMachine,
    ...inDialog(press('Modifier le casier #902'), 'Hauteur (cm)', (nth) => String(100 + nth)),
    done: 'Casier modifié !',
    property: 'height',
  }),
  {
    ...removal('slots.remove', 'the slot of a machine', 'Casier supprimé !', press('Supprimer le casier #902')),
    ...onMachine,
  },
]
