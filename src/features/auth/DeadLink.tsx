import { LinkButton, TextLink } from '#ui/links.tsx'
import { forgotPassword, resetPassword } from './copy.ts'
import styles from './auth.module.css'

/** Shown for a reset link with a missing or unknown token, after a toast. Offers the next step. */
export function DeadLink() {
  return (
    <div className={styles['stack']}>
      <h1 className={styles['title']} tabIndex={-1}>
        {resetPassword.title}
      </h1>
      <p className={styles['text']}>{resetPassword.deadLink}</p>
      <LinkButton to="/mot-de-passe-oublie">{resetPassword.askAgain}</LinkButton>
      <TextLink to="/connexion">{forgotPassword.back}</TextLink>
    </div>
  )
}
