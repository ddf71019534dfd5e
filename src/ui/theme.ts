import { colorsTuple, createTheme, localStorageColorSchemeManager } from '@mantine/core'
import { storageKeys } from '#lib/storage-keys.ts'
import { words } from './copy.ts'

const fade = { duration: 150, transition: 'fade', timingFunction: 'ease-out' }
const inPlace = { withinPortal: false, floatingStrategy: 'fixed' }
const closeButton = { defaultProps: { 'aria-label': words.close } }

/** Controls take their colours from colours.css, for both themes, and their sizes from sizes.css. So the brand needs no shades here. */
export const theme = createTheme({
  colors: { lagoon: colorsTuple('#0B6E7F') },
  primaryColor: 'lagoon',
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  // Plain objects, not `Button.extend`: the theme must not pull every component into the first chunk.
  components: {
    Input: { vars: () => ({ wrapper: { '--input-fz': 'var(--input-font)', '--input-height': '2.25rem' } }) },
    InputWrapper: {
      defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Select: {
      // The list itself scrolls (base.css). A scrolling area inside it could not be reached by keyboard.
      defaultProps: { nothingFoundMessage: words.noMatch, checkIconPosition: 'right', withScrollArea: false },
    },
    // Menus and lists are drawn where they stand in the page, not at its end, so that they stay in their landmark and dialog.
    Popover: { defaultProps: inPlace },
    Combobox: { defaultProps: { ...inPlace, shadow: 'md' } },
    Menu: {
      defaultProps: {
        ...inPlace,
        shadow: 'md',
        position: 'bottom-end',
        transitionProps: { duration: 150 },
        // ARIA allows no focusable placeholder in a menu: the first entry takes the focus.
        withInitialFocusPlaceholder: false,
        menuItemTabIndex: 0,
      },
    },
    ModalRoot: { defaultProps: { transitionProps: fade, centered: true, radius: 'lg', shadow: 'md' } },
    ModalCloseButton: closeButton,
    DrawerRoot: { defaultProps: { transitionProps: { duration: 150 } } },
    DrawerCloseButton: closeButton,
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 150 } } },
  },
})

/** Where the chosen theme is kept. Mantine writes it as a plain text. */
export const colourScheme = localStorageColorSchemeManager({ key: storageKeys.colourScheme.key })
