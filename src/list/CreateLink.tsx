import type { LinkProps } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Can } from '#session/Can.tsx'
import type { Capability } from '#session/permissions.ts'
import type { ButtonLook } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'

interface Props extends Pick<ButtonLook, 'hideLabel'> {
  may: Capability
  to: NonNullable<LinkProps['to']>
  children: string
}

/** Link to the creation form of a list, for roles that may create. */
export const CreateLink = ({ may, to, hideLabel, children }: Props) => (
  <Can do={may}>
    <LinkButton to={to} leftSection={<Plus {...icon} />} hideLabel={hideLabel}>
      {children}
    </LinkButton>
  </Can>
)
