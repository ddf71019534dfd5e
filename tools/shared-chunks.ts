import type { SharedChunk } from './chunks.ts'
import { listChunks } from './list-chunks.ts'

const mantine = (...names: string[]) => names.map((name) => `node_modules/@mantine/core/esm/components/${name}/**`)

/** Modules that a screen shares with others. Of two chunks with the same priority the first one takes what both import. */
export const sharedChunks: SharedChunk[] = [
  ...listChunks,
  // What « Aujourd'hui », « Réseau » and the inventory read, and how they say how far. Without what opens over a page.
  {
    name: 'boards',
    priority: 1,
    holds: [
      'src/features/inventory/ReadLine{.tsx,.module.css}',
      'src/features/inventory/ReadState.tsx',
      'src/features/inventory/{copy,figure,groups,parcel-reading,parcel-reads,use-inventory}.ts',
      'src/features/orders/list/CountButton.tsx',
      'src/features/orders/list/{use-worklist-counts,worklists.copy}.ts',
    ],
  },
  // What pages that are no list have in common.
  {
    name: 'pages',
    priority: 1,
    holds: [
      'src/app/shell/BackButton.tsx',
      'src/lib/full-name.ts',
      'src/session/people.ts',
      'src/ui/Card.tsx',
      'src/ui/DescriptionList.tsx',
      'src/ui/DialogButton.tsx',
      'src/ui/dialog-form.ts',
      'src/ui/form/ask-to-leave.ts',
      'src/ui/InfoNote.tsx',
      'src/ui/PartBoundary.tsx',
      'src/ui/StateBadge.tsx',
      'src/ui/StateIcon.tsx',
      'src/ui/StateSwitch.tsx',
    ],
  },
  // What the screens that show or name a person share.
  {
    name: 'users',
    priority: 1,
    holds: [
      'src/api/company-people.ts',
      'src/features/users/copy.ts',
      'src/features/users/link-to-user.tsx',
      'src/features/users/UserCard.tsx',
      'src/session/use-all-people.ts',
    ],
  },
  // What the screens of the inventory share with the link on a machine's page.
  {
    name: 'inventory',
    priority: 0,
    holds: ['src/features/inventory/*', 'src/app/routes/inventory/parcel-columns.tsx'],
  },
  // What all of Mantine's components have in common.
  {
    name: 'mantine',
    priority: 2,
    holds: [
      'node_modules/@mantine/core/esm/core/**',
      ...mantine('CloseButton', 'Input', 'Loader', 'Paper', 'UnstyledButton'),
      'node_modules/@mantine/core/esm/components/Checkbox/CheckIcon.mjs',
    ],
  },
  // What opens over the page: tooltips, menus, dialogs and lists of options share most of their code.
  {
    name: 'overlays',
    priority: 1,
    holds: [
      ...mantine('FocusTrap', 'Modal', 'ModalBase', 'Popover', 'Portal', 'ScrollArea', 'Tooltip', 'Transition'),
      'node_modules/react-remove-scroll/**',
      'src/ui/Dialog.tsx',
      'src/ui/flash/undo-once.ts',
      'src/ui/focus-return.ts',
      'src/ui/plain-text.ts',
    ],
  },
  // Small modules that several screens share. A chunk each would cost more to name than to fetch together.
  {
    name: 'shared',
    priority: 0,
    holds: [
      'src/api/fresh-reading.ts',
      'src/api/whole-list.ts',
      'src/app/scan/camera.copy.ts',
      'src/features/orders/detail/shippers.ts',
      'src/features/orders/labels/search.ts',
      'src/lib/dimensions.ts',
      'src/lib/group-by.ts',
      'src/ui/keyboard/receivers.ts',
      'src/ui/menu/action.ts',
    ],
  },
  // Forms use it, and what reads stored settings.
  { name: 'zod', priority: 1, holds: ['node_modules/zod/**', 'src/lib/zod.ts'] },
  // What screens that write have in common. The delivery list comes without it.
  {
    name: 'writes',
    priority: 2,
    holds: [
      'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
      'node_modules/@tanstack/react-query/build/modern/useMutation.js',
      'src/api/generated/*.writes.ts',
      'src/api/write.ts',
    ],
  },
  // Icons of menus and forms: a chunk each would cost more to name than to fetch together.
  { name: 'icons', priority: 0, holds: ['node_modules/lucide-react/dist/esm/icons/*'] },
  {
    name: 'forms',
    priority: 0,
    holds: [
      'node_modules/@hookform/**',
      'node_modules/react-hook-form/**',
      'src/api/generated/*.schema.ts',
      'src/api/lost-creation.ts',
      'src/api/rules.ts',
      'src/lib/use-is-gone.ts',
      'src/api/use-lost-creation.ts',
      'src/features/*/lost-creation.ts',
      'src/features/lockers/LockerFields.tsx',
      'src/features/lockers/locker-schema.ts',
      'src/features/lockers/models.ts',
      'src/features/lockers/parts-schema.ts',
      'src/features/lockers/Volume.tsx',
      'src/lib/form-values.ts',
      'src/lib/phone.ts',
      'src/lib/violations.ts',
      'src/ui/form/**',
    ],
    except: [
      'src/ui/form/ask-to-leave.ts',
      'src/ui/form/SelectField.tsx',
      'src/ui/form/accent-blind-filter.ts',
      'src/ui/form/QuantityField.tsx',
    ],
  },
  // What the forms of an order share: the wizard, the duplicate and the dialogs of the detail.
  {
    name: 'order-forms',
    priority: 0,
    holds: [
      'src/features/orders/contents/*',
      'src/features/orders/send-once.ts',
      'src/features/orders/use-order-look-up.ts',
      'src/lib/codes.ts',
    ],
  },
  // What the page of the network shares with its map and its tables, which come later, and with « Aujourd'hui ».
  {
    name: 'network',
    priority: 0,
    holds: [
      'src/api/{booking-state,occupancy,temperatures}.ts',
      'src/features/network/{copy,machines,position,queries,words,zone-readings}.ts',
      'src/features/network/{OutsideZones,Symbol,TenseMachines,section-columns}.tsx',
      'src/features/network/{MachineList,Section}.module.css',
    ],
  },
  // The forms before the sign-in are small, and one often leads to the other.
  { name: 'auth', priority: 0, holds: ['src/features/auth/*Form.tsx', 'src/features/auth/DeadLink.tsx'] },
  // Fields with a list of options, which most forms have not.
  { name: 'select', priority: 0, holds: ['src/ui/form/SelectField.tsx'] },
  // What a person has set, and what the settings say. The inventory reads them too.
  {
    name: 'settings',
    priority: 2,
    holds: [
      'src/app/shell/user-menu.copy.ts',
      'src/session/preferences.ts',
      'src/ui/keyboard/covered.ts',
      'src/ui/keyboard/shortcuts.ts',
    ],
  },
  // What the palette shares with its button and its window, which are there before it.
  {
    name: 'find',
    priority: 0,
    holds: [
      'src/app/find/copy.ts',
      'src/app/find/Palette.module.css',
      'src/features/orders/series/copy.ts',
      'src/ui/scan/use-has-camera.ts',
    ],
  },
  // What a scan may mean, for the screens that take one.
  { name: 'scan', priority: 0, holds: ['src/lib/scan/{code,copy,layouts,readings}.ts'] },
  // The camera, in its window and in « Lecture en série ».
  { name: 'camera', priority: 0, holds: ['src/ui/scan/*'], except: ['src/ui/scan/{library,use-has-camera}.ts'] },
  // The words below a list with pages.
  { name: 'paging', priority: 1, holds: ['src/ui/paging/copy.ts'] },
  // What the bookings share with the other screens that name one, and the arrows below their list.
  {
    name: 'booking-slots',
    priority: 0,
    holds: [
      'src/api/generated/booking-slots.ts',
      'src/features/booking-slots/bookings.module.css',
      'src/features/booking-slots/copy.ts',
      'src/features/orders/booking-place.ts',
      'src/features/orders/use-bookings-for.ts',
      'src/ui/paging/PageArrows.tsx',
      'src/ui/paging/PageBar.tsx',
    ],
  },
  // What the page of a delivery shares with its parts that come later.
  {
    name: 'order-detail',
    priority: 0,
    holds: [
      'src/features/orders/actions/use-entries.ts',
      'src/features/orders/change-status.ts',
      'src/features/orders/detail/copy.ts',
      'src/features/orders/detail/detail.module.css',
      'src/features/orders/detail/read-relations.ts',
    ],
  },
  // What the forms of users, of members and of a person's own account share.
  {
    name: 'user-forms',
    priority: 0,
    holds: ['src/features/users/{own-user.ts,PasswordForm.tsx,UserForm.tsx}'],
  },
  // What the tools of the lists share with their dialogs.
  {
    name: 'lists',
    priority: 0,
    holds: [
      'src/app/lists/{copy,layouts,use-shelf,views}.ts',
      'src/app/lists/{ListShelf,SavedViews}.tsx',
      'src/app/lists/{ListDialogs,ListTools}.module.css',
    ],
  },
  // What the filter of the deliveries by machine and company shares with its parts that come later, and with the export.
  {
    name: 'narrow',
    priority: 0,
    holds: [
      'src/features/orders/list/{accepts,choices,narrow.copy,use-found}.ts',
      'src/features/orders/list/narrow.module.css',
    ],
  },
]
