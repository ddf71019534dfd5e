import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'

interface Props {
  parent: '/societes' | '/utilisateurs' | '/lockers' | '/bookings' | '/livraisons' | '/inventaire' | '/mon-compte'
  /** Further ways out of the page, on the same line. */
  beside?: ReactNode
}

/** « Retour » goes back exactly one step, or to the list from a page that was opened directly (NAV-12, G-109). */
export function BackButton({ parent, beside }: Props) {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const button = (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={<ArrowLeft {...icon} />}
      onClick={() => (canGoBack ? router.history.back() : navigate({ to: parent, replace: true }))}
    >
      {words.back}
    </Button>
  )
  return beside ? (
    <div>
      {button} {beside}
    </div>
  ) : (
    button
  )
}
