import type { LinkComponentProps } from '@tanstack/react-router'
import type { Config } from '#app/config/config.ts'
import type { Capability } from '#session/permissions.ts'

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

/** What a person, or a deployment, may not have. */
export interface Needs {
  /** Without this right the page is not listed. */
  needs?: Capability
  /** A deployment that has switched this off has no such page. */
  feature?: keyof Config['features']
}

/** A page of the help: one task, for somebody who does it for the first time. */
export interface HelpPage extends Needs {
  /** In its address. */
  id: string
  title: string
  /** When one needs it, in a sentence or two. */
  intro: string
  steps: readonly string[]
  /** What is good to know. */
  notes?: readonly string[]
  /** Other words that somebody may search for. They are not shown. */
  also?: string
  /** Where it is done. The first one is offered at the end of the page. */
  screens: readonly [Screen, ...Screen[]]
  picture?: { name: PictureName; alt: string }
}

export type PictureName =
  | 'deliveries'
  | 'inventory'
  | 'labels'
  | 'next-step'
  | 'palette'
  | 'selection'
  | 'slots'
  | 'today'
  | 'user-menu'

/** Who reads the help, and where. */
export interface Reader {
  roles: readonly string[]
  features: Config['features']
}
