import { Drawer } from '@mantine/core'
import { useFocusReturn } from '#ui/focus.ts'
import { countsAsOpen } from '#ui/open.ts'
import { menu } from './copy.ts'
import { SideMenu } from './SideMenu.tsx'

interface Props {
  opened: boolean
  documentationUrl: string
  onClose: () => void
}

/** The menu as a drawer, without Mantine's <header>, which screen readers would announce as a second banner. */
export function PhoneMenu({ opened, documentationUrl, onClose }: Props) {
  useFocusReturn(opened)
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={256} padding={0} returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content ref={countsAsOpen} aria-label={menu.label}>
        {/* On the line of the brand, with the height of the top bar. */}
        <Drawer.CloseButton pos="absolute" top={12} right={12} style={{ zIndex: 1 }} />
        <SideMenu collapsed={false} documentationUrl={documentationUrl} onNavigate={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  )
}
