import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MissingText, Unbroken } from './MissingText.tsx'
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

test('[G-106] a text keeps its letters, while its barcodes and the words before « ! » stay whole', () => {
  const text = 'Voulez-vous vraiment supprimer CMP-2026-14 ?'
  renderUi(
    <>
      <p>
        <Unbroken>{text}</Unbroken>
      </p>
      <p>
        <Unbroken>{`A-${'1'.repeat(30)}`}</Unbroken>
      </p>
    </>,
  )
  const [sentence, long] = screen.getAllByRole('paragraph')
  expect(sentence?.textContent).toBe(text)
  expect([...(sentence?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['CMP-2026-14 ?'])
  // It would leave a phone.
  expect(long?.children).toHaveLength(0)
})
