import { createFileRoute, redirect } from '@tanstack/react-router'
import { DEFAULT_HOME } from '#app/session/guards.ts'

export const Route = createFileRoute('/_console/')({
  beforeLoad: ({ context }) => {
    const { home } = context.config
    // `href` keeps the address unchanged, with its filters.
    throw home === ''
      ? redirect({ to: DEFAULT_HOME, replace: true })
      : redirect({ href: home, replace: true, state: { isHome: true } })
  },
})
