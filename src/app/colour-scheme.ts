import { localStorageColorSchemeManager } from '@mantine/core'
import { storageKeys } from '#lib/storage-keys.ts'

/** Where the chosen theme is kept. Mantine writes it as a plain text. */
export const colourScheme = localStorageColorSchemeManager({ key: storageKeys.colourScheme.key })
