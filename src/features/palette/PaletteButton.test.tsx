import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { PaletteButton } from './PaletteButton.tsx'

/** Presses the key as soon as the button is in the DOM, before paint. */
function AtOnce({ onPress }: { onPress: (isHeard: boolean) => void }) {
  useLayoutEffect(() => {
    const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })
    window.dispatchEvent(press)
    onPress(press.defaultPrevented)
  }, [onPress])
  return null
}

test('[FIND-01] the shortcut of the palette works as soon as its button is visible', async () => {
  const heard: boolean[] = []
  const onPress = (isHeard: boolean) => void heard.push(isHeard)
  await renderWithLinks(
    <>
      <PaletteButton load={async () => () => null} screens={[]} onRecipient={() => {}} />
      <AtOnce onPress={onPress} />
    </>,
  )
  expect(heard[0]).toBe(true)
})
