/**
 * Mantine's style sheets, one per component, in order of their dependencies. The `.layer` files put them into a cascade layer,
 * so that our rules win in any order of chunks. A component without its sheet is unstyled without an error, so add the sheet
 * on the first use of a component (a house test checks it).
 */
import './reset.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import './colours.css'
import './sizes.css'
import './base.css'
import './print.css'
