import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { LockerImage } from './LockerImage.tsx'

test('a picture is one of ours, whatever the server names, and a generic one when it does not load', () => {
  renderUi(<LockerImage type={501} className={undefined} />)
  const picture = screen.getByRole<HTMLImageElement>('img')
  expect(picture.getAttribute('src')).toBe('/machines/machine-501.svg')
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/machines/machine.svg')
  // That one failing too is the end of it.
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/machines/machine.svg')
})

test.each([0, -1, 99_999, Number.NaN, undefined])(
  'a model %s that we have no drawing of has the generic one',
  (type) => {
    renderUi(<LockerImage type={type} className={undefined} />)
    expect(screen.getAllByRole('img').at(-1)?.getAttribute('src')).toBe('/machines/machine.svg')
  },
)
