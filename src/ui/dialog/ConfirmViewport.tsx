import { Box } from '@mantine/core'
import { useId, useState } from 'react'
import { ConflictError } from '#lib/conflict.ts'
import { violationsOf } from '#lib/violations.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { rememberFocus } from '#ui/focus.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { Unbroken } from '#ui/MissingText.tsx'
import { DOUBLE_CLICK_MS, useOneAtATime } from '#ui/timing.ts'
import { useRouterEvent } from '#ui/use-router-event.ts'
import { type OpenConfirm, useOpenConfirm } from './confirm.ts'
import { Dialog, DialogButtons } from './Dialog.tsx'

/** Shows the question of `confirm()`. The safe answer is first and focused, the backdrop does nothing, Escape means no. */
export function ConfirmViewport() {
  const request = useOpenConfirm()
  return request === undefined ? null : <Question key={request.rank} request={request} />
}

function Question({ request }: { request: OpenConfirm }) {
  const messageId = useId()
  const [giveFocusBack] = useState(() => rememberFocus(request.opener))
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  function finish(confirmed: boolean) {
    request.answer(confirmed)
    giveFocusBack()
  }

  const accept = useOneAtATime(async () => {
    setPending(true)
    setFailure(undefined)
    // The second half of a double click must not hit the page below.
    const clicked = request.run && new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS))
    try {
      await request.run?.()
      await clicked
    } catch (error) {
      setPending(false)
      const text = request.errorText?.(error) ?? reasonsIn(error)
      return text === undefined ? finish(false) : setFailure(text)
    }
    finish(true)
  })

  // Leaving the page, for example by Back on a phone, means no. A running action continues.
  useRouterEvent('onBeforeNavigate', ({ hrefChanged }) => !pending && hrefChanged && request.answer(false))

  const refuse = () => !pending && finish(false)
  return (
    <Dialog
      opened
      question
      size={request.content === undefined ? 'sm' : 'md'}
      title={request.title}
      describedBy={messageId}
      onClose={refuse}
    >
      <Box id={messageId} c="dimmed">
        <Unbroken>{request.message}</Unbroken>
      </Box>
      {request.content}
      {failure !== undefined && (
        <Box mt="md">
          <FormMessage>
            <Unbroken>{failure}</Unbroken>
          </FormMessage>
        </Box>
      )}
      <DialogButtons>
        <Button variant="default" data-autofocus onClick={refuse} aria-disabled={pending || undefined}>
          {request.refuseLabel ?? words.refuse}
        </Button>
        <PendingButton color={request.danger ? 'red' : 'lagoon'} variant="filled" pending={pending} onClick={accept}>
          {request.confirmLabel ?? words.confirm}
        </PendingButton>
      </DialogButtons>
    </Dialog>
  )
}

/** Why nothing was done: a conflict, or violations, because a question has no fields (G-36). */
function reasonsIn(error: unknown) {
  if (error instanceof ConflictError) return error.message
  const reasons = violationsOf(error).map(({ message }) => message)
  return reasons.length > 0 ? reasons.join(' ') : undefined
}
