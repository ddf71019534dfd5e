import { useMantineColorScheme } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { menuCollapsed, useMenuCollapsed } from '#app/shell/menu-state.ts'
import { choices as labelChoices, formatWords, symbolWords } from '#features/orders/labels/copy.ts'
import { symbols } from '#features/orders/labels/formats.ts'
import {
  formatNames,
  formatOf,
  resetLabelSettings,
  symbolOf,
  useLabelSettings,
} from '#features/orders/labels/settings.ts'
import { resetLayouts } from '#list/list-layout.ts'
import { useOwnViews } from '#list/views.ts'
import { resetPreferences, type SwitchName, usePreference } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { preferences } from './copy.ts'
import { ListPreferences, LostViews } from './ListPreferences.tsx'
import { ScanSettings } from './ScanSettings.tsx'
import { Setting } from './Setting.tsx'
import styles from './Preferences.module.css'

/** Every setting of this device. A change takes effect at once, in all tabs. */
export function Preferences() {
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
    menuCollapsed.reset()
    resetLayouts()
    removeAll()
    // Written, not removed: Mantine tells other tabs only of a theme that is written, and these write it again.
    setColorScheme('auto')
    flash.success(preferences.wasReset)
  }

  return (
    <>
      <PageHeader
        title={preferences.title}
        action={
          <Button variant="default" leftSection={<RotateCcw {...icon} />} onClick={reset}>
            {preferences.reset}
          </Button>
        }
      />
      <p className={styles['intro']}>{preferences.intro}</p>
      <div className={styles['cards']}>
        <Card title={preferences.display}>
          <Theme />
          <CollapsedMenu />
        </Card>
        <Card title={preferences.use}>
          <Switch name="shortcuts" />
          <Switch name="autoRefresh" />
        </Card>
        <Card title={preferences.lists}>
          <ListPreferences />
        </Card>
        <Card title={preferences.device}>
          <Switch name="sounds" />
          <Switch name="vibration" />
          <ScanSettings />
          <Labels />
        </Card>
      </div>
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

function Labels() {
  const [{ format, symbol }, change] = useLabelSettings()
  return (
    <>
      <Setting {...labelChoices.format} label={preferences.labelFormat}>
        {(hintId) => (
          <FilterSelect
            label={preferences.labelFormat}
            describedBy={hintId}
            value={format}
            options={formatNames.map((each) => [each, formatWords[each]])}
            onChange={(value) => change({ format: formatOf(value) ?? format })}
          />
        )}
      </Setting>
      <Setting {...labelChoices.symbol} label={preferences.labelSymbol}>
        {(hintId) => (
          <FilterSelect
            label={preferences.labelSymbol}
            describedBy={hintId}
            value={symbol}
            options={symbols.map((each) => [each, symbolWords[each]])}
            onChange={(value) => change({ symbol: symbolOf(value) ?? symbol })}
          />
        )}
      </Setting>
    </>
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

function Switch({ name }: { name: SwitchName }) {
  const [on, set] = usePreference(name)
  const { label, hint } = preferences[name]
  return (
    <Setting label={label} hint={hint}>
      {(hintId) => <StateSwitch label={label} describedBy={hintId} on={on} onChange={set} />}
    </Setting>
  )
}
