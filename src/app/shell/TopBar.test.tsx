import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { TopBar } from './TopBar.tsx'

afterEach(cleanup)

test('[JRN-01] the top bar has the bell, which gets the focus back when the messages are closed', async () => {
  await renderWithLinks(
    <TopBar menuExpanded isPhone={false} onToggleMenu={() => {}}>
      {null}
    </TopBar>,
  )
  const bell = screen.getByRole('button', { name: 'Messages' })
  bell.focus()
  fireEvent.click(bell)
  const dialog = await screen.findByRole('dialog', { name: 'Messages' }, { timeout: 10_000 })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await vi.waitFor(() => expect(document.activeElement).toBe(bell))
}, 15_000)
