import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createdOrders } from '#features/orders/labels/search.ts'
import { forgetEntries } from '#session/tab.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { CreatedLabels } from './OrderTools.tsx'

test('[LBL-01] [OPS-05] the labels of created deliveries are offered until the session ends, and their ids are in no history entry', async () => {
  const { router } = await renderWithLinks(<CreatedLabels />)
  const link = () => screen.queryByRole('link', { name: 'Imprimer les 2 étiquettes' })
  expect(link()).toBeNull()
  const open = (created: string) => act(() => router.navigate({ to: '/', state: { created } } as never))
  // Long ids, which a random key does not contain by chance.
  const key = createdOrders.keep([471_100_001, 471_100_002])
  await open(key)
  expect(link()?.getAttribute('href')).toContain('471100001')
  expect(JSON.stringify(router.state.location.state)).not.toContain('4711000')
  forgetEntries()
  // Away, and back to an entry of the former session.
  await open('')
  await open(key)
  expect(link()).toBeNull()
})
