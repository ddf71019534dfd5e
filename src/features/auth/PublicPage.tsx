import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageTitle } from '#ui/PageHeader.tsx'

/** A page without a session: its title, also of the tab, above its parts. */
export const PublicPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xl">
    <PageTitle parts={[title]} />
    <Title order={1} fz="xl" lh={1.3} tabIndex={-1}>
      {title}
    </Title>
    {children}
  </Stack>
)
