import type { Page } from '@playwright/test'

/** Locators of the form of a new machine, whose zones and slots repeat the same labels. */

export const zoneBox = (page: Page, zone: number) => page.getByRole('region', { name: `Zone ${zone}`, exact: true })

export const slotBox = (page: Page, zone: number, slot: number) =>
  page.getByRole('group', { name: `Zone ${zone}, casier ${slot}`, exact: true })

export const addZone = (page: Page) => page.getByRole('button', { name: 'Ajouter une zone' })

export const addSlot = (page: Page, zone: number) =>
  page.getByRole('button', { name: `Ajouter un casier à la zone ${zone}` })

export const machine = {
  'Apm ID': '0900',
  Type: '501',
  Emplacement: 'Gare maritime',
  'Emplacement court': 'Gare',
  Ville: 'Papeete',
  Longitude: '-149,56',
  Latitude: '-17.53',
}

export const zone = { Nom: 'Frais', 'Température (°C)': '0', Clé: 'MT' }

export const slot = {
  'Nombre de casiers': '12',
  Taille: 'S',
  'Hauteur (cm)': '10',
  'Largeur (cm)': '20',
  'Profondeur (cm)': '30',
  'Poids maximal (kg)': '7,5',
}

type Box = Pick<Page, 'getByLabel'>

export async function fillIn(box: Box, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const control = box.getByLabel(label, { exact: true })
    if (label === 'Clé' || label === 'Taille') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Everything a machine needs: its seven fields, one zone, one slot. */
export async function fillMachine(page: Page) {
  await fillIn(page, machine)
  await fillIn(zoneBox(page, 1), zone)
  await fillIn(slotBox(page, 1, 1), slot)
}
