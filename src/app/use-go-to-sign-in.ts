import { useNavigate } from '@tanstack/react-router'
import type { WayIn } from './way-in.ts'

/** The way to the sign-in page once the session is over: past every question, and Back does not lead to where it ended. */
export function useGoToSignIn() {
  const navigate = useNavigate()
  return (wayIn: WayIn) => navigate({ to: '/connexion', replace: true, ignoreBlocker: true, state: { wayIn } })
}
