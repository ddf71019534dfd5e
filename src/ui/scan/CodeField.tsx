import { type FormEvent, useState } from 'react'
import { MAX_LENGTH } from '#lib/scan/code.ts'
import { Button } from '#ui/Button.tsx'
import { camera } from './copy.ts'
import styles from './CameraReader.module.css'

/** A field for one code after the other. A scanner types into it too, and its Enter sends. */
export function CodeField({ onText }: { onText: (text: string) => unknown }) {
  const [typed, setTyped] = useState('')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    onText(typed)
    setTyped('')
  }

  return (
    <form className={styles['form']} onSubmit={onSubmit}>
      <input
        aria-label={camera.field}
        placeholder={camera.field}
        className={styles['field']}
        // One more than allowed, so that a code that is too long is refused and not cut.
        maxLength={MAX_LENGTH + 1}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="default">
        {camera.search}
      </Button>
    </form>
  )
}
