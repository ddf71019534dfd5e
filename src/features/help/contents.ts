import type { ComponentType } from 'react'
import { NBSP } from '#lib/french.ts'
import type { Capability } from '#session/permissions.ts'
import type { Screen, topics } from './copy.ts'

/** The journeys take the pictures and compare them with the screens (e2e/help). The size reserves their space while they load. */
const files = import.meta.glob<string>('./pictures/*.png', { import: 'default', eager: true })
const picture = (name: string, height: number) => ({ src: files[`./pictures/${name}.png`], width: 736, height })

export const pictures = {
  deliveries: picture('deliveries', 440),
  inventory: picture('inventory', 430),
  labels: picture('labels', 588),
  'next-step': picture('next-step', 340),
  palette: picture('palette', 420),
  selection: picture('selection', 400),
  slots: picture('slots', 520),
  today: picture('today', 530),
  'user-menu': picture('user-menu', 300),
}

const NARROW = '\u202F'

/** Inserts the no-break spaces of French typography. The help is written with plain spaces. */
export const typeset = (text: string) =>
  text
    .replaceAll('« ', `«${NBSP}`)
    .replaceAll(' »', `${NBSP}»`)
    .replaceAll(/ ([:%])/g, `${NBSP}$1`)
    .replaceAll(/ ([;!?])/g, `${NARROW}$1`)

