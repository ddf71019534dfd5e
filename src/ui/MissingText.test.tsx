import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MissingText } from './MissingText.tsx'
import { renderUi } from './render-ui.tsx'

test('a missing value is shown as a dash and announced as « non renseigné »', () => {
  renderUi(
    <>
      <MissingText />
      <MissingText>-</MissingText>
      <MissingText>{0}</MissingText>
    </>,
  )
  expect(screen.getAllByRole('img', { name: 'non renseigné' }).map((each) => each.textContent)).toEqual(['-', '-'])
  expect(screen.getByText('0')).toBeTruthy()
})
