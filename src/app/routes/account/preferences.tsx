import { Stack, Text, useMantineColorScheme } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { menu } from '#app/shell/copy.ts'
import { choices as labelChoices, formatWords, symbolWords } from '#features/orders/labels/copy.ts'
import { symbols } from '#features/orders/labels/formats.ts'
import { formatNames, resetLabelSettings, useLabelSettings } from '#features/orders/labels/settings.ts'
import { preferences } from '#features/preferences/copy.ts'
import { ScanSettings } from '#features/preferences/ScanSettings.tsx'
import { ButtonSetting, SelectSetting, Setting, SwitchSetting } from '#features/preferences/Setting.tsx'
import { resetRoundOrder } from '#features/round/use-persisted.ts'
import { resetLayouts, useChangedLists } from '#list/list-layout.ts'
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
import { icon } from '#ui/icon.ts'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/preferences')({
  component: PreferencesScreen,
})

/** Every setting of this device. A change takes effect at once, in all tabs. */
function PreferencesScreen() {
  const hasAlerts = Route.useRouteContext({ select: ({ config }) => config.features.alerts })
  const { setColorScheme } = useMantineColorScheme()
  const { views, removeAll } = useOwnViews()

  async function reset() {
    const message = (
      <>
        <p>{preferences.resetMessage}</p>
        <LostViews views={views} />
      </>
    )
    if (!(await confirm({ title: preferences.resetQuestion, message, danger: true }))) return
    resetPreferences()
    resetLabelSettings()
    resetRoundOrder()
    menuCollapsed.reset()
    resetLayouts()
    removeAll()
    // Written and not removed, because Mantine notifies other tabs only about a written theme, and they write it again.
    setColorScheme('auto')
    flash.success(preferences.wasReset)
  }

  return (
    <>
      <PageTitle parts={[preferences.title]} />
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
          <ChangedColumns />
          <OwnViews />
        </Card>
        <Card title={preferences.device}>
          <Switch name="sounds" />
          <Switch name="vibration" />
          <ScanSettings />
          <LabelSettings />
        </Card>
      </Stack>
    </>
  )
}

function Theme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SelectSetting {...preferences.theme} value={colorScheme} options={preferences.themes} onChange={setColorScheme} />
  )
}

function CollapsedMenu() {
  const isCollapsed = useMenuCollapsed()
  return <SwitchSetting {...preferences.menu} on={isCollapsed} onChange={menuCollapsed.set} />
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
  return (
    <SwitchSetting
      {...preferences[name]}
      on={on}
      onChange={(next) => {
        set(next)
        onSwitch?.(next)
      }}
    />
  )
}

/** Columns of the lists, with a separate reset. */
function ChangedColumns() {
  const changed = useChangedLists()
  const words = preferences.columns

  function reset() {
    resetLayouts()
    flash.success(words.wasReset)
  }

  return (
    <ButtonSetting
      label={words.label}
      hint={words.hint(changed.map((list) => menu[list]))}
      act={words.reset}
      actLabel={words.resetLabel}
      idle={changed.length === 0}
      onAct={reset}
    />
  )
}

/** Saved views of the user. */
function OwnViews() {
  const { views, removeAll } = useOwnViews()
  const words = preferences.views

  async function remove() {
    const isWanted = await confirm({
      title: words.question(views.length),
      message: <LostViews views={views} />,
      danger: true,
    })
    if (!isWanted) return
    removeAll()
    flash.success(words.wereRemoved)
  }

  return (
    <ButtonSetting
      label={words.label}
      hint={words.hint(views.length)}
      act={words.remove}
      actLabel={words.removeLabel}
      danger
      idle={views.length === 0}
      onAct={remove}
    />
  )
}

/** Names the views to remove. The views of other users are kept. */
function LostViews({ views }: { views: readonly View[] }) {
  if (views.length === 0) return null
  const { lost, one, othersStay } = preferences.views
  return (
    <>
      <p>{lost(views.length)}</p>
      <ul data-bullets>
        {views.map(({ id, name, list }) => (
          <li key={id}>{one(name, menu[list])}</li>
        ))}
      </ul>
      <p>{othersStay}</p>
    </>
  )
}

function LabelSettings() {
  const [{ format, symbol }, change] = useLabelSettings()
  return (
    <>
      <SelectSetting
        {...labelChoices.format}
        label={preferences.labelFormat}
        value={format}
        options={formatNames.map((each) => [each, formatWords[each]])}
        onChange={(chosen) => change({ format: chosen })}
      />
      <SelectSetting
        {...labelChoices.symbol}
        label={preferences.labelSymbol}
        value={symbol}
        options={symbols.map((each) => [each, symbolWords[each]])}
        onChange={(chosen) => change({ symbol: chosen })}
      />
    </>
  )
}
