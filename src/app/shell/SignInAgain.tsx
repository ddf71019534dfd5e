import { useState } from 'react'
import { abandonInput } from '#app/session/session-events.ts'
import { signInAgain } from '#features/auth/copy.ts'
import { SignInAgainForm } from '#features/auth/SignInForm.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useFocusReturn } from '#ui/focus.ts'
import { unsavedWords } from '#ui/form/unsaved.ts'

/** Sign-in over a page with unsaved input, after the server has ended the session. */
export function SignInAgain({ username }: { username: string }) {
  // Texts from the time when the session ended, because the work may finish before the dialog closes.
  const [{ message, leave }] = useState(() => unsavedWords() ?? signInAgain)
  useFocusReturn(true)

  return (
    <Dialog opened question size="sm" title={signInAgain.title} onClose={() => {}}>
      <SignInAgainForm
        username={username}
        message={message}
        cancel={
          <Button variant="default" onClick={abandonInput}>
            {leave}
          </Button>
        }
      />
    </Dialog>
  )
}
