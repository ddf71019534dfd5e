import { existsSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { LockerImage } from './LockerCard.tsx'

const generic = "Illustration générique d'une machine"

test.each<[type: number | undefined, file: string, alt: string]>([
  [401, 'machine-401.svg', 'Illustration de la machine de type 401'],
  [501, 'machine-501.svg', 'Illustration de la machine de type 501'],
  [503, 'machine-503.svg', 'Illustration de la machine de type 503'],
  [999, 'machine.svg', generic],
  [undefined, 'machine.svg', generic],
])(
  '[LOC-12] the model %s has the picture %s of the console, and a generic one when it does not load',
  (type, file, alt) => {
    renderUi(<LockerImage type={type} />)
    const picture = screen.getByRole('img', { name: alt })
    expect(picture.getAttribute('src')).toBe(`/machines/${file}`)
    expect(existsSync(`public/machines/${file}`)).toBe(true)
    fireEvent.error(picture)
    // No further attempt after the generic picture has failed.
    fireEvent.error(picture)
    expect(screen.getByRole('img', { name: generic }).getAttribute('src')).toBe('/machines/machine.svg')
  },
)
