import { localStorageColorSchemeManager } from '@mantine/core'
import { colourSchemeKey } from '#lib/storage-keys.ts'

/** Storage of the chosen colour scheme, which Mantine writes as plain text. Apart from the theme, because check-start.ts needs no more. */
export const colourScheme = localStorageColorSchemeManager({ key: colourSchemeKey.key })
