import { Stack, Text, useMantineColorScheme } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { resetLayouts, useChangedLists } from '#list/list-layout.ts'
import type { ListName } from '#list/parameters.ts'
import { useOwnViews, type View } from '#list/views.ts'
import {
  menuCollapsed,
  resetPreferences,
  type SwitchName,
  useMenuCollapsed,
  usePreference,
} from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { preferences } from './copy.ts'
import { ScanSettings } from './ScanSettings.tsx'
import { Setting } from './Setting.tsx'

type ListTitles = Readonly<Record<ListName, string>>

interface Props {
  listTitles: ListTitles
  /** Whether this deployment has alerts. */
  hasAlerts: boolean
  /** Resets the label settings as well. */
  onReset: () => void
  /** The settings of the labels, below those of the scanner. */
  children: ReactNode
}

/** Every setting of this device. A change takes effect at once, in all tabs. */
export function Preferences({ listTitles, hasAlerts, onReset, children }: Props) {
  const { setColorScheme } = useMantineColorScheme()
  const { views, removeAll } = useOwnViews()

  async function reset() {
    const message = (
      <>
        <p>{preferences.resetMessage}</p>
        <LostViews views={views} listTitles={listTitles} />
      </>
    )
    if (!(await confirm({ title: preferences.resetQuestion, message, danger: true }))) return
    resetPreferences()
    onReset()
    menuCollapsed.reset()
    resetLayouts()
    removeAll()
    // Written and not removed, because Mantine notifies other tabs only about a written theme, and they write it again.
    setColorScheme('auto')
    flash.success(preferences.wasReset)
  }

  return (
    <>
      <PageHeader
        title={preferences.title}
        more={
          <Button variant="default" leftSection={<RotateCcw {...icon} />} onClick={reset}>
            {preferences.reset}
          </Button>
        }
      />
      <Text mb="lg" c="dimmed">
        {preferences.intro}
      </Text>
      {/* Narrow, so that a switch stays near its name on a wide screen. */}
      <Stack gap="lg" maw={720}>
        <Card title={preferences.display}>
          <Theme />
          <CollapsedMenu />
        </Card>
        <Card title={preferences.use}>
          <Switch name="shortcuts" />
          <Switch name="autoRefresh" />
        </Card>
        {hasAlerts && <Alerts />}
        <Card title={preferences.lists}>
          <ChangedColumns listTitles={listTitles} />
          <OwnViews listTitles={listTitles} />
        </Card>
        <Card title={preferences.device}>
          <Switch name="sounds" />
          <Switch name="vibration" />
          <ScanSettings />
          {children}
        </Card>
      </Stack>
    </>
  )
}

function Theme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { label, hint } = preferences.theme
  function choose(value: string) {
    const [theme] = preferences.themes.find(([each]) => each === value) ?? ['auto' as const]
    setColorScheme(theme)
  }
  return (
    <Setting label={label} hint={hint}>
      {(hintId) => (
        <FilterSelect
          label={label}
          describedBy={hintId}
          value={colorScheme}
          options={preferences.themes}
          onChange={choose}
        />
      )}
    </Setting>
  )
}

function CollapsedMenu() {
  const isCollapsed = useMenuCollapsed()
  return (
    <Setting {...preferences.menu}>
      {(hintId) => (
        <StateSwitch
          label={preferences.menu.label}
          describedBy={hintId}
          on={isCollapsed}
          onChange={menuCollapsed.set}
        />
      )}
    </Setting>
  )
}

/** `missing`: a browser without notifications, or plain http. */
const permission = (): NotificationPermission | 'missing' =>
  'Notification' in window ? Notification.permission : 'missing'

function Alerts() {
  const [allowed, setAllowed] = useState(permission)
  const { label, ...hints } = preferences.notifications

  /** Asked after a press, as browsers demand. The answer changes only whether the system shows a message. */
  async function ask(on: boolean) {
    if (!on || permission() !== 'default') return
    await Notification.requestPermission()
    setAllowed(permission)
  }
  return (
    <Card title={preferences.alerts}>
      <Switch name="alertExpired" onSwitch={ask} />
      <Switch name="alertMachines" onSwitch={ask} />
      <Switch name="alertZones" onSwitch={ask} />
      <Setting label={label} hint={hints[allowed]}>
        {() => null}
      </Setting>
    </Card>
  )
}

function Switch({ name, onSwitch }: { name: SwitchName; onSwitch?: (on: boolean) => unknown }) {
  const [on, set] = usePreference(name)
  const { label, hint } = preferences[name]
  return (
    <Setting label={label} hint={hint}>
      {(hintId) => (
        <StateSwitch
          label={label}
          describedBy={hintId}
          on={on}
          onChange={(next) => {
            set(next)
            onSwitch?.(next)
          }}
        />
      )}
    </Setting>
  )
}

/** Columns of the lists, with a separate reset. */
function ChangedColumns({ listTitles }: { listTitles: ListTitles }) {
  const changed = useChangedLists()
  const words = preferences.columns
  // Not `disabled`, which would lose the focus after a press.
  const noneChanged = changed.length === 0

  function reset() {
    resetLayouts()
    flash.success(words.wasReset)
  }

  return (
    <Setting label={words.label} hint={words.hint(changed.map((list) => listTitles[list]))}>
      {(hintId) => (
        <Button
          variant="default"
          aria-label={words.resetLabel}
          aria-describedby={hintId}
          aria-disabled={noneChanged || undefined}
          onClick={noneChanged ? undefined : reset}
        >
          {words.reset}
        </Button>
      )}
    </Setting>
  )
}

/** Saved views of the user. */
function OwnViews({ listTitles }: { listTitles: ListTitles }) {
  const { views, removeAll } = useOwnViews()
  const words = preferences.views
  const noView = views.length === 0

  async function remove() {
    const isWanted = await confirm({
      title: words.question(views.length),
      message: <LostViews views={views} listTitles={listTitles} />,
      danger: true,
    })
    if (!isWanted) return
    removeAll()
    flash.success(words.wereRemoved)
  }

  return (
    <Setting label={words.label} hint={words.hint(views.length)}>
      {(hintId) => (
        <Button
          variant="default"
          color="red"
          aria-label={words.removeLabel}
          aria-describedby={hintId}
          aria-disabled={noView || undefined}
          onClick={noView ? undefined : remove}
        >
          {words.remove}
        </Button>
      )}
    </Setting>
  )
}

/** Names the views to remove. The views of other users are kept. */
function LostViews({ views, listTitles }: { views: readonly View[]; listTitles: ListTitles }) {
  if (views.length === 0) return null
  const { lost, one, othersStay } = preferences.views
  return (
    <>
      <p>{lost(views.length)}</p>
      <ul data-bullets>
        {views.map(({ id, name, list }) => (
          <li key={id}>{one(name, listTitles[list])}</li>
        ))}
      </ul>
      <p>{othersStay}</p>
    </>
  )
}
