import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { json, record } from '#api/test-calls.ts'
import { flash } from '#ui/flash/flash.ts'
import { display, page } from './test-screens.tsx'

/** Deleting a record on its screen. `query/deletions.dom.test.ts` has the refusals, `ui/dialog/confirm.test.tsx` the dialog. */

const records: Record<string, object> = {
  '/api/companies': { '@id': '/api/companies/7', id: 7, name: 'Vaiana' },
  '/api/users': { ...record('users', 7), firstName: 'Moana', lastName: 'Tehei', memberships: [], ownerships: [] },
  '/api/lockers': { '@id': '/api/lockers/7', id: 7, cleveronApmId: 'APM003' },
}

test.each([
  ['[CO-10] [CO-11] [ERR-31]', '/societes', 'companies', 'la société « Vaiana »', 'Société supprimée !'],
  [
    '[USR-06] [USR-07] [USR-08] [ERR-40]',
    '/utilisateurs',
    'users',
    "l'utilisateur Moana Tehei",
    'Utilisateur supprimé !',
  ],
  ['[LOC-08]', '/lockers', 'lockers', 'la machine « APM003 »', 'Machine supprimée !'],
  ['[LOC-21] [API-53]', '/lockers/detail/7', 'lockers', 'la machine « APM003 »', 'Machine supprimée !'],
])('%s on %s a record of %s is deleted after a question, once', async (_ids, path, name, what, done) => {
  const said = vi.spyOn(flash, 'success')
  let isGone = false
  const { router, calls } = await display('ROLE_SUPER_ADMIN', path, ({ method, url }) => {
    if (method === 'DELETE') isGone = true
    if (method === 'DELETE') return new Response(null, { status: 204 })
    const [asked = ''] = url.split('?')
    const rows = records[asked] && !isGone ? [records[asked]] : []
    return json(asked === '/api/lockers/7' ? records['/api/lockers'] : page(...rows))
  })
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`)
  async function ask() {
    const remove = () => screen.getByRole(path.includes('detail') ? 'button' : 'menuitem', { name: 'Supprimer' })
    // The rows are drawn anew when the code of their menus has come, which closes an open menu.
    if (!path.includes('detail'))
      await waitFor(() => {
        if (screen.queryByRole('menu') === null) fireEvent.click(screen.getByRole('button', { name: /^Actions :/ }))
        remove()
      })
    fireEvent.click(await waitFor(remove))
    return screen.findByRole('dialog')
  }
  const question = await ask()
  expect(question.textContent?.replaceAll(/\s/g, ' ')).toContain(`Voulez-vous vraiment supprimer ${what} ?`)
  fireEvent.click(within(question).getByRole('button', { name: 'Non' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes()).toEqual([])

  const yes = within(await ask()).getByRole('button', { name: 'Oui, je confirme' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  await waitFor(() => expect(said.mock.calls.map(([message]) => message)).toEqual([done]))
  await waitFor(() => expect(screen.getByText('Aucun enregistrement !')).toBeDefined())
  expect(writes()).toEqual([`DELETE /api/${name}/7`])
  expect(router.state.location.pathname).toBe(path.replace('/detail/7', ''))
})