/** The texts of a page, from its Markdown. `contents.test.ts` refuses a file in any other form. */
export function textsOf(source: string) {
  const lines = source.split('\n')
  const after = (sign: RegExp) => lines.flatMap((line) => sign.exec(line)?.slice(1) ?? [])
  const [alt, name] = after(/^!\[(.+)\]\(\.\.\/pictures\/(.+)\.png\)$/)
  return {
    title: after(/^# (.+)/).join(''),
    /** When the page is useful. */
    intro: lines[2] ?? '',
    steps: after(/^\d+\. (.+)/),
    picture: alt === undefined ? undefined : { name: name as keyof typeof pictures, alt },
    /** Tips under the steps. */
    notes: after(/^- (.+)/),
    /** Additional search words. Not displayed. */
    also: after(/^<!-- (.+) -->$/).join(''),
  }
}

/** The general page about missing rights. It is last, so that search ranks pages with instructions first. */
export const REFUSED = 'acces-refuse'

/** The reader's rights, and the features of the deployment. */
export interface Reader {
  roles: readonly string[]
  features: Readonly<Record<'camera' | 'bulk' | 'analysis' | 'import' | 'alerts', boolean>>
}

/** Texts of other features, which the route passes. */
export interface Terms {
  screens: Readonly<Record<Screen, string>>
  /** The badge of a status of a delivery. */
  Status: ComponentType<{ status: string }>
  /** The keys that open the palette. */
  searchKeys: string
  /** Keys of the palette, with their effect. */
  keysInSearch: readonly (readonly [keys: string, effect: string])[]
  /** Keys of other components: the component, and their effect. */
  keysElsewhere: readonly (readonly [part: string, effect: string])[]
}

/** Search parameters of the help. */
export interface HelpSearch {
  recherche?: string | undefined
  /** The address of the screen from which the help was opened. */
  ecran?: string | undefined
}

/** Address of the whole manual. */
export const MANUAL = 'manuel'

/** Requirements for listing a page. */
export interface Needs {
  /** Without this right the page is not listed. */
  needs?: Capability
  /** Feature of the deployment that the page requires. */
  feature?: keyof Reader['features']
}

interface Facts extends Needs {
  /** Screens of the task. The page ends with a link to the first one. */
  screens: readonly [Screen, ...Screen[]]
}

/** A page of the help: one task, for somebody who does it for the first time. Its id is the end of its address. */
export type HelpPage = Facts & ReturnType<typeof textsOf> & { id: string }

/** The pages in the order of the lists. The text of each is `pages/<id>.md`. */
const facts: Record<keyof typeof topics, Record<string, Facts>> = {
  orders: {
    'colis-non-retire': { screens: ['/livraisons', '/aujourd-hui'] },
    'creer-trois-colis': { screens: ['/livraisons/creation', '/livraisons'] },
    'faire-avancer': { screens: ['/livraisons'] },
    'code-non-recu': { screens: ['/livraisons', '/societes'] },
    'trouver-livraison': { screens: ['/livraisons'] },
    'client-au-telephone': { screens: ['/livraisons'] },
    'livraisons-d-une-machine': { screens: ['/livraisons'] },
    'imprimer-etiquette': { screens: ['/livraisons', '/livraisons/creation'] },
    'refaire-livraison': { screens: ['/livraisons'] },
    'plusieurs-a-la-fois': { screens: ['/livraisons'], feature: 'bulk' },
    exporter: {
      screens: ['/livraisons', '/societes', '/utilisateurs', '/lockers', '/bookings', '/reseau', '/inventaire'],
      needs: 'lists:export',
    },
    'importer-un-tableur': { screens: ['/livraisons/import', '/livraisons'], feature: 'import' },
    'lire-un-code': { screens: ['/livraisons/lecture-en-serie', '/livraisons', '/inventaire'] },
  },
  machines: {
    'faire-inventaire': { screens: ['/inventaire', '/lockers'] },
    'faire-sa-tournee': { screens: ['/tournee', '/inventaire', '/livraisons'] },
    'machine-pleine': { screens: ['/reseau', '/aujourd-hui', '/inventaire'] },
    'zone-hors-plage': { screens: ['/aujourd-hui', '/reseau', '/lockers'] },
    'nouvelle-societe': { screens: ['/societes', '/bookings'], needs: 'companies:create' },
    'partir-de-existant': { screens: ['/lockers', '/utilisateurs', '/societes'], needs: 'lockers:create' },
    'reservation-saturee': { screens: ['/bookings', '/aujourd-hui'], needs: 'network:see-bookings' },
    'donner-acces': { screens: ['/utilisateurs', '/societes'], needs: 'users:create-in-company' },
  },
  console: {
    'commencer-la-journee': { screens: ['/aujourd-hui'] },
    'chiffres-du-mois': { screens: ['/analyse'], needs: 'analysis:see', feature: 'analysis' },
    'prevoir-les-casiers-libres': { screens: ['/reseau', '/analyse'], needs: 'analysis:see', feature: 'analysis' },
    'rapport-mensuel': { screens: ['/analyse/rapport'], needs: 'analysis:see', feature: 'analysis' },
    'taille-des-reservations': { screens: ['/analyse/reservations'], needs: 'analysis:see', feature: 'analysis' },
    'retrouver-message': { screens: ['/livraisons', '/societes', '/bookings'] },
    'fiche-modifiee': { screens: ['/societes', '/utilisateurs', '/lockers', '/bookings', '/livraisons'] },
    'session-terminee': { screens: ['/mon-compte'] },
    'filtrer-trier': {
      screens: ['/societes', '/lockers', '/utilisateurs', '/bookings', '/livraisons', '/inventaire', '/reseau'],
    },
    'travailler-sans-reseau': { screens: ['/inventaire'] },
    'recevoir-des-alertes': { screens: ['/preferences', '/aujourd-hui'], feature: 'alerts' },
    'regler-la-console': { screens: ['/preferences'] },
    'fermer-acces': { screens: ['/utilisateurs'], needs: 'users:edit' },
    [REFUSED]: { screens: ['/mon-compte'] },
  },
}

const sources = import.meta.glob<string>('./pages/*.md', { query: '?raw', import: 'default', eager: true })

const pageOf = ([id, own]: [string, Facts]): HelpPage => ({
  id,
  ...own,
  ...textsOf(typeset(sources[`./pages/${id}.md`] ?? '')),
})

/** All pages of the help, by topic. */
export const contents = (Object.keys(facts) as (keyof typeof topics)[]).map((topic) => ({
  topic,
  pages: Object.entries(facts[topic]).map(pageOf),
}))
