import { Button, type ButtonLook } from './Button.tsx'
import { words } from './copy.ts'
import { retryProps } from './retry-props.ts'

interface Props extends Pick<ButtonLook, 'variant'> {
  /** The answer is on its way. */
  busy: boolean
  onRetry: () => unknown
}

/** « Réessayer » beside something that could not be read (api/read-state.ts). It keeps the focus, and passes it on when it goes. */
export const RetryButton = ({ variant = 'default', busy, onRetry }: Props) => (
  <Button variant={variant} size="xs" {...retryProps(busy, onRetry)}>
    {words.retry}
  </Button>
)
