import { colorsTuple, createTheme } from '@mantine/core'
import { words } from './copy.ts'

const fade = { duration: 150, transition: 'fade', timingFunction: 'ease-out' }
const inPlace = { withinPortal: false, floatingStrategy: 'fixed' }
const closeButton = { defaultProps: { 'aria-label': words.close } }

/** Mantine theme. Colours of both themes are in colours.css, and sizes in sizes.css, so the brand needs no shades here. */
export const theme = createTheme({
  colors: { lagoon: colorsTuple('#0B6E7F') },
  primaryColor: 'lagoon',
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  // Plain objects instead of `Button.extend`, which would put all components into the first chunk.
  components: {
    Input: { vars: () => ({ wrapper: { '--input-fz': 'var(--input-font)', '--input-height': '2.25rem' } }) },
    InputWrapper: {
      defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Select: {
      // The list itself scrolls (base.css). A scroll area inside it would not be reachable by keyboard.
      defaultProps: { nothingFoundMessage: words.noMatch, checkIconPosition: 'right', withScrollArea: false },
    },
    // Menus and lists are rendered in place instead of at the end of the page, so that they stay in their landmark and dialog.
    Popover: { defaultProps: inPlace },
    Combobox: { defaultProps: { ...inPlace, shadow: 'md' } },
    Menu: {
      defaultProps: {
        ...inPlace,
        shadow: 'md',
        position: 'bottom-end',
        transitionProps: { duration: 150 },
        // ARIA allows no focusable placeholder in a menu, so the first entry takes the focus.
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
