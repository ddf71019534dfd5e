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

/** The journeys take them, and compare them with the screens (e2e/help). The size keeps their place free until they are there. */
export const pictures = {
  deliveries: { src: deliveries, width: 736, height: 440 },
  inventory: { src: inventory, width: 736, height: 430 },
  labels: { src: labels, width: 736, height: 588 },
  'next-step': { src: nextStep, width: 736, height: 340 },
  palette: { src: palette, width: 736, height: 420 },
  selection: { src: selection, width: 736, height: 480 },
  slots: { src: slots, width: 736, height: 520 },
  today: { src: today, width: 736, height: 620 },
  'user-menu': { src: userMenu, width: 736, height: 300 },
} as const

/** The screens that a page of the help can lead to. */
export type Screen = Extract<
  LinkComponentProps['to'],
  | '/analyse'
  | '/aujourd-hui'
  | '/bookings'
  | '/inventaire'
  | '/livraisons'
  | '/livraisons/creation'
  | '/livraisons/lecture-en-serie'
  | '/lockers'
  | '/mon-compte'
  | '/preferences'
  | '/reseau'
  | '/societes'
  | '/utilisateurs'
>

/** Requirements for listing a page. */
export interface Needs {
  /** Without this right the page is not listed. */
  needs?: Capability
  /** A deployment that has switched this off has no such page. */
  feature?: keyof Reader['features']
}

/** A page of the help: one task, for somebody who does it for the first time. */
export interface HelpPage extends Needs {
  /** In its address. */
  id: string
  title: string
  /** When one needs it, in a sentence or two. */
  intro: string
  steps: readonly string[]
  /** Tips under the steps. */
  notes?: readonly string[]
  /** Other words that somebody may search for. They are not shown. */
  also?: string
  /** Where it is done. The first one is offered at the end of the page. */
  screens: readonly [Screen, ...Screen[]]
  picture?: { name: keyof typeof pictures; alt: string }
}

/** The reader's rights, and the features of the deployment. */
export interface Reader {
  roles: readonly string[]
  features: Readonly<Record<'camera' | 'bulk' | 'analysis', boolean>>
}

/** Names of other parts of the console, which the route passes. */
export interface Terms {
  screens: Readonly<Record<Screen, string>>
  /** The badge of a status of a delivery. */
  Status: ComponentType<{ status: string }>
  /** The keys that open the palette. */
  searchKeys: string
  /** Keys inside of the palette, with their effect. */
  keysInSearch: readonly (readonly [keys: string, effect: string])[]
  /** Keys inside of other parts: the part, and their effect. */
  keysElsewhere: readonly (readonly [part: string, effect: string])[]
}

/** Search parameters of the help. */
export interface HelpSearch {
  recherche?: string | undefined
  /** The address of the screen from which the help was opened. */
  ecran?: string | undefined
}

/** The address of the whole manual, beside those of its pages. */
export const MANUAL = 'manuel'
