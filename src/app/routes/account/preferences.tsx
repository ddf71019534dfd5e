import { createFileRoute } from '@tanstack/react-router'
import { menu } from '#app/shell/copy.ts'
import { choices as labelChoices, formatWords, symbolWords } from '#features/orders/labels/copy.ts'
import { symbols } from '#features/orders/labels/formats.ts'
import {
  formatNames,
  formatOf,
  resetLabelSettings,
  symbolOf,
  useLabelSettings,
} from '#features/orders/labels/settings.ts'
import { preferences } from '#features/preferences/copy.ts'
import { Preferences } from '#features/preferences/Preferences.tsx'
import { Setting } from '#features/preferences/Setting.tsx'
import { resetRoundOrder } from '#features/round/use-persisted.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/preferences')({
  component: PreferencesScreen,
})

function PreferencesScreen() {
  const hasAlerts = Route.useRouteContext({ select: ({ config }) => config.features.alerts })
  return (
    <>
      <PageTitle parts={[preferences.title]} />
      <Preferences listTitles={menu} hasAlerts={hasAlerts} onReset={reset}>
        <LabelSettings />
      </Preferences>
    </>
  )
}

function reset() {
  resetLabelSettings()
  resetRoundOrder()
}

function LabelSettings() {
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
