import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { words } from './copy.ts'

const lagoon: MantineColorsTuple = [
  '#E9F6F8',
  '#CFEAEE',
  '#A5D7DF',
  '#78C5D0',
  '#4CB7C5',
  '#2B9AAA',
  '#178294',
  '#0B6E7F',
  '#095C6A',
  '#064450',
]

const red: MantineColorsTuple = [
  '#FDF0F1',
  '#FBE5E6',
  '#F8CBCE',
  '#F5A0A3',
  '#EF6C74',
  '#DC4E58',
  '#C5404A',
  '#B3303A',
  '#962630',
  '#741B24',
]

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif'

const spacing = { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px', '2xl': '32px', '3xl': '48px' }

const fade = { duration: 150, transition: 'fade', timingFunction: 'ease-out' }
const inPlace = { withinPortal: false, floatingStrategy: 'fixed' }
const closeButton = { defaultProps: { 'aria-label': words.close } }

/** The theme has two colours: the brand, and red for destructive actions. Controls take their colours from colours.css. */
export const theme = createTheme({
  colors: { lagoon, red },
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 4 },
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.4', xl: '1.3' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing,
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '12px', xl: '12px' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'none', md: 'var(--c-shadow)', lg: 'var(--c-shadow)', xl: 'var(--c-shadow)' },
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
