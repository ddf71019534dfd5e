import { localStorageColorSchemeManager } from '@mantine/core'

/** Where the chosen theme is kept. */
export const colourScheme = localStorageColorSchemeManager({ key: 'eb_color_scheme' })
