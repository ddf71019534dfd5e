import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { Notices } from './Notices.tsx'

const cannotSave = /rien ne peut être enregistré sur cet écran/

test.each([
  ['/livraisons', 'success', cannotSave],
  ['/lockers/modification/$id', 'success', cannotSave],
  ['/tournee', 'success', /^Vous êtes hors ligne\. Ce que vous confirmez dans la tournée est gardé dans cet onglet/],
  ['/inventaire/$id/comptage', 'success', /^Vous êtes hors ligne\. Le comptage continue, et reste dans cet onglet/],
  ['/preferences', 'success', /s'enregistrent quand même/],
  ['/connexion', 'success', /demande le réseau/],
  ['/livraisons', 'error', /^Vous êtes hors ligne\.$/],
])('[APP-02] without a network the notice says what is true on %s (%s)', (fullPath, status, sentence) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const router = {
    subscribe: () => () => undefined,
    latestLocation: { pathname: fullPath },
    navigate: vi.fn<() => Promise<void>>(),
    state: {
      matches: [
        { fullPath: '/', status: 'success' },
        { fullPath, status },
      ],
    },
  } as unknown as Parameters<typeof Notices>[0]['router']
  renderUi(<Notices router={router} />)
  expect(screen.getByText(/^Vous êtes hors ligne/).textContent).toMatch(sentence)
})
