import { expect, test } from 'vitest'
import { MANUAL } from './contents.ts'
import { everyPage, pageOf, pagesAbout, search, topicsFor } from './pages.ts'

const features = { camera: true, bulk: true, mercure: true, analysis: true, import: true, offline: true, alerts: true }
const superAdmin = { roles: ['ROLE_SUPER_ADMIN'], features }
const admin = { roles: ['ROLE_ADMIN'], features }
const member = { roles: ['ROLE_USER'], features }

const titles = (pages: readonly { title: string }[]) => pages.map(({ title }) => title)
const listed = (reader: typeof member) => topicsFor(reader).flatMap(({ pages }) => titles(pages))

test('[OPS-04] every page has a unique address, steps, and complete sentences', () => {
  expect(new Set(everyPage.map(({ id }) => id)).size).toBe(everyPage.length)
  expect(everyPage.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  expect(everyPage.map(({ id }) => id)).not.toContain(MANUAL)
  for (const { title, intro, steps, notes } of everyPage) {
    expect(steps.length, title).toBeGreaterThan(1)
    expect([intro, ...steps, ...notes].filter((text) => !/[.!?]$/.test(text))).toEqual([])
  }
})

test.each([
  ['COLIS retire', "Un colis n'a pas été retiré"],
  // Invisible characters do not count.
  ['tro\u0000is\u00A0co\u200Blis\n', 'Créer une livraison de trois colis'],
  ['SMS code', "Le client n'a pas reçu son code"],
  ['chauffage', undefined],
  // Synonyms, and words outside the title.
  ['envoyer un paquet', 'Créer une livraison de trois colis'],
  ['Excel', 'Exporter une liste pour un tableur'],
  ['partager un lien', 'Filtrer, trier et garder une vue'],
  ['accès refusé', "Un écran ou un bouton m'est refusé"],
  ['filtre machine', "Voir les livraisons d'une machine ou d'une société"],
  ['l’étiquette', "Envoyer une étiquette à l'imprimante"],
  // Inflected form.
  ['réservations saturées', 'Une réservation est saturée ou inutilisée'],
])('[OPS-04] « %s » finds « %s » first, ignoring accents, case and order', (typed, first) => {
  expect(search(typed, superAdmin)[0]?.title).toBe(first)
})

const odd = ['\u0000\u0007\u001b', '#', '((((', '\\', '%', 'a'.repeat(4_000), 'zz '.repeat(1_300)]
test.each(odd)('[OPS-04] a search without a match returns no page, and does not fail: %j', (typed) =>
  expect(search(typed, superAdmin)).toEqual([]),
)

test('[OPS-04] a task without permission links to the page about missing rights', () => {
  for (const typed of ['exporter', 'comptable', 'statistiques', 'ajouter un utilisateur', 'désactiver un compte'])
    expect(titles(search(typed, member)), typed).toContain("Un écran ou un bouton m'est refusé")
  expect(titles(pagesAbout('/analyse', member))).toEqual(["Un écran ou un bouton m'est refusé"])
  expect(titles(pagesAbout('/analyse', admin))).toEqual(['Préparer les chiffres du mois', 'Prévoir les casiers libres'])
})

test('[OPS-04] no page links to a screen that would be refused', () => {
  expect(listed(superAdmin)).toHaveLength(everyPage.length)
  const forSuperAdmins = listed(superAdmin).filter((title) => !listed(admin).includes(title))
  expect(forSuperAdmins).toEqual([
    'Accueillir une nouvelle société',
    'Partir de ce qui existe',
    "Fermer l'accès d'une personne",
  ])
  const forAdmins = listed(admin).filter((title) => !listed(member).includes(title))
  expect(forAdmins.toSorted()).toEqual(
    [
      'Donner un accès à une personne',
      'Envoyer le mois à une société',
      'Exporter une liste pour un tableur',
      'Préparer les chiffres du mois',
      'Trouver les réservations trop grandes ou trop petites',
      'Prévoir les casiers libres',
      'Une réservation est saturée ou inutilisée',
    ].toSorted(),
  )
  expect(titles(search('chiffres', member))).not.toContain('Préparer les chiffres du mois')
  // A colleague with more rights may have sent the link.
  expect(pageOf('chiffres-du-mois', member)?.needs).toBe('analysis:see')
})

test('[OPS-04] a feature that the deployment has switched off has no page', () => {
  const without = { ...superAdmin, features: { ...features, analysis: false, bulk: false } }
  expect(everyPage.length - listed(without).length).toBe(5)
  expect(pageOf('chiffres-du-mois', without)).toBeUndefined()
})

test('[OPS-04] the pages about a screen begin with the most specific ones', () => {
  expect(titles(pagesAbout('/inventaire/3', member))).toContain("Faire l'inventaire")
  expect(titles(pagesAbout('/livraisons/creation', member))[0]).toBe('Créer une livraison de trois colis')
  expect(titles(pagesAbout('/livraisons/detail/14', member)).length).toBeGreaterThan(5)
  expect(pagesAbout('/societesque', superAdmin)).toEqual([])
  expect(pagesAbout('', superAdmin)).toEqual([])
  for (const screen of ['aujourd-hui', 'reseau', 'lockers', 'bookings', 'societes', 'utilisateurs', 'mon-compte'])
    expect(pagesAbout(`/${screen}`, superAdmin).length, screen).toBeGreaterThan(0)
})
