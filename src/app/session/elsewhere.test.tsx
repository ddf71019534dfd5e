import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endElsewhere } from '#api/test-calls.ts'
import { draw, open } from '#app/test-screens.tsx'
import { followSession } from './session-events.ts'

test('[AUTH-25] a sign-out in another tab opens the sign-in page here, without an error or a call', async () => {
  const { router, calls } = await open('ROLE_ADMIN', '/lockers')
  const stop = followSession(router)
  const { container } = draw(router)
  await screen.findByRole('rowheader')
  const before = calls.length
  const said = new Set<string>()
  const watcher = new MutationObserver(() => {
    for (const { textContent } of container.querySelectorAll('[role=alert], [role=status], h1')) said.add(textContent)
  })
  watcher.observe(container, { subtree: true, childList: true, characterData: true })
  act(() => {
    localStorage.clear()
    endElsewhere({ why: 'signed-out' })
  })
  expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeDefined()
  expect([...said].filter((text) => /erreur|indisponible|introuvable|pas pu/i.test(text))).toEqual([])
  expect([...said]).toContain('Connexion')
  expect(calls).toHaveLength(before)
  watcher.disconnect()
  stop()
})
