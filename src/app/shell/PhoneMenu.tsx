import { Drawer } from '@mantine/core'
import { menu } from './copy.ts'
import { SideMenu } from './SideMenu.tsx'

interface Props {
  opened: boolean
  documentationUrl: string
  onClose: () => void
}

/** The menu over the page, on screens too small to keep it beside. */
export function PhoneMenu({ opened, documentationUrl, onClose }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={256}
      padding={0}
      title={menu.label}
      styles={{ header: { paddingInline: 16 } }}
    >
      <SideMenu collapsed={false} documentationUrl={documentationUrl} onNavigate={onClose} />
    </Drawer>
  )
}
