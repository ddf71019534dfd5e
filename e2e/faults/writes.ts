import { expect, type Page } from '@playwright/test'
import { fillCompany } from '../support/pages/company-form.ts'
import { fillMachine } from '../support/pages/new-machine.ts'
import { chooseRole, fillUser } from '../support/pages/user-form.ts'
import { field, fillField, rowMenu } from '../support/pages/vocabulary.ts'
import { confirmed, pick, saveDialog } from './acts.ts'
import { seedCompany, seedLocker, seedRemovable } from './seed.ts'
import type { Write } from './table.ts'

/** Fills one field with a text that is different from the stored one. */
const typed = (label: string, text: (nth: number) => string) => ({
  fill: (page: Page, nth: number) => fillField(page, label, text(nth)),
  kept: (page: Page, nth: number) => expect(field(page, label)).toHaveValue(text(nth)),
})
const button = (name: string) => confirmed((page) => page.getByRole('button', { name }).click())

/** All writes of all screens, except those of deliveries (writes-orders.ts). seed.ts creates the records. */
export const writes: Write[] = [
  {
    operation: 'companies.create',
    where: 'the form',
    screen: '/societes/creation',
    fill: (page, nth) => fillCompany(page, { cleveronCompanyId: `CMP-${nth}`, name: `Nouvelle ${nth}` }),
    kept: (page, nth) => expect(field(page, 'Nom')).toHaveValue(`Nouvelle ${nth}`),
    done: 'Société créée !',
  },
  {
    operation: 'companies.update',
    where: 'the form',
    screen: '/societes/modification/900',
    seed: seedCompany,
    ...typed('Nom du contact', (nth) => `Hina ${nth}`),
    done: 'Société modifiée !',
  },
  {
    operation: 'companies.update',
    where: 'an option of the detail',
    screen: '/societes/detail/900',
    seed: seedCompany,
    send: (page) => page.getByRole('switch').first().click(),
    done: 'Société modifiée !',
  },
  {
    operation: 'companies.update',
    where: 'an owner for the company',
    screen: '/societes/detail/900',
    seed: seedCompany,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Ajouter un propriétaire' }).click()
      await pick(page, 'Utilisateur', /Seul/)
    },
    kept: (page) => expect(page.getByRole('combobox', { name: 'Utilisateur' })).toHaveValue(/Seul/),
    send: saveDialog,
    done: 'Proriétaire ajouté !',
    property: 'owner',
  },
  {
    operation: 'companies.update',
    where: 'a member who leaves',
    screen: '/societes/detail/900',
    seed: seedCompany,
    send: confirmed((page) => rowMenu(page, 'Moana Premier', 'Retirer Moana de cette société')),
    done: 'Utilisateur retiré de la société !',
  },
  {
    operation: 'companies.remove',
    where: 'the list',
    screen: '/societes',
    seed: seedRemovable,
    send: confirmed((page) => rowMenu(page, 'Vide', 'Supprimer')),
    done: 'Société supprimée',
    refusal: 'ofServerOn403',
  },
  {
    operation: 'users.create',
    where: 'the form',
    screen: '/utilisateurs/creation',
    fill: async (page, nth) => {
      await fillUser(page)
      await fillField(page, "Nom d'utilisateur", `moana${nth}`)
      await fillField(page, 'Adresse e-mail', `moana${nth}@example.test`)
      await chooseRole(page, 'Membre')
    },
    kept: (page, nth) => expect(field(page, "Nom d'utilisateur")).toHaveValue(`moana${nth}`),
    done: 'Utilisateur créé !',
    property: 'email',
  },
  {
    operation: 'companies.update',
    where: 'the company of a copied user',
    screen: '/utilisateurs/creation?copie=900',
    seed: seedCompany,
    fill: async (page, nth) => {
      await fillUser(page)
      await fillField(page, "Nom d'utilisateur", `copie${nth}`)
      await fillField(page, 'Adresse e-mail', `copie${nth}@example.test`)
    },
    kept: (page, nth) => expect(field(page, "Nom d'utilisateur")).toHaveValue(`copie${nth}`),
    done: 'Utilisateur créé !',
    property: 'members',
  },
  {
    operation: 'users.update',
    where: 'the form',
    screen: '/utilisateurs/modification/901',
    ...typed('Prénom', (nth) => `Moana ${nth}`),
    done: 'Utilisateur modifié !',
    property: 'firstName',
  },
  {
    operation: 'users.update',
    where: 'the form of the account',
    screen: '/mon-compte/modification',
    ...typed('Prénom', (nth) => `Teiki ${nth}`),
    done: 'Utilisateur modifié !',
    property: 'firstName',
    unread: true,
  },
  {
    operation: 'users.updatePassword',
    where: 'the password of another user',
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
  },
  {
    operation: 'users.remove',
    where: 'the list',
    screen: '/utilisateurs',
    seed: seedRemovable,
    send: confirmed((page) => rowMenu(page, 'Aro Seul', 'Supprimer')),
    done: 'Utilisateur supprimé !',
    refusal: 'ofServerOn403',
  },
  {
    operation: 'lockers.create',
    where: 'the form',
    screen: '/lockers/creation',
    fill: async (page, nth) => {
      await fillMachine(page)
      await fillField(page, 'Apm ID', `N${nth}`)
    },
    kept: (page, nth) => expect(field(page, 'Apm ID')).toHaveValue(`N${nth}`),
    done: 'Machine créée !',
    property: 'city',
  },
  {
    operation: 'lockers.update',
    where: 'the form',
    screen: '/lockers/modification/901',
    ...typed('Ville', (nth) => `Papeete ${nth}`),
    done: 'Machine modifiée !',
    property: 'city',
  },
  {
    operation: 'lockers.remove',
    where: 'the list',
    screen: '/lockers',
    seed: seedRemovable,
    send: confirmed((page) => rowMenu(page, 'APM899', 'Supprimer')),
    done: 'Machine supprimée !',
    refusal: 'ofServerOn403',
  },
  {
    operation: 'temperatureZones.update',
    where: 'the zone of a machine',
    screen: '/lockers/detail/900',
    seed: seedLocker,
    fill: async (page, nth) => {
      await page.getByRole('button', { name: 'Modifier la zone Ambiant' }).click()
      await page.getByRole('dialog').getByLabel('Nom').fill(`Ambiant ${nth}`)
    },
    kept: (page, nth) => expect(page.getByRole('dialog').getByLabel('Nom')).toHaveValue(`Ambiant ${nth}`),
    send: saveDialog,
    done: 'Zone de température modifiée !',
  },
  {
    operation: 'temperatureZones.remove',
    where: 'the zone of a machine',
    screen: '/lockers/detail/900',
    seed: seedLocker,
    send: button('Supprimer la zone Vide'),
    done: 'Zone de température supprimée !',
    refusal: 'ofServerOn403',
  },
  {
    operation: 'slots.update',
    where: 'the slot of a machine',
    screen: '/lockers/detail/900',
    seed: seedLocker,
    fill: async (page, nth) => {
      await page.getByRole('button', { name: 'Modifier le casier #902' }).click()
      await page
        .getByRole('dialog')
        .getByLabel('Hauteur (cm)')
        .fill(String(100 + nth))
    },
    kept: (page, nth) => expect(page.getByRole('dialog').getByLabel('Hauteur (cm)')).toHaveValue(String(100 + nth)),
    send: saveDialog,
    done: 'Casier modifié !',
    property: 'height',
  },
  {
    operation: 'slots.remove',
    where: 'the slot of a machine',
    screen: '/lockers/detail/900',
    seed: seedLocker,
    send: button('Supprimer le casier #902'),
    done: 'Casier supprimé !',
    refusal: 'ofServerOn403',
  },
]
