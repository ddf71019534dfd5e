import type { LinkComponentProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Capability } from '#session/permissions.ts'
import deliveries from './pictures/deliveries.png'
import inventory from './pictures/inventory.png'
import labels from './pictures/labels.png'
import nextStep from './pictures/next-step.png'
import palette from './pictures/palette.png'
import selection from './pictures/selection.png'
import slots from './pictures/slots.png'
import today from './pictures/today.png'
import userMenu from './pictures/user-menu.png'

/** The journeys take the pictures and compare them with the screens (e2e/help). The size reserves their space while they load. */
export const pictures = {
  deliveries: { src: deliveries, width: 736, height: 440 },
  inventory: { src: inventory, width: 736, height: 430 },
  labels: { src: labels, width: 736, height: 588 },
  'next-step': { src: nextStep, width: 736, height: 340 },
  palette: { src: palette, width: 736, height: 420 },
  selection: { src: selection, width: 736, height: 400 },
  slots: { src: slots, width: 736, height: 520 },
  today: { src: today, width: 736, height: 530 },
  'user-menu': { src: userMenu, width: 736, height: 300 },
} as const

/** Screens that a page of the help can link to. */
export type Screen = Extract<
  LinkComponentProps['to'],
  | '/analyse'
  | '/analyse/rapport'
  | '/analyse/reservations'
  | '/aujourd-hui'
  | '/bookings'
  | '/inventaire'
  | '/livraisons'
  | '/livraisons/creation'
  | '/livraisons/import'
  | '/livraisons/lecture-en-serie'
  | '/lockers'
  | '/mon-compte'
  | '/preferences'
  | '/reseau'
  | '/societes'
  | '/tournee'
  | '/utilisateurs'
>

/** Requirements for listing a page. */
export interface Needs {
  /** Without this right the page is not listed. */
  needs?: Capability
  /** Feature of the deployment that the page requires. */
  feature?: keyof Reader['features']
}

/** A page of the help: one task, for somebody who does it for the first time. */
export interface HelpPage extends Needs {
  /** Part of the address of the page. */
  id: string
  title: string
  /** One or two sentences that say when the page is useful. */
  intro: string
  steps: readonly string[]
  /** Tips under the steps. */
  notes: readonly string[]
  /** Additional search words. Not displayed. */
  also: string
  /** Screens of the task. The page ends with a link to the first one. */
  screens: readonly [Screen, ...Screen[]]
  picture: { name: keyof typeof pictures; alt: string } | undefined
}

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
