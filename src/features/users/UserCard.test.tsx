import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { UserCard } from './UserCard.tsx'

const teva = { '@id': '/api/users/7', id: 7, firstName: 'Teva', lastName: 'Maono', enabled: true }

test('[ROLE-09] the long label is shown beside the effective role when they differ', () => {
  renderUi(<UserCard user={{ ...teva, roles: ['ROLE_TECH', 'ROLE_SUPER_ADMIN'] }} mention="Propriétaire" />)
  expect(screen.getByText('Propriétaire · Opérateur')).toBeDefined()
  expect(screen.getAllByText('Super administrateur')).toHaveLength(1)
})

test('[USR-33] below another title the card shows the name as well', () => {
  renderUi(<UserCard title="Compte" user={teva} />)
  expect(screen.getByRole('heading', { name: 'Compte' })).toBeDefined()
  expect(screen.getByText('Teva Maono')).toBeDefined()
})
