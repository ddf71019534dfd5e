import { useNavigate } from '@tanstack/react-router'
import type { WayIn } from './way-in.ts'

/** Opens the sign-in page after the end of a session, without questions. Back does not return to the page where it ended. */
export function useGoToSignIn() {
  const navigate = useNavigate()
  return (wayIn: WayIn) => navigate({ to: '/connexion', replace: true, ignoreBlocker: true, state: { wayIn } })
}
