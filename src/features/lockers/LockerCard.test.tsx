import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { LockerImage } from './LockerCard.tsx'

test('the picture comes from the console, never from the server, and the generic one replaces one that does not load', () => {
  renderUi(<LockerImage type={501} className={undefined} />)
  const picture = screen.getByRole<HTMLImageElement>('img')
  expect(picture.getAttribute('src')).toBe('/machines/machine-501.svg')
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/machines/machine.svg')
  // No further attempt after the generic picture has failed.
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/machines/machine.svg')
})

test.each([0, -1, 99_999, Number.NaN, undefined])('a model %s without a drawing has the generic one', (type) => {
  renderUi(<LockerImage type={type} className={undefined} />)
  expect(screen.getAllByRole('img').at(-1)?.getAttribute('src')).toBe('/machines/machine.svg')
})
