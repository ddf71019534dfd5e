import type { LinkComponentProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'

interface Common {
  label: string
  Icon?: ComponentType<{ size?: number; strokeWidth?: number }>
}

/** An act, or a link to where it is done. What destroys is red, comes last, and needs its icon. */
export type MenuAction =
  | (Common & { onSelect: () => void; danger?: false })
  | (Common & { onSelect: () => void; danger: true; Icon: NonNullable<Common['Icon']> })
  | (Common & { link: LinkComponentProps })

export const isDanger = (action: MenuAction) => 'danger' in action && action.danger === true
