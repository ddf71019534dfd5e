import type { LinkComponentProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'

interface Common {
  label: string
  Icon?: ComponentType<{ size?: number; strokeWidth?: number }>
  /** The menu opens with the focus on this action. */
  likely?: boolean
}

/** An action, or a link. A destructive action is red, comes last, and must have an icon. */
export type MenuAction =
  | (Common & { onSelect: () => void; danger?: false })
  | (Common & { onSelect: () => void; danger: true; Icon: NonNullable<Common['Icon']> })
  | (Common & { link: LinkComponentProps })

export const isDanger = (action: MenuAction) => 'danger' in action && action.danger === true
