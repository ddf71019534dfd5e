import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'

/** « Retour » goes back exactly one step, or to the list from a page that was opened directly (NAV-12, G-109). */
export function BackButton({
  parent,
}: {
  parent: '/societes' | '/utilisateurs' | '/lockers' | '/bookings' | '/livraisons' | '/inventaire' | '/mon-compte'
}) {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return (
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
}
